// The page works without this. With it: the language switch keeps the place on the page, and a button copies the link.
for (const link of document.querySelectorAll("a[data-same-page]")) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}

for (const button of document.querySelectorAll("button[data-copy]")) {
  const link = button.parentElement.querySelector("a[data-permalink]");
  const label = button.textContent;
  if (!navigator.clipboard || !link) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(link.href);
    button.textContent = button.dataset.copy;
    setTimeout(() => { button.textContent = label; }, 2000);
  });
}

// A link to an example opens it; printing shows them all.
const openTarget = () => {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) { target.open = true; target.scrollIntoView(); }
};
addEventListener("hashchange", openTarget);
addEventListener("beforeprint", () => {
  for (const example of document.querySelectorAll("details.ab-example")) example.open = true;
});
openTarget();
