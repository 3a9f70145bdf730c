import type { ToolElement } from "../element/ToolElement.ts";
import { type Changeable, changeable } from "./messages.ts";

/**
 * For the frame: what a page around it looks like can be read from its own colors, and when they change the browser
 * tells, because it moves from one to the other.
 */
export const lookStyle = {
  color: "light-dark(#000, #fff)",
  outlineColor: "var(--iep-accent, #0000)",
  transition: "color 1ms, outline-color 1ms",
} as const;

/**
 * What a frame learns about the element around it: the values its own attributes would have, with the page's colors as
 * numbers.
 * @param ground the page's color behind the element; null keeps the tool on its paper.
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
    // A page's own --iep-accent goes before the attribute, as it does without a frame.
    accent: hexOf(outlineColor) ?? accent,
    background: background === "paper" || ground === null ? null : `${background} ${ground}`,
    heading,
    state,
  };
}

export function isSameLook(one: Required<Changeable>, other: Required<Changeable>): boolean {
  return changeable.every((name) => one[name] === other[name]);
}

/** @param color as browsers compute it. @returns `#rrggbb`, or null for what is not opaque or not in those numbers. */
function hexOf(color: string): string | null {
  const [, ...numbers] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  if (numbers.length === 0) return null;
  return `#${numbers.map((number) => Number(number).toString(16).padStart(2, "0")).join("")}`;
}
