/** Lines differ by dash pattern as well as by color. */
export const looks = [
  { color: "var(--iep-primary)", dashes: "" },
  { color: "var(--iep-ink)", dashes: "7 4" },
  { color: "var(--iep-caution)", dashes: "2 4" },
  { color: "var(--iep-quiet)", dashes: "10 4 2 4" },
] as const;

export type Look = (typeof looks)[number];

/** @param index of the line, 0 to 3. */
export function lookOf(index: number): Look {
  return looks[index] ?? looks[0];
}
