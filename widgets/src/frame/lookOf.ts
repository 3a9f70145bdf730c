import type { ToolElement } from "../element/ToolElement.ts";
import { type Changeable, changeable } from "./messages.ts";

/** Makes the embedding page's colors readable from the frame element's own, with transitions that signal changes. */
export const lookStyle = {
  color: "light-dark(#000, #fff)",
  outlineColor: "var(--iep-accent, #0000)",
  transition: "color 1ms, outline-color 1ms",
} as const;

/**
 * What a frame needs to know of its element: the values of its attributes, with the page's colors in hexadecimal.
 * @param ground the page's color behind the element; null keeps the tool's own background.
 */
export function lookOf(
  element: ToolElement,
  frame: HTMLIFrameElement,
  ground: string | null,
): Required<Changeable> {
  const { theme, accent, background, heading, state } = element.readAttributes().values;
  const { color, outlineColor } = getComputedStyle(frame);
  return {
    theme: theme === "auto" ? (color === "rgb(255, 255, 255)" ? "dark" : "light") : theme,
    // A page's --iep-accent overrides the attribute, as it does without a frame.
    accent: hexOf(outlineColor) ?? accent,
    background: background === "paper" || ground === null ? null : `${background} ${ground}`,
    heading,
    state,
  };
}

export function isSameLook(one: Required<Changeable>, other: Required<Changeable>): boolean {
  return changeable.every((name) => one[name] === other[name]);
}

/** @param color a computed color. @returns `#rrggbb`; null if it is translucent or in another format. */
function hexOf(color: string): string | null {
  const [, ...numbers] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  if (numbers.length === 0) return null;
  return `#${numbers.map((number) => Number(number).toString(16).padStart(2, "0")).join("")}`;
}
