/** The build's manifest (`widgets/build/manifest.ts`). */
interface Manifest {
  readonly files: Readonly<Record<string, { readonly gzip: number }>>;
  readonly elements: Readonly<Record<string, unknown>>;
}

/** By tag: the compressed bytes that a page loads before the tool's first screen. */
export type Weights = Readonly<Record<string, number>>;

/** Reads them from the files of the tools in this documentation. @returns null on failure. */
export async function readWeights(): Promise<Weights | null> {
  try {
    const response = await fetch(new URL("embed/v1/manifest.json", document.baseURI));
    if (!response.ok) return null;
    const { files, elements }: Manifest = await response.json();
    return Object.fromEntries(Object.keys(elements).map((tag) => [tag, files[`${tag}.js`]?.gzip ?? 0]));
  } catch {
    return null;
  }
}
