import type { EmbedChoice } from "./EmbedChoice.ts";
import { type HeightStep, type Heights, reservedHeight } from "./reservedHeight.ts";
import { openTool } from "./snippets/fallbackLink.ts";

/** The line above the tool with the site's name and phone, which takes up to three rows on a phone. */
const brandLine = { narrow: 98, wide: 61 };

/** About how many characters a line of a heading and of a button has on a phone; a heading has twice as many on a wide page. */
export const charactersPerLine = { heading: 30, button: 22 };

/** A heading has its lines, and the space below them. */
const headingLine = 28;
const headingSpace = 16;

/**
 * The rules of a style sheet that keep a tool's space free.
 * @param selector of the element or the frame. @param declarations further declarations of its first rule.
 * @param property `min-height` for content that grows on its own, `height` for a frame.
 * @returns one line per rule.
 */
export function spaceRules(
  choice: EmbedChoice,
  {
    selector,
    declarations,
    property,
  }: {
    readonly selector: string;
    readonly declarations: string;
    readonly property: "min-height" | "height";
  },
): string {
  const steps = stepsOf(choice, property === "height");
  return steps
    .map(({ from, height }) => {
      const rule = `${selector} { ${from === 0 ? `${declarations}; ` : ""}${property}: ${height}px }`;
      return from === 0 ? rule : `@media (min-width: ${from}px) { ${rule} }`;
    })
    .join("\n");
}

/** @returns the pixels that a tool takes in a frame this many pixels wide. */
export function frameHeight(choice: EmbedChoice, width: number): number {
  const [first, ...wider] = stepsOf(choice, true);
  return (wider.findLast(({ from }) => from <= width) ?? first).height;
}

function stepsOf(choice: EmbedChoice, isFrame: boolean): Heights {
  if (choice.mode !== "inline" && !isFrame) return buttonSteps(choice);
  const withLines = ({ from, height }: HeightStep): HeightStep => ({
    from,
    height: height + heightOf(choice.heading, from) + brandHeight(choice.siteKey, from),
  });
  const [first, ...wider] = reservedHeight(choice.tool);
  return [withLines(first), ...wider.map(withLines)];
}

/**
 * The heading is then in the dialog. A page's own button needs no space here; a floating one keeps the end of the page
 * free of itself, if its element is there.
 */
function buttonSteps({ tool, mode, buttonLabel, trigger }: EmbedChoice): Heights {
  if (mode === "floating") return [{ from: 0, height: 80 }];
  if (trigger !== null) return [{ from: 0, height: 0 }];
  const lines = Math.ceil((buttonLabel ?? openTool(tool)).length / charactersPerLine.button);
  const wide = { from: 480, height: 48 };
  return lines > 1 ? [{ from: 0, height: 20 + 26 * lines }, wide] : [{ ...wide, from: 0 }];
}

function brandHeight(siteKey: string | null, from: number): number {
  if (siteKey === null) return 0;
  return from < 480 ? brandLine.narrow : brandLine.wide;
}

function heightOf(heading: string | null, from: number): number {
  if (heading === null) return 0;
  const lines = Math.ceil(heading.length / (charactersPerLine.heading * (from < 640 ? 1 : 2)));
  return lines * headingLine + headingSpace;
}
