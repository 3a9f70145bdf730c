import { fillLater } from "../element/fillLater.ts";
import { languageFile, ownFolder } from "../element/locale.ts";
import { toolTag } from "../element/PrerenderedScreen.ts";
import type { ToolModule } from "../element/ToolDefinition.ts";
import { toolClass } from "../element/toolClass.ts";
import type { Fill } from "../element/View.ts";
import type { PrerenderedTool } from "./PrerenderedTool.ts";
import { canPrerender, prerenderedFill } from "./prerenderedFill.ts";

/**
 * Defines a tool's tag with its pre-rendered screens. Its own code is fetched once an element is near the window.
 * @param folder the address of the embed folder.
 */
export function definePrerendered(prerendered: PrerenderedTool, folder: string): void {
  const { tag, tool, css } = prerendered;
  if (customElements.get(tag)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  let isStale = false;
  let isSwitched = false;
  let fetched: ToolModule | null = null;
  const fetchTool = fetchedOnce(async () => {
    fetched = await fetchInOrder(prerendered.files, folder).catch(async (error): Promise<ToolModule> => {
      // A cached script may name files of a removed version: then the current one is requested.
      const current = await fetchBeside(`${tag}.module.js?${Date.now()}`).catch(() => {
        throw error;
      });
      isStale = true;
      return current;
    });
    return fetched;
  });
  const load = async (): Promise<Fill> => {
    const { fill } = await fetchTool();
    // From now on a second script of this tool is one too many.
    Reflect.deleteProperty(Element, "waitsForTool");
    return (element, place) => {
      // Another version may draw another screen, which this one cannot become.
      if (isStale) place.querySelector(toolTag({ tag }))?.remove();
      const filled = fill(element, place);
      // The tool's own sheets, which it has put on, say the same and more.
      const root = element.shadowRoot;
      if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
      return filled;
    };
  };
  const fetchBeside = (file: string) => import(/* @vite-ignore */ folder + ownFolder + file);
  const [prerender, wait] = [prerenderedFill(prerendered, load), fillLater({ tool }, load)];
  const Element = toolClass({
    tool,
    dress: (root) => {
      root.adoptedStyleSheets = [sheet];
    },
    fill: (element, place) => {
      // What was typed in the other language, the code of this one knows once it is there.
      const isPrerendered = !isSwitched && canPrerender(element, prerendered.markup.first, fetched?.element);
      return (isPrerendered ? prerender : wait)(element, place);
    },
    prefetch: () => void fetchTool().catch(() => {}),
    framed: fillLater({ tool }, async () => (await fetchBeside("framed.js")).framed(tool)),
    overlay: async () => (await fetchBeside("overlay.js")).overlay,
    other: async () => {
      isSwitched = true;
      return (await fetchBeside(languageFile)).partsOf(tag);
    },
  });
  // The tool's own code finds its tag defined, and need not warn of it.
  customElements.define(tag, Object.assign(Element, { waitsForTool: true }));
}

/** Calls once; after a failure, again. */
function fetchedOnce<Fetched>(fetch: () => Promise<Fetched>): () => Promise<Fetched> {
  let fetched: Promise<Fetched> | null = null;
  return () => {
    fetched ??= fetch().catch((error) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
}

/** All are requested together, then run. Each step is its own task, so that a press in between is answered. */
async function fetchInOrder(files: readonly string[], folder: string): Promise<ToolModule> {
  for (const file of files) {
    preload(folder + file);
    await new Promise((resolve) => setTimeout(resolve));
  }
  let last: ToolModule | undefined;
  for (const file of files) {
    const address = folder + file;
    // A browser never requests a module again that failed to load, except under another address (whatwg/html#6768).
    last = await import(/* @vite-ignore */ address).catch(
      () => import(/* @vite-ignore */ `${address}?${Date.now()}`),
    );
  }
  if (!last) throw new Error("No file has the tool.");
  return last;
}

function preload(address: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}
