/** A color as [light, dark], both `#rrggbb`. */
export type Pair = readonly [light: string, dark: string];

/**
 * Paper, ink, one confident color, and three with a meaning that a word or a shape always repeats. `contrast.test.ts`
 * checks every pair that meets on a screen.
 */
export const colors = {
  paper: ["#FBF8F3", "#12191D"],
  /** Surfaces on the paper: fields, cards, the header. */
  sheet: ["#FFFFFF", "#182227"],
  ink: ["#1D2A33", "#ECE7DE"],
  quiet: ["#4C5A63", "#B4BDC2"],
  /** A divider; never the only outline of a control. */
  line: ["#E4DDD2", "#2E3A41"],
  /** The outline of a field or a button. */
  outline: ["#857C6E", "#71808A"],
  primary: ["#0E5A5A", "#6FC3BC"],
  "on-primary": ["#FFFFFF", "#12191D"],
  /** A tint of the primary, behind the selected item. */
  wash: ["#E6EFEC", "#1B3033"],
  /** Marks and highlights; never text on paper. */
  mark: ["#D9932B", "#D9932B"],
  good: ["#2C6E49", "#7CC79A"],
  caution: ["#9A5B00", "#E5B15C"],
  stop: ["#A62B1F", "#F0958A"],
} as const satisfies Record<string, Pair>;

export type ColorName = keyof typeof colors;

/** Every text and background pair in use, with the contrast that WCAG 2.2 AA requires. */
export const pairsOnScreen: readonly { front: ColorName; back: ColorName; atLeast: 4.5 | 3 }[] = [
  ...(["ink", "quiet", "primary", "good", "caution", "stop"] as const).flatMap((front) =>
    (["paper", "sheet", "wash"] as const).map((back) => ({ front, back, atLeast: 4.5 as const })),
  ),
  { front: "on-primary", back: "primary", atLeast: 4.5 },
  { front: "paper", back: "ink", atLeast: 4.5 },
  ...(["paper", "sheet", "wash"] as const).map((back) => ({
    front: "outline" as const,
    back,
    atLeast: 3 as const,
  })),
];

/**
 * The custom properties, for a shadow root's host and for a page of our own. A page that asks for dark
 * colors by `color-scheme` gets them inside our elements too; the `theme` attribute settles it otherwise.
 */
export function tokenCss(): string {
  const names = Object.keys(colors) as ColorName[];
  const plain = names.map((name) => `--iep-${name}:${colors[name][0]};`).join("");
  const both = names
    .filter((name) => colors[name][0] !== colors[name][1])
    .map((name) => `--iep-${name}:light-dark(${colors[name].join(",")});`)
    .join("");
  return `:host,:root{${plain}}@supports (color:light-dark(red,red)){:host,:root{${both}}}`;
}
