/**
 * The one-line script of a partner's page:
 * `<script async src="https://…/embed/v1/loader.js"></script>`
 * It finds our tags, now and whenever the page adds some, and fetches the files of those tools only. It stays
 * under 1 kB, so it speaks to the browser directly and shares no code with anything.
 */

/** Tag to its files below this script's folder, the tool's own first; set by the build. */
declare const IEP_FILES: Readonly<Record<string, readonly string[]>>;

// A module script has no currentScript.
const script = document.currentScript ?? document.querySelector('script[src*="/embed/"][src*="loader.js"]');
const address = (script as HTMLScriptElement | null)?.src ?? "";
const folder = address.replace(/[^/]*$/, "");
const seen: Record<string, unknown> = {};

function scan() {
  for (const element of document.querySelectorAll(":not(:defined)")) {
    const tag = element.localName;
    const files = IEP_FILES[tag];
    // What has been told already is not tried again; a new tag is.
    if (element.querySelector("[role=note]")) continue;
    if (files) {
      // All files at once: the tool's own import of the runtime then finds it on its way.
      seen[tag] ??= Promise.all(files.map((file) => import(folder + file))).catch(() => failed(tag));
    } else if (/^(iep|aide)-/.test(tag)) {
      say(element, `There is no tool <${tag}>. `, "/advanced-tools", "See all tools");
    }
  }
}

/** A loader from the browser's cache may name files of a version that is gone: it asks once for today's, which takes over. */
function failed(tag: string) {
  if (address.includes("?")) {
    delete seen[tag];
    sayFailed(tag);
  } else {
    const today = document.createElement("script");
    today.src = `${address}?${Date.now()}`;
    today.onerror = () => sayFailed(tag);
    document.head.append(today);
  }
}

function sayFailed(tag: string) {
  for (const each of document.querySelectorAll(tag)) {
    say(each, "This tool could not load. ", `/advanced-tools?tool=${tag}`, "Open it on our site");
  }
}

function say(element: Element, text: string, path: string, label: string) {
  const note = document.createElement("p");
  const link = document.createElement("a");
  note.role = "note";
  note.style.cssText = "margin:0;padding:16px;border:1px solid;border-radius:10px";
  link.href = new URL(path, folder).href;
  link.textContent = label;
  note.append(text, link);
  element.replaceChildren(note);
}

scan();
new MutationObserver(scan).observe(document, { childList: true, subtree: true });
