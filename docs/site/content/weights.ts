import { readFileSync } from "node:fs";

/** The part of the build's manifest that is shown (`widgets/build/manifest.ts`). */
interface Manifest {
  readonly files: Readonly<Record<string, { readonly gzip: number }>>;
  readonly elements: Readonly<Record<string, unknown>>;
}

/**
 * By tag: the compressed bytes that a page loads before the tool's first screen.
 * @throws when the widgets are not built.
 */
export function firstScreenBytes(): Readonly<Record<string, number>> {
  const file = new URL("../../../widgets/dist/embed/manifest.json", import.meta.url);
  const { files, elements }: Manifest = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(Object.keys(elements).map((tag) => [tag, files[`${tag}.js`]?.gzip ?? 0]));
}
