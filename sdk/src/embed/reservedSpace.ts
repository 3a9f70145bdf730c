import type { EmbedChoice } from "./EmbedChoice.ts";
import { reservedHeight } from "./reservedHeight.ts";

/** A button of one line: as high as buttons are. */
const buttonHeight = 48;
/** A heading has lines of about 60 characters on a wide page and of 30 on a phone, and the space below them. */
const headingLine = 28;
const headingSpace = 16;

/**
 * The rules of a style sheet that keep a tool's space free.
 * @param selector of the element or the frame. @param declarations what stands in its first rule besides the height.
 * @param property `min-height` for what grows by itself, `height` for a frame.
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

function stepsOf(choice: EmbedChoice, isFrame: boolean) {
  const steps =
    choice.mode === "dialog" && !isFrame ? [{ from: 0, height: buttonHeight }] : reservedHeight(choice.tool);
  return steps.map(({ from, height }) => ({ from, height: height + heightOf(choice.heading, from) }));
}

function heightOf(heading: string | null, from: number): number {
  if (heading === null) return 0;
  const lines = Math.ceil(heading.length / (from < 640 ? 30 : 60));
  return lines * headingLine + headingSpace;
}
