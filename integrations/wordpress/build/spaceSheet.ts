import { type ToolId, toolById } from "../../../sdk/src/catalog/index.ts";
import {
  type EmbedChoice,
  longestButtonLabel,
  longestHeading,
  plainChoice,
} from "../../../sdk/src/embed/EmbedChoice.ts";
import { charactersPerLine } from "../../../sdk/src/embed/reservedSpace.ts";
import { elementSpace } from "../../../sdk/src/embed/snippets/element.ts";

/**
 * The style sheet that keeps a tool's space free, for every choice that changes it: the snippet of the embed builder has
 * these rules inline, which a strict content security policy forbids. The plugin gives the element a class for the
 * lines of its heading or its button's label.
 */
export function spaceSheet(tool: ToolId): string {
  const { tag } = toolById(tool);
  const plain = plainChoice(tool);
  const rules = [{}, { siteKey: "site_" }].flatMap((site) => {
    const brand = "siteKey" in site ? "[site-key]" : "";
    const inline = (lines: string, choice: Partial<EmbedChoice>) =>
      elementSpace({ ...plain, ...site, ...choice }, `${tag}${lines}${brand}:not([mode])`);
    return [
      inline("", {}),
      ...linesUpTo(longestHeading, charactersPerLine.heading).map(({ lines, text }) =>
        inline(`.iep-lines-${lines}`, { heading: text }),
      ),
    ];
  });
  const buttons = linesUpTo(longestButtonLabel, charactersPerLine.button).map(({ lines, text }) =>
    elementSpace({ ...plain, mode: "dialog", buttonLabel: text }, `${tag}.iep-lines-${lines}[mode]`),
  );
  const withoutButton = [
    elementSpace({ ...plain, mode: "dialog", trigger: "a" }, `${tag}[mode][trigger]`),
    elementSpace({ ...plain, mode: "floating" }, `${tag}[mode][mode=floating]`),
  ];
  return `${[...new Set([...rules, ...buttons, ...withoutButton].flatMap((rule) => rule.split("\n")))].join("\n")}\n`;
}

/** A text of each number of lines. */
function linesUpTo(longest: number, perLine: number): readonly { lines: number; text: string }[] {
  return Array.from({ length: Math.ceil(longest / perLine) }, (_, index) => ({
    lines: index + 1,
    text: "x".repeat((index + 1) * perLine),
  }));
}
