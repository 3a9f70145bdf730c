import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { twind, virtual } from "@twind/core";
import { twindConfig } from "./twind.ts";

/** The location of a class name that yields no CSS. */
export class UnknownClassError extends Error {
  override readonly name = "UnknownClassError";
}

/**
 * Turns every `` tw`…` `` below the given folders into one finished sheet.
 * @param folders absolute paths; `.ts` and `.tsx` files in them are read, tests and stories left out.
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

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name) && !name.includes("node_modules"),
    )
    .map((name) => join(folder, name));
}
