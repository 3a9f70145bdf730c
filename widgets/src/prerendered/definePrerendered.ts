import { fillLater } from "../element/fillLater.ts";
import type { TranslatedModule } from "../element/LocaleSwitch.tsx";
import { asksForSpanish, isSpanishBuild } from "../element/locale.ts";
import { toolTag } from "../element/PrerenderedScreen.ts";
import type { DefinedTool } from "../element/ToolDefinition.ts";
import { toolClass } from "../element/toolClass.ts";
import type { Fill } from "../element/View.ts";
import type { PrerenderedTool } from "./PrerenderedTool.ts";
import { canPrerender, prerenderedFill } from "./prerenderedFill.ts";

/**
 * Defines a tool's tag with its pre-rendered screens, and fetches its own code at once.
 * @param folder the address of the embed folder.
 * @returns when the code is there, or did not come.
 */
export async function definePrerendered(prerendered: PrerenderedTool, folder: string): Promise<void> {
  const { tag, tool, title, css } = prerendered;
  const isTranslated = import.meta.env.IEP_IS_TRANSLATED && prerendered.isTranslated;
  if (customElements.get(tag)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  let isStale = false;
  let isShown = false;
  let fetched: DefinedTool | null = null;
  const fetchElement = fetchedOnce(async () => {
    // Requesting seven files takes longer than drawing the screen.
    if (isShown) await nextPaint();
    fetched = await fetchInOrder(prerendered.files, folder).catch(async (error): Promise<DefinedTool> => {
      // A cached script may name files of a removed version: then the current one is requested.
      const current = await import(
        /* @vite-ignore */ `${folder}${isSpanishBuild ? "es/" : ""}${tag}.module.js?${Date.now()}`
      ).catch(() => {
        throw error;
      });
      isStale = true;
      return current.element;
    });
    return fetched;
  });
  const load = async (): Promise<Fill> => {
    const element = await fetchElement();
    const fill = isTranslated ? element.fill(title, true) : element.fill(title);
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
  const fetchBeside = (file: string) => import(/* @vite-ignore */ folder + file);
  const [prerender, wait] = [prerenderedFill(prerendered, load), fillLater({ tool }, load)];
  const fetchTranslated = async () => {
    const file = `${isSpanishBuild ? "" : "es/"}${tag}.module.js`;
    const translated: TranslatedModule = await fetchBeside(file);
    return translated.fill;
  };
  let isSwitched = false;
  const Element = toolClass({
    tool,
    title,
    dress: (root) => {
      root.adoptedStyleSheets = [sheet];
    },
    fill: (element, place) => {
      if (isTranslated && asksForSpanish(element) !== isSpanishBuild) {
        isSwitched = true;
        return fillLater({ tool }, fetchTranslated)(element, place);
      }
      const isPrerendered =
        !(isTranslated && isSwitched) && canPrerender(element, prerendered.markup.first, fetched);
      isShown ||= isPrerendered;
      return (isPrerendered ? prerender : wait)(element, place);
    },
    prefetch: () => void fetchElement().catch(() => {}),
    framed: fillLater({ tool }, async () => (await fetchBeside("framed.js")).framed(tool, title)),
    overlay: async () => (await fetchBeside("overlay.js")).overlay,
  });
  // The tool's own code finds its tag defined, and need not warn of it.
  customElements.define(tag, Object.assign(Element, { waitsForTool: true }));
  if (!(isTranslated && isSwitched)) await fetchElement().catch(() => {});
}

/** @returns once what is there has been painted; at once in a page that is not seen. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
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
async function fetchInOrder(files: readonly string[], folder: string): Promise<DefinedTool> {
  for (const file of files) {
    preload(folder + file);
    await new Promise((resolve) => setTimeout(resolve));
  }
  let element: DefinedTool | undefined;
  for (const file of files) {
    const address = folder + file;
    // A browser never requests a module again that failed to load, except under another address (whatwg/html#6768).
    const fetched = await import(/* @vite-ignore */ address).catch(
      () => import(/* @vite-ignore */ `${address}?${Date.now()}`),
    );
    ({ element } = fetched);
  }
  if (!element) throw new Error("No file has the tool.");
  return element;
}

function preload(address: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}
