import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { EmbedFiles } from "./embed.ts";
import { version } from "./version.ts";
import { embedFolder } from "./vite.ts";

/** One file of the embed folder, as a site owner may want to check it. */
export interface ManifestFile {
  /** Bytes as stored, and as sent. */
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
  /** For an `integrity` attribute. */
  readonly integrity: string;
}

export interface Manifest {
  /** Of the package, as `/embed/<version>/` names it. */
  readonly version: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
  /**
   * Tag to the tool's own code, fetched by `<tag>.js` (none if the code is in it), and to the files that load soon after
   * its first screen.
   */
  readonly elements: Readonly<
    Record<string, { readonly code: readonly string[]; readonly soon: readonly string[] }>
  >;
  /** The same in Spanish, for the tools that are complete in it. */
  readonly spanish: Manifest["elements"];
  /** The files that come with a gate: what asks whether the tool is open, and the gate's screens. */
  readonly gate: readonly string[];
}

/** Compresses every script and style sheet beside itself, and lists all with sizes and hashes in `manifest.json`. */
export async function writeManifest(
  { byTag, soonByTag, gate }: EmbedFiles,
  prerendered: ReadonlyMap<string, unknown>,
  spanish: Pick<EmbedFiles, "byTag" | "soonByTag" | "translated">,
): Promise<void> {
  const names = readdirSync(embedFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css)$/.test(name),
  );
  const files: Record<string, ManifestFile> = {};
  for (const name of names.sort())
    files[name.replaceAll("\\", "/")] = await compressed(`${embedFolder}/${name}`);
  const elementsOf = (given: Pick<EmbedFiles, "byTag" | "soonByTag">) =>
    Object.fromEntries(
      Object.entries(given.byTag).map(([tag, own]) => [
        tag,
        { code: prerendered.has(tag) ? own : [], soon: given.soonByTag[tag] ?? [] },
      ]),
    );
  const complete = Object.entries(elementsOf(spanish)).filter(([tag]) => spanish.translated.has(tag));
  const manifest: Manifest = {
    version,
    files,
    elements: elementsOf({ byTag, soonByTag }),
    spanish: Object.fromEntries(complete),
    gate,
  };
  await writeFile(`${embedFolder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

async function compressed(path: string): Promise<ManifestFile> {
  const bytes = await readFile(path);
  const [asGzip, asBrotli] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes),
  ]);
  await writeFile(`${path}.gz`, asGzip);
  await writeFile(`${path}.br`, asBrotli);
  return {
    bytes: bytes.length,
    gzip: asGzip.length,
    brotli: asBrotli.length,
    integrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}`,
  };
}
