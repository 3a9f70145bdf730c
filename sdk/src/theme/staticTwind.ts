import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, twind, virtual } from "@twind/core";
import presetTailwind from "@twind/preset-tailwind";
import { colors } from "./tokens.ts";

/** The location of a class name that yields no CSS. */
export class UnknownClassError extends Error {
  override readonly name = "UnknownClassError";
}

/**
 * Turns every `` tw`…` `` below the given folders into one finished sheet.
 * @param folders absolute paths; `.ts` and `.tsx` files in them are read, tests and stories left out. A file is read
 *   by itself.
 * @param present folders whose sheet precedes this one: their classes are not generated again, since a plain
 *   class that came a second time would win over the `wide:` and `hover:` classes of the sheet before.
 * @returns CSS whose rem lengths are multiples of `--iep-rem`, and the files it was read from.
 * @throws {UnknownClassError} naming the file and the class, when a class yields no rule.
 */
export function sheetOf(
  folders: readonly string[],
  present: readonly string[] = [],
): { css: string; files: readonly string[] } {
  const files = folders.flatMap(sourcesBelow).sort();
  const tw = twind(twindConfig, virtual());
  const seen = new Set(
    present.flatMap(sourcesBelow).flatMap((file) => classesIn(readFileSync(file, "utf8"))),
  );
  for (const file of files) {
    for (const name of classesIn(readFileSync(file, "utf8"))) {
      if (seen.has(name)) continue;
      seen.add(name);
      const before = tw.target.length;
      tw(name);
      if (tw.target.length === before) {
        throw new UnknownClassError(
          `${file}: the class "${name}" is not one twind knows, so it would do nothing.`,
        );
      }
    }
  }
  return { css: withOurRem(joinQueries(tw.target).join("")), files };
}

/** Puts rules that follow each other under the same media or container query into one block. */
function joinQueries(rules: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const rule of rules) {
    const query = /^@(?:media|container)[^{]*\{/.exec(rule)?.[0];
    const last = joined.at(-1);
    if (query !== undefined && last?.startsWith(query))
      joined.splice(-1, 1, `${last.slice(0, -1)}${rule.slice(query.length)}`);
    else joined.push(rule);
  }
  return joined;
}

/** The class names in the `` tw`…` `` literals of a source text. */
export function classesIn(source: string): string[] {
  return [...source.matchAll(/\btw`([^`]*)`/g)].flatMap((match) =>
    (match[1] ?? "").split(/\s+/).filter(Boolean),
  );
}

/** `1.5rem` becomes `calc(var(--iep-rem)*1.5)`, or px in a query, where variables are not allowed. */
export function withOurRem(css: string): string {
  return (
    css
      // A fallback for browsers older than all others we support.
      .replace(/grid-gap:[^;}]*;/g, "")
      .replace(/@(?:media|container)[^{]*/g, (query) =>
        query.replace(/(\d*\.?\d+)rem/g, (_, number) => `${Number(number) * 16}px`),
      )
      // Inside the innermost braces only: a class such as min-h-[2.75rem] has rem in its selector too.
      .replace(/\{[^{}]*\}/g, (declarations) =>
        declarations.replace(/(-?\d*\.?\d+)rem\b/g, (_, number) =>
          Number(number) === 1 ? "var(--iep-rem)" : `calc(var(--iep-rem)*${Number(number)})`,
        ),
      )
      // Twind negates a length with its own calc().
      .replace(/calc\(calc\(var\(--iep-rem\)\*([\d.]+)\) \* -1\)/g, "calc(var(--iep-rem)*-$1)")
      .replace(/:0px(?=[;}])/g, ":0")
  );
}

function sourcesBelow(path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name) && !name.includes("node_modules"),
    )
    .map((name) => join(path, name));
}

const colorVariables = Object.fromEntries(
  // fill and on-fill are the primary colors, or a partner's accent with matching text (base.css).
  [...Object.keys(colors), "fill", "on-fill"].map((name) => [name, `var(--iep-${name})`]),
);

/** A 4-px grid; 11 is the 44-px target. */
const spacing = {
  0: "0px",
  px: "1px",
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  8: "2rem",
  10: "2.5rem",
  11: "2.75rem",
  16: "4rem",
  24: "6rem",
};

/**
 * Twind as this house uses it. It runs at build time only (see `vite.ts`).
 * `wide:` follows the width of the tool itself, so that a 320-px column of a wide page looks as a phone does;
 * `sm:`, `md:` and `lg:` follow the window and are for pages of the dashboard.
 */
const twindConfig = defineConfig({
  presets: [presetTailwind({ disablePreflight: true })],
  hash: false,
  variants: [
    ["wide", "@container (min-width:560px)"],
    ["chosen", "&:has(:checked)"],
    // A disabled button: for good, or until something is answered (it can then still say what).
    ["off", "&:is(:disabled,[aria-disabled=true])"],
    ["quick", "@media (prefers-reduced-motion:no-preference)"],
  ],
  // The one shadow. The preset's needs variables from its preflight, which we omit.
  rules: [
    ["shadow$", { boxShadow: "0 1px 2px rgb(29 42 51/.06)" }],
    [
      "line-clamp-2$",
      { display: "-webkit-box", "-webkit-box-orient": "vertical", "-webkit-line-clamp": "2" },
    ],
  ],
  theme: {
    screens: { sm: "640px", md: "800px", lg: "1080px" },
    colors: { ...colorVariables, transparent: "transparent", current: "currentColor" },
    spacing,
    borderRadius: { none: "0", DEFAULT: "10px", full: "9999px" },
    borderWidth: { 0: "0", DEFAULT: "1px", 2: "2px", 4: "4px" },
    fontFamily: { text: "inherit", heading: "var(--iep-heading-font,inherit)" },
    fontSize: {
      sm: ["0.9375rem", "1.5"],
      base: ["1.0625rem", "1.55"],
      lg: ["1.1875rem", "1.45"],
      xl: ["1.4375rem", "1.3"],
      "2xl": ["1.875rem", "1.2"],
      "3xl": ["2.375rem", "1.15"],
      "4xl": ["3rem", "1.1"],
    },
    maxWidth: { none: "none", full: "100%", text: "68ch", narrow: "34rem", tool: "48rem", page: "70rem" },
    transitionDuration: { DEFAULT: "150ms" },
  },
});
