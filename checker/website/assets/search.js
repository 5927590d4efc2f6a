// The search: titles of pages are fetched when the box is opened, words by their first two letters as they are typed.
const box = document.querySelector("[data-find]");
const toggle = document.querySelector("#__search");

if (box && toggle) {
  const root = new URL(box.dataset.find, location.href);
  const input = box.querySelector("input");
  const meta = box.querySelector(".md-search-result__meta");
  const list = box.querySelector(".md-search-result__list");
  const { hint } = meta.dataset;
  const ways = box.querySelector("[data-ways]");
  const MOST = 30;
  const FEW = 8;

  const files = new Map();
  const load = (name) => {
    if (!files.has(name)) {
      files.set(name, fetch(new URL(`search/${name}.json`, root)).then((answer) => (answer.ok ? answer.json() : {})));
      files.get(name).catch(() => { files.delete(name); meta.textContent = meta.dataset.unreached; });
    }
    return files.get(name);
  };

  // As the files were written: small letters without accents, numbers of rules and symbols whole.
  const fold = (text) => text.toLowerCase().replaceAll("æ", "ae").replaceAll("œ", "oe").normalize("NFKD").replace(/\p{M}/gu, "");
  const cut = (text) => fold(text).match(/\{[^{}\s]{1,5}\}|\d+\.\d+[a-z]*|\d+\/\d+|[\p{L}\p{N}]+/gu) || [];
  const fileOf = (word) => word.slice(0, 2).replace(/[^a-z0-9]/g, "_").padEnd(2, "_");

  // Pages with the words that begin like this one. A word that none begins with is tried without its ending.
  const pagesWith = async (word) => {
    const known = Object.entries(await load(fileOf(word)));
    for (let length = word.length; length >= Math.min(word.length, Math.max(4, word.length - 3)); length -= 1) {
      const found = new Map();
      for (const [each, pages] of known) {
        if (!each.startsWith(word.slice(0, length))) continue;
        const exact = each === word ? 3 : 1;
        for (let at = 0; at < pages.length; at += 2) found.set(pages[at], Math.max(found.get(pages[at]) || 0, pages[at + 1] * exact));
      }
      if (found.size) return found;
    }
    return new Map();
  };

  // Pages that have all the words. If none has, those that have the most of them: a word counts the more the fewer pages
  // have it, and small words do not count.
  const find = async (text) => {
    // A single letter is still being typed, or is an article.
    const words = [...new Set(cut(text))].filter((word) => word.length > 1);
    const [pages, ...found] = await Promise.all([load("pages"), ...words.map(pagesWith)]);
    const score = (page) => found.reduce((sum, one) => sum + (one.get(page) || 0), 0);
    const all = [...(found[0] || new Map()).keys()].filter((page) => found.every((one) => one.has(page)));
    const weights = found.map((one, at) => (words[at].length > 3 ? Math.log(1 + pages.length / (1 + one.size)) : 0));
    const share = (page) => found.reduce((sum, one, at) => sum + (one.has(page) ? weights[at] : 0), 0);
    const near = all.length ? [] : [...new Set(found.flatMap((one) => [...one.keys()]))].filter(share);
    const ranked = [...all, ...near].map((page) => [near.length ? share(page) : 0, score(page), pages[page]]);
    ranked.sort(([share1, score1], [share2, score2]) => share2 - share1 || score2 - score1);
    return { pages: ranked.map(([, , page]) => page), isNear: near.length > 0 };
  };

  // Of a rule's page the place of the subrule that was typed: 702.19b.
  const place = (url, text) => {
    const number = text.toLowerCase();
    return /^\d+\.\d+[a-z]$/.test(number) && url === `rules/${number.slice(0, -1)}/` ? `${url}#${number}` : url;
  };

  const row = ([url, title, label, lang]) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const name = document.createElement("span");
    const kind = document.createElement("small");
    item.className = "md-search-result__item";
    link.className = "md-search-result__link ab-found";
    link.href = new URL(place(url, input.value.trim()), root);
    name.textContent = title;
    if (lang) name.lang = lang;
    kind.textContent = label;
    link.append(name, kind);
    item.append(link);
    return item;
  };

  let asked = 0;
  const show = async () => {
    const mine = (asked += 1);
    const text = input.value.trim();
    const found = text ? await find(text).catch(() => null) : { pages: [] };
    if (mine !== asked || !found) return;
    const { pages, isNear } = found;
    list.replaceChildren(...pages.slice(0, isNear ? FEW : MOST).map(row));
    ways.hidden = pages.length > 0;
    // Before anything is looked for, the keyboard passes them by.
    for (const way of ways.querySelectorAll("a")) way.tabIndex = text ? 0 : -1;
    meta.textContent = !text ? hint : !pages.length ? meta.dataset.none : isNear ? meta.dataset.near : `${meta.dataset.some} ${pages.length}`;
  };

  const open = () => { toggle.checked = true; load("pages"); };
  const close = () => { toggle.checked = false; input.blur(); };
  addEventListener("focusin", ({ target }) => { if (!box.contains(target)) toggle.checked = false; });
  toggle.addEventListener("change", () => { if (toggle.checked) input.focus(); });
  input.addEventListener("focus", open);
  input.addEventListener("input", show);
  box.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    const first = list.querySelector("a");
    if (first) first.click();
  });
  box.querySelector("form").addEventListener("reset", () => { setTimeout(show); input.focus(); });

  addEventListener("keydown", (event) => {
    const focus = document.activeElement;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!toggle.checked) {
      const isTyping = focus && focus.matches("input, textarea, select, [contenteditable]");
      if (!isTyping && ["/", "f", "s"].includes(event.key)) { event.preventDefault(); input.focus(); }
      return;
    }
    if (event.key === "Escape") return close();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [input, ...box.querySelectorAll(ways.hidden ? ".md-search-result__list a" : "[data-ways] a")];
    const at = stops.indexOf(focus);
    if (at < 0) return;
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)))].focus();
  });

  // A link may carry what to look for: ?q=702.19b
  const wanted = new URLSearchParams(location.search).get("q");
  if (wanted) { input.value = wanted; open(); input.focus(); show(); }
}
