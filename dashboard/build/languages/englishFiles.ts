import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** A file that someone who reads English may load. */
export interface EnglishFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The pages and scripts of a build that are not in the folder of Spanish, and all scripts that they name, and those that
 * these name in turn: in the assets, both languages are side by side.
 */
export function englishFilesIn(folder: string): readonly EnglishFile[] {
  const names = globSync("**/*.{html,js}", { cwd: folder }).map((name) => name.replaceAll("\\", "/"));
  const assets = new Map(
    names.flatMap((name) => (isAsset(name) ? [[path.basename(name), name] as const] : [])),
  );
  const found = new Set(names.filter((name) => !isAsset(name) && !/(^|\/)es\//.test(name)));
  return [...readAll()];

  // A set that grows while it is read is read to its end.
  function* readAll(): Generator<EnglishFile> {
    for (const name of found) {
      const text = readFileSync(path.join(folder, name), "utf8");
      // From the beginning of a word only: a model's weights are a word of many kilobytes.
      for (const [named] of text.matchAll(/(?<![\w$-])[\w$-]+\.js(?=["'`?])/g)) {
        const asset = assets.get(named);
        if (asset) found.add(asset);
      }
      yield { name, text };
    }
  }
}

function isAsset(name: string): boolean {
  return /(^|\/)assets\//.test(name);
}
