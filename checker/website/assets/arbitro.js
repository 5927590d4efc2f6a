// The page works without this. With it: the language switch keeps the place on the page, and buttons copy the link or the text.
// From disk no web server turns the address of a folder into its page.
if (location.protocol === "file:") {
  for (const link of document.querySelectorAll("a[href]")) {
    if (link.protocol === "file:" && link.pathname.endsWith("/")) link.pathname += "index.html";
  }
}

for (const link of document.querySelectorAll("a[data-same-page]")) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}

// Of the game that was stepped through last, if an example holds several.
const addressOfMoment = (button) => {
  const example = button.closest("details");
  const game = example.contains(lastReplay) ? lastReplay : example;
  return new URL(`#${game.querySelector(".ab-moment--now").id}`, location.href).href;
};
for (const button of document.querySelectorAll("button[data-copy]")) {
  const link = button.parentElement.querySelector("a[data-permalink]");
  const label = button.textContent;
  const isOfMoment = "ofMoment" in button.dataset;
  if (!navigator.clipboard || !(link || isOfMoment)) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const { text } = button.dataset;
    const address = isOfMoment ? addressOfMoment(button) : link.href;
    await navigator.clipboard.writeText(text ? `${text}\n${address}` : address);
    button.textContent = button.dataset.copy;
    setTimeout(() => { button.textContent = label; }, 2000);
  });
}

// A game is a list of moments; here one is shown at a time. The address follows, so that it leads to the moment.
const replays = new Map();
let lastReplay = null;
const switchOn = (replay) => {
  const moments = [...replay.querySelectorAll(".ab-moment")];
  const button = (name) => replay.querySelector(`[data-go="${name}"]`);
  let now = 0;
  const show = (index, isAsked) => {
    now = Math.max(0, Math.min(index, moments.length - 1));
    moments.forEach((moment, at) => moment.classList.toggle("ab-moment--now", at === now));
    replay.querySelector("[data-now]").textContent = now;
    // Not `disabled`: a button that is disabled loses the keyboard's focus.
    for (const name of ["first", "back"]) button(name).setAttribute("aria-disabled", now === 0);
    for (const name of ["on", "last"]) button(name).setAttribute("aria-disabled", now === moments.length - 1);
    if (!isAsked) return;
    lastReplay = replay;
    const told = [...moments[now].querySelectorAll(".ab-moment__start, .ab-step ol li")].map((one) => one.textContent.trim());
    replay.querySelector("[data-told]").textContent = `${now} / ${moments.length - 1}. ${told.join(" ")}`;
    if (!replay.closest("[data-try]")) history.replaceState(history.state, "", `#${moments[now].id}`);
  };
  const go = { first: () => show(0, true), back: () => show(now - 1, true), on: () => show(now + 1, true), last: () => show(moments.length - 1, true) };
  for (const name of Object.keys(go)) button(name).addEventListener("click", go[name]);
  replay.querySelector(".ab-replay__bar").hidden = false;
  replay.classList.add("ab-replay--on");
  replays.set(replay, { go, moments, show });
  show(0, false);
};
for (const replay of document.querySelectorAll("[data-replay]")) switchOn(replay);

const KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };
addEventListener("keydown", (event) => {
  const focus = document.activeElement;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.key in KEYS)) return;
  if (focus && focus.matches("input, textarea, select, [contenteditable]")) return;
  const isHere = focus && focus.closest("[data-replay]");
  const replay = isHere || (event.key.startsWith("Arrow") && (lastReplay?.isConnected ? lastReplay : document.querySelector("details[open] [data-replay], [data-try] [data-replay]")));
  if (!replay) return;
  event.preventDefault();
  replays.get(replay).go[KEYS[event.key]]();
});

// A link to an example, or to a moment of it, opens it there; printing shows them all.
const openTarget = () => {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const example = target && target.closest("details.ab-example");
  if (!example) return;
  example.open = true;
  const replay = target.closest("[data-replay]");
  if (replay) {
    const { moments, show } = replays.get(replay);
    show(moments.indexOf(target), false);
    lastReplay = replay;
  }
  (replay || example).scrollIntoView();
};
addEventListener("hashchange", openTarget);
addEventListener("beforeprint", () => {
  for (const example of document.querySelectorAll("details.ab-example")) example.open = true;
});
openTarget();

// The list of all rulings is narrowed down; the address says how.
for (const form of document.querySelectorAll("[data-facets]")) {
  const items = [...document.querySelectorAll("[data-facets-list] > li")].map((item) => [item, item.dataset.tags.split(" ")]);
  const count = document.querySelector("[data-facets-count]");
  const selects = [...form.querySelectorAll("select")];
  const narrow = () => {
    const wanted = selects.filter((one) => one.value).map((one) => `${one.name}:${one.value}`);
    for (const [item, tags] of items) item.hidden = !wanted.every((tag) => tags.includes(tag));
    const some = items.filter(([item]) => !item.hidden).length;
    count.textContent = wanted.length ? `${some} / ` : "";
    // What would leave nothing, beside what is chosen elsewhere, cannot be chosen.
    for (const one of selects) {
      const others = wanted.filter((tag) => !tag.startsWith(`${one.name}:`));
      const left = new Set(items.filter(([, tags]) => others.every((tag) => tags.includes(tag))).flatMap(([, tags]) => tags));
      for (const option of one.options) option.disabled = option.value !== "" && !left.has(`${one.name}:${option.value}`);
    }
    return wanted;
  };
  const write = () => {
    const query = new URLSearchParams(narrow().map((tag) => tag.split(":")));
    // From disk a page may not change the address that leads to it.
    try { history.replaceState(history.state, "", `${location.pathname}${query.size ? `?${query}` : ""}`); } catch { /* it stays */ }
  };
  for (const [name, value] of new URLSearchParams(location.search)) {
    const select = form.querySelector(`select[name="${CSS.escape(name)}"]`);
    if (select && [...select.options].some((option) => option.value === value)) select.value = value;
  }
  form.hidden = false;
  form.addEventListener("change", write);
  form.addEventListener("reset", () => setTimeout(write));
  form.addEventListener("submit", (event) => event.preventDefault());
  narrow();
}

// Who reads another language is offered it once, and never sent there.
const switches = [...document.querySelectorAll("a[data-offer]")];
const spoken = (navigator.languages || [navigator.language]).map((tag) => tag.slice(0, 2)).find((tag) => switches.some((link) => link.lang === tag));
const other = switches.find((link) => link.lang === spoken && !link.ariaCurrent);
const remember = () => { try { localStorage.setItem("arbitro.language", "chosen"); } catch { /* without storage it is offered again */ } };
const isChosen = () => { try { return localStorage.getItem("arbitro.language"); } catch { return null; } };
for (const link of switches) link.addEventListener("click", remember);
if (other && !isChosen()) {
  const offer = document.createElement("aside");
  const link = other.cloneNode();
  const close = document.createElement("button");
  offer.className = "ab-offer";
  link.className = "";
  link.textContent = offer.ariaLabel = other.dataset.offer;
  offer.lang = other.lang;
  link.addEventListener("click", () => { remember(); link.hash = location.hash; });
  close.type = "button";
  close.textContent = "×";
  close.ariaLabel = "OK";
  close.addEventListener("click", () => { remember(); offer.remove(); });
  offer.append(link, close);
  document.body.append(offer);
}
