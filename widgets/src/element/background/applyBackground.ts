import type { PageContext } from "../onPage/PageContext.ts";
import { backgroundFor } from "./backgroundFor.ts";
import { watchBackground } from "./watchBackground.ts";
import { backgroundWords } from "./words.ts";

/**
 * Gives a tool the page's background color, by its own style sheet, as long as it stays readable; otherwise it keeps
 * its own background, and the console tells the site's owner.
 * @returns takes it off again.
 */
export function applyBackground({
  element,
  values: { background, theme, mode },
}: Pick<PageContext, "element" | "values">): () => void {
  const root = element.shadowRoot;
  const [kind, given] = (background ?? "paper").split(" ");
  // Over the page, a dialog is a sheet of paper.
  if (!root || kind === "paper" || mode !== "inline") return () => {};
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const wear = (color: string | null) => {
    // The theme of a frame is that of the page around, which may be dark without saying so.
    const ground = color && backgroundFor(color, given || theme === "auto" ? null : theme);
    if (!ground) tellOnce(element);
    const shades = ground
      ? Object.entries(ground.shades).map(([name, shade]) => `--iep-${name}:${shade}`)
      : [];
    const flush =
      kind === "transparent"
        ? ".iep-base .iep-tool{background:none;border:0}.iep-base .iep-tool>div{padding:0}"
        : "";
    sheet.replaceSync(
      ground
        ? `:host,:host([theme]){color-scheme:${ground.theme};--iep-paper:${color};${shades.join(";")}}${flush}`
        : "",
    );
  };
  let stop = () => {};
  // The page around our frame has read its color, and tells it.
  if (given) wear(given);
  else stop = watchBackground(element, wear);
  return () => {
    stop();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

const told = new WeakSet<HTMLElement>();

function tellOnce(element: HTMLElement): void {
  if (told.has(element)) return;
  told.add(element);
  console.info(`<${element.localName}>: ${backgroundWords.keepsPaper}`);
}
