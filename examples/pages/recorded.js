// A session recorder, trackers and a curious script: whatever a page can read of itself ends up in `recorded`, by the
// way it was read. Nothing is sent anywhere. frame-private.spec.ts looks into it.
const recorded = {
  keys: "",
  input: [],
  shadow: [],
  network: [],
  changes: [],
  session: [],
  messages: [],
  seen: [],
};
window.recorded = recorded;

const roots = new Set([document]);
const observer = new MutationObserver((records) => {
  for (const { type, target, addedNodes, attributeName } of records) {
    const nodes = [...addedNodes].map((node) => node.outerHTML ?? node.textContent);
    recorded.changes.push(
      type,
      target.textContent,
      target.getAttribute?.(attributeName ?? "class"),
      ...nodes,
    );
  }
});
const everything = { subtree: true, childList: true, characterData: true, attributes: true };
observer.observe(document, everything);

// Every shadow root, and every closed one too.
const attachShadow = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (options) {
  const root = attachShadow.call(this, { ...options, mode: "open" });
  roots.add(root);
  observer.observe(root, everything);
  recorded.shadow.push(this.localName);
  return root;
};

for (const target of [window, document]) {
  for (const type of ["keydown", "keypress", "keyup"]) {
    target.addEventListener(
      type,
      (event) => {
        if (target === window && type === "keydown") recorded.keys += event.key;
        recorded.input.push(type, event.key, event.composedPath()[0]?.value);
      },
      true,
    );
  }
  for (const type of [
    "beforeinput",
    "input",
    "change",
    "paste",
    "copy",
    "selectionchange",
    "focusin",
    "click",
  ]) {
    target.addEventListener(
      type,
      (event) => {
        const field = event.composedPath()[0];
        recorded.input.push(type, event.data, field?.value, field?.textContent, String(getSelection()));
      },
      true,
    );
  }
}
window.addEventListener("message", ({ data }) => recorded.messages.push(JSON.stringify(data)));

// Whatever leaves the page.
const realFetch = window.fetch;
window.fetch = (...given) => {
  recorded.network.push(String(given[0]?.url ?? given[0]), String(given[1]?.body ?? ""));
  return realFetch(...given);
};
const { open: realOpen, send: realSend } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (...given) {
  recorded.network.push(String(given[1]));
  return realOpen.apply(this, given);
};
XMLHttpRequest.prototype.send = function (body) {
  recorded.network.push(String(body ?? ""));
  return realSend.call(this, body);
};
const realBeacon = navigator.sendBeacon;
navigator.sendBeacon = (url, body) => {
  recorded.network.push(String(url), String(body ?? ""));
  return realBeacon.call(navigator, url, body);
};

// The session recorder: everything it can reach, with the values of the fields, five times a second.
function serialize(root) {
  const parts = [root.documentElement?.outerHTML ?? root.innerHTML ?? ""];
  for (const element of root.querySelectorAll("*")) {
    if ("value" in element) parts.push(String(element.value));
    if (element.shadowRoot) parts.push(serialize(element.shadowRoot));
    if (element.localName === "iframe") parts.push(insideOf(element));
  }
  return parts.join("\n");
}

/** A frame of another origin gives nothing away, and says so with an error. */
function insideOf(frame) {
  const parts = [];
  for (const read of [
    () => serialize(frame.contentDocument),
    () => serialize(frame.contentWindow.document),
    () => frame.contentWindow.location.href,
    () => JSON.stringify(frame.contentWindow.localStorage),
    () => frame.contentWindow.name,
  ]) {
    try {
      parts.push(String(read()));
    } catch {
      recorded.seen.push("a frame that cannot be read");
    }
  }
  return parts.join("\n");
}

setInterval(() => {
  for (const root of roots) recorded.session.push(serialize(root));
  recorded.session.push(JSON.stringify(performance.getEntries().map(({ name }) => name)));
  recorded.session.push(JSON.stringify({ ...localStorage, ...sessionStorage }), String(getSelection()));
  document.querySelector("#caught").textContent = `${recorded.keys.length} keys caught.`;
}, 200);

addEventListener("DOMContentLoaded", () => {
  const asked = new URLSearchParams(location.search);
  const tool = document.createElement(asked.get("tag") ?? "iep-letter-generator");
  tool.setAttribute("render", asked.get("render") ?? "inline");
  tool.setAttribute("site-key", "site_examplepages");
  tool.style.minHeight = "500px";
  document.querySelector("#place").append(tool);
});
