import { colors } from "@iep-insider/sdk/theme/tokens";

// Mail programs keep inline styles and drop much else, so every element has its light color inline. Programs that
// support `prefers-color-scheme` get the dark one by class; programs that invert colors on their own get dark ink on
// light paper.

/** The colors of a mail: class, CSS property, and light and dark value. */
const tones = {
  paper: ["background-color", colors.paper],
  sheet: ["background-color", colors.sheet],
  fill: ["background-color", colors.primary],
  "on-fill": ["color", colors["on-primary"]],
  ink: ["color", colors.ink],
  quiet: ["color", colors.quiet],
  accent: ["color", colors.primary],
  line: ["border-color", colors.line],
  mark: ["border-color", colors.mark],
} as const;

export type Tone = keyof typeof tones;

/** The attributes of an element: its colors in both themes, and further inline styles. */
export function look(names: readonly Tone[], style = ""): string {
  const light = names.map((name) => `${tones[name][0]}:${tones[name][1][0]}`);
  return `class="${names.join(" ")}" style="${[...light, style].filter(Boolean).join(";")}"`;
}

/** The one style sheet of a mail. */
export const darkSheet = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries(
  tones,
)
  .map(([name, [property, [, dark]]]) => `.${name}{${property}:${dark} !important}`)
  .join("")}}`;

export const sans =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = "font-family:Georgia,'Times New Roman',serif";
