import type { Tab } from "./Engine.ts";

/** What was about to be printed. */
interface Printed {
  readonly text: string;
  /** Whether the style sheet of the paper applies. */
  readonly isStyled: boolean;
}

/** From now on this page opens no print dialog: where one would open, what it would print is recorded. */
export function catchPrint(tab: Tab): Promise<void> {
  return tab.evaluate(() => {
    const caught: unknown[] = [];
    Reflect.set(window, "caughtPrints", caught);
    const { append } = Element.prototype;
    Element.prototype.append = function (...nodes) {
      append.apply(this, nodes);
      for (const node of nodes)
        if (node instanceof HTMLIFrameElement && node.contentWindow) {
          const inside = node.contentWindow;
          inside.print = () => {
            const { body } = inside.document;
            const { fontFamily } = inside.getComputedStyle(body);
            const plain = getComputedStyle(document.createElement("p")).fontFamily;
            caught.push({ text: body.textContent, isStyled: fontFamily !== "" && fontFamily !== plain });
            inside.dispatchEvent(new Event("afterprint"));
          };
        }
    };
  }, null);
}

/** What was printed since, and whether its frame is gone. */
export function printed(tab: Tab): Promise<{ readonly prints: readonly Printed[]; readonly frames: number }> {
  return tab.evaluate(
    () => ({
      prints: Reflect.get(window, "caughtPrints"),
      frames: document.querySelectorAll("body > iframe").length,
    }),
    null,
  );
}
