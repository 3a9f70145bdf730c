/** How the lines of one chart are told apart: by their dashes, and by color beside that. */
export const looks = [
  { color: "var(--iep-primary)", dashes: "" },
  { color: "var(--iep-ink)", dashes: "7 4" },
  { color: "var(--iep-caution)", dashes: "2 4" },
  { color: "var(--iep-quiet)", dashes: "10 4 2 4" },
] as const;

export type Look = (typeof looks)[number];

/** @param index which line of the chart, from 0; a chart has at most four. */
export function lookOf(index: number): Look {
  return looks[index] ?? looks[0];
}
