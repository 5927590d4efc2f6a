// The engine, off the page's thread: Python for the browser, and our own Python in it. It asks for nothing but these files.
let engine;

const start = async ({ python, engine: zip }) => {
  const { loadPyodide } = await import(new URL("pyodide.mjs", python));
  const [pyodide, answer] = await Promise.all([loadPyodide({ indexURL: python }), fetch(zip)]);
  if (!answer.ok) throw new Error(`${zip}: ${answer.status}`);
  postMessage({ stage: "cards" });
  pyodide.unpackArchive(await answer.arrayBuffer(), "zip", { extractDir: "/engine" });
  pyodide.runPython('import sys; sys.path.insert(0, "/engine")');
  engine = pyodide.pyimport("checker.website.tryit.play");
};

onmessage = async ({ data }) => {
  try {
    if (data.start) {
      await start(data.start);
      postMessage({ stage: "ready" });
    } else {
      postMessage({ answer: JSON.parse(engine.call(JSON.stringify(data.ask))) });
    }
  } catch (error) {
    postMessage({ error: String(error.message || error) });
  }
};
