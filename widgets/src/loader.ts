import { asksForOther, isSpanishBuild, ownFolder } from "./element/locale.ts";
import { allTools, couldNotLoad, noTool, openOnOurSite } from "./element/missingWords.ts";
import { definePrerendered } from "./prerendered/definePrerendered.ts";
import type { PrerenderedTool } from "./prerendered/PrerenderedTool.ts";
import { whenNear } from "./screens/whenNear.ts";

/**
 * The one-line script of a partner's page:
 * `<script async src="https://…/embed/v1/loader.js"></script>`
 * It finds our tags, now and whenever the page adds some, and fetches the files of those tools only, each once it is near
 * the window. It has the pre-rendered questionnaires' screens, which a page would otherwise wait for once more. Of the
 * others, a page with one tool gets the tool's one file `<tag>.js`, and a page with several their modules, so that what
 * they share comes once.
 *
 * It leaves tags in the other language to the loader of that language, which it fetches, so that no word of its own is
 * shown there.
 */

/** The tools' modules, below `assets`, and by tag the indexes of those a tool needs; set by the build. */
declare const IEP_MODULES: readonly string[];
declare const IEP_NEEDED: Readonly<Record<string, readonly number[]>>;
declare const IEP_PRERENDERED: Readonly<Record<string, () => PrerenderedTool>>;
/** Of the loader in Spanish: the tools that are in English alone. */
declare const IEP_ENGLISH_ONLY: readonly string[];
const [modules, needed, prerendered] = [IEP_MODULES, IEP_NEEDED, IEP_PRERENDERED];
const otherLoader = isSpanishBuild ? "loader.js" : "es/loader.js";

// A module script has no currentScript, and in a combined script that is not ours.
const ours = 'script[src*="/embed/"][src*="loader.js"]';
const current = document.currentScript;
const script = current?.matches(ours) ? current : document.querySelector(ours);
const address = (script as HTMLScriptElement | null)?.src ?? "";
/** The embed folder. Empty if unknown: then nothing can be fetched. */
const folder = address.replace(/(es\/)?[^/]*$/, "");
/** The English loader may have fetched this one, and then needs no other. */
const isOfPage = !isSpanishBuild || address.includes("/es/");
const overlaid = "[mode]:not([mode=inline])";
const elsewhere = `[render=iframe],${overlaid}`;
const seen: Record<string, unknown> = {};

function scan() {
  for (const element of document.querySelectorAll(":not(:defined)")) {
    const tag = element.localName;
    // An element with an error note is not retried; a new element is.
    if (element.querySelector("[role=note]") || !/^(iep|aide)-/.test(tag)) continue;
    if (asksForOther(element)) {
      // If it does not come, the page's own link stays in the tag.
      if (isOfPage) seen[otherLoader] ??= import(folder + otherLoader).catch(console.warn);
    } else if (Object.hasOwn(needed, tag)) {
      const loadOnce = async () => (seen[tag] ??= load(tag));
      // A pre-rendered screen is here already, and its code comes when it is near.
      if (prerendered[tag] || isElsewhere(tag)) void loadOnce();
      else whenNear(element, loadOnce);
    } else {
      say(element, noTool(tag), "", allTools);
    }
  }
}

async function load(tag: string) {
  const own = isSpanishBuild && IEP_ENGLISH_ONLY.includes(tag) ? "" : ownFolder;
  const fetch = (file: string) => import(folder + own + file);
  let file = `${tag}.js`;
  if (!isHere(tag)) {
    file = document.querySelector(tag + overlaid) ? "overlay.js" : "framed.js";
  } else if (prerendered[tag] && folder) {
    definePrerendered(prerendered[tag](), folder);
    return;
  } else if (Object.keys(needed).some((other) => other !== tag && isHere(other))) {
    file = `${tag}.module.js`;
    // Preloads them before the tool requests them.
    for (const index of needed[tag] ?? []) preload(`assets/${modules[index]}.js`);
  }
  try {
    // A cached copy may import files of a removed version: the current one is requested once.
    const loaded = await fetch(file).catch(() => fetch(`${file}?${Date.now()}`));
    loaded.define?.(tag);
  } catch {
    delete seen[tag];
    sayFailed(tag);
  }
}

/** An iframe needs none of the tool's files here; over the page, a tool needs none until it is about to be opened. */
function isHere(tag: string) {
  return document.querySelector(`${tag}:not(${elsewhere})`) !== null;
}

/** What opens a tool over the page has to be there at once, and a frame's page comes by itself. */
function isElsewhere(tag: string) {
  return document.querySelector(`${tag}:is(${elsewhere})`) !== null;
}

function preload(file: string) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = folder + file;
  document.head.append(link);
}

function sayFailed(tag: string) {
  const reason = folder
    ? `${folder} is blocked, or is not our address.`
    : "your site combines or rewrites our loader.js. Exclude it from that.";
  console.warn(`<${tag}> could not load: ${reason}`);
  for (const each of document.querySelectorAll(tag)) say(each, couldNotLoad, `?tool=${tag}`, openOnOurSite);
}

/** @param query of the page with all tools. */
function say(element: Element, text: string, query: string, label: string) {
  const note = document.createElement("p");
  note.role = "note";
  note.style.cssText = "margin:0;padding:16px;border:1px solid;border-radius:10px";
  // The snippet's link leads to the right place, even if this script fails.
  let link = element.querySelector("a");
  if (!link && folder) {
    link = document.createElement("a");
    link.href = new URL(`/${ownFolder}advanced-tools${query}`, folder).href;
    link.textContent = label;
  }
  note.append(text, " ", link ?? "");
  element.replaceChildren(note);
}

scan();
new MutationObserver(scan).observe(document, { childList: true, subtree: true });
