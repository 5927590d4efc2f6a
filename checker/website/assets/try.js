// The page on which an example is tried: its form and its text, the worker that plays it, and a link to what was changed.
(() => {
  const root = document.querySelector("[data-try]");
  if (!root) return;
  const part = (name) => root.querySelector(`[data-${name}]`);
  const { lang } = root.dataset;
  const words = JSON.parse(root.dataset.words);
  const address = (name) => new URL(root.dataset[name], location.href).href;
  const LONGEST = 64000; // characters of a text, here and in a link
  const PATIENCE = 20000; // milliseconds for one example

  let example; // {id, text, cites}: what is on the page of the ruling
  let worker = null;
  let ready = null; // a promise: the engine is there
  let settle = null; // what to do with the answer that is being waited for
  let next = null; // what is asked for meanwhile
  let clock;

  const say = (text, state = "") => {
    part("verdict").textContent = text;
    part("verdict").dataset.state = state;
  };
  const note = (text) => {
    part("note").textContent = text;
    part("note").hidden = !text;
    part("choose").hidden = ![words.none, words.unknown].includes(text);
  };
  const busy = (is) => {
    root.setAttribute("aria-busy", is);
    part("cancel").hidden = !is;
    part("run").hidden = is;
  };

  // -- the engine -------------------------------------------------------------------------------------------------

  const stop = () => {
    worker?.terminate();
    worker = ready = null;
    settle?.({ gone: true });
  };

  const begin = () => {
    ready = new Promise((resolve, reject) => {
      worker = new Worker(new URL("../assets/try-worker.js", location.href), { type: "module" });
      worker.onerror = (event) => { event.preventDefault(); reject(new Error(event.message || "worker")); };
      worker.onmessage = ({ data }) => {
        if (data.stage === "ready") resolve();
        else if (data.stage) say(words[data.stage]);
        else if (settle) settle(data);
        else reject(new Error(data.error));
      };
      worker.postMessage({ start: { python: address("python"), engine: address("engine") } });
    });
    return ready;
  };

  const ask = (request) => new Promise((resolve) => {
    settle = (data) => { settle = null; clearTimeout(clock); resolve(data); };
    clock = setTimeout(() => { stop(); say(words.slow, "stopped"); }, PATIENCE);
    worker.postMessage({ ask: request });
  });

  // -- playing ----------------------------------------------------------------------------------------------------

  const forgotten = () => [...part("form").querySelectorAll("[name=forget]:checked")].map((box) => box.value);

  const play = async (change = null) => {
    const request = { do: "run", lang, text: part("source").value, cites: example.cites, forgotten: forgotten(), change };
    if (root.ariaBusy === "true") {
      next = request;
      return;
    }
    busy(true);
    try {
      if (!ready) {
        say(words.python);
        await begin();
      }
      say(words.running);
      const data = await ask(request);
      if (data.answer) show(data.answer, change);
      else if (data.error) { stop(); say(words.broken, "stopped"); }
    } catch (error) {
      stop();
      say(words.failed.replace("{reason}", error.message), "stopped");
    }
    busy(false);
    if (next) {
      const { change: later } = next;
      next = null;
      play(later);
    }
  };

  const show = ({ text, state, told, form, result }, change) => {
    part("start").hidden = true;
    note("");
    for (const name of ["text", "bar", "result", "see"]) part(name).hidden = false;
    if (change) part("source").value = text;
    if (form) keepingFocus(() => { part("form").innerHTML = form; });
    part("form").hidden = !part("form").innerHTML;
    for (const field of part("form").elements) field.disabled = !form;
    part("result").innerHTML = result;
    for (const replay of part("result").querySelectorAll("[data-replay]")) switchOn(replay);
    if (part("result").querySelector("[data-at]")) part("text").open = true;
    say(told, state);
  };

  // A form that is drawn anew has the focus where it had it, and the same lists opened.
  const keepingFocus = (draw) => {
    const { name, value, type } = document.activeElement;
    const isOpen = part("form").querySelector("details")?.open;
    const isHere = part("form").contains(document.activeElement);
    draw();
    if (isOpen) part("form").querySelector("details")?.setAttribute("open", "");
    if (!isHere) return;
    const same = [...part("form").elements].filter((field) => field.name === name);
    (same.find((field) => type !== "checkbox" || field.value === value) || same[0] || part("run")).focus({ preventScroll: true });
  };

  part("form").addEventListener("change", ({ target }) => {
    if (target.name === "forget") play();
    else if (target.reportValidity()) play([target.name, target.type === "checkbox" ? String(target.checked) : target.value]);
  });
  part("form").addEventListener("submit", (event) => event.preventDefault());
  part("source").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) play();
  });
  part("run").addEventListener("click", () => play());
  part("go-on").addEventListener("click", () => {
    part("start").hidden = true;
    part("bar").hidden = false;
    play();
  });
  part("cancel").addEventListener("click", () => { stop(); say(words.stopped, "stopped"); });
  part("reset").addEventListener("click", () => {
    part("source").value = example.text;
    for (const box of part("form").querySelectorAll("[name=forget]")) box.checked = false;
    history.replaceState(history.state, "", `#${example.ruling}/${example.id}`);
    play();
  });
  part("see").addEventListener("click", () => part("result").scrollIntoView({ block: "start" }));
  part("result").addEventListener("click", ({ target }) => {
    const at = target.closest("[data-at]")?.dataset.at.split(":").map(Number);
    if (!at) return;
    const lines = part("source").value.split("\n");
    const place = lines.slice(0, at[0] - 1).reduce((sum, line) => sum + line.length + 1, 0) + at[1] - 1;
    part("text").open = true;
    part("source").focus();
    part("source").setSelectionRange(place, place + Math.max(1, lines[at[0] - 1].length - at[1] + 1));
  });

  // -- links: "#ruling/example", and after it what was changed, packed ------------------------------------------------

  const piped = (data, by) => new Blob([data]).stream().pipeThrough(by);
  const packed = async (text) => {
    const bytes = new Uint8Array(await new Response(piped(text, new CompressionStream("deflate-raw"))).arrayBuffer());
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return `1.${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  };
  const unpacked = async (letters) => {
    if (!letters.startsWith("1.")) throw new Error(words.link);
    let text = "";
    try {
      const bytes = Uint8Array.from(atob(letters.slice(2).replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
      const reader = piped(bytes, new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
      for (let read = await reader.read(); !read.done && text.length <= LONGEST; read = await reader.read()) text += read.value;
    } catch {
      throw new Error(words.link);
    }
    if (text.length > LONGEST) throw new Error(words.long);
    return text;
  };

  part("share").addEventListener("click", async ({ target }) => {
    const state = JSON.stringify({ text: part("source").value, forgotten: forgotten() });
    history.replaceState(history.state, "", `#${example.ruling}/${example.id}/${await packed(state)}`);
    const label = target.textContent;
    try {
      await navigator.clipboard.writeText(location.href);
      target.textContent = words.copied;
      setTimeout(() => { target.textContent = label; }, 2000);
    } catch { /* the address has it, to be copied by hand */ }
  });

  // -- what the address asks for ------------------------------------------------------------------------------------

  const lacks = () => typeof WebAssembly !== "object" || typeof Worker !== "function" || !("noModule" in HTMLScriptElement.prototype);

  const open = async () => {
    const [ruling, id, letters] = location.hash.slice(1).split("/");
    for (const name of ["of", "start", "form", "text", "bar", "result"]) part(name).hidden = true;
    note("");
    if (!ruling || !id || !/^[a-z0-9-]+$/.test(ruling)) return note(words.none);
    const page = `../r/${ruling}/${location.protocol === "file:" ? "index.html" : ""}#example-${id}`;
    Object.assign(part("ruling"), { href: page, textContent: words.back });
    part("of").hidden = false;
    if (location.protocol === "file:") return note(words.disk);
    const answer = await fetch(new URL(`api/examples/${ruling}.json`, address("root")));
    const data = answer.ok ? await answer.json() : { examples: [] };
    const found = data.examples.find((one) => one.id === id);
    if (!found) {
      part("of").hidden = true;
      return note(words.unknown);
    }
    example = { ...found, ruling, cites: data.cites };
    const spoken = lang in data.title ? lang : Object.keys(data.title)[0];
    for (const [name, text] of [["ruling", data.title], ["answer", data.answer]]) Object.assign(part(name), { textContent: text[spoken], lang: spoken });
    part("number").textContent = words.example.replace("{number}", data.examples.indexOf(found) + 1);
    part("source").value = found.text;
    if (lacks()) return note(words.old);
    if (letters) note(words.changed);
    part("start").hidden = false;
    part("text").hidden = false;
    if (!letters) return undefined;
    try {
      const state = JSON.parse(await unpacked(letters));
      part("source").value = String(state.text);
      part("form").innerHTML = "";
      for (const rule of state.forgotten) {
        const box = Object.assign(document.createElement("input"), { type: "checkbox", name: "forget", value: rule, checked: true });
        part("form").append(box);
      }
    } catch (error) {
      note(error instanceof SyntaxError ? words.link : error.message);
    }
    return undefined;
  };

  addEventListener("hashchange", open);
  open();
})();
