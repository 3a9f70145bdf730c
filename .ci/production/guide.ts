import fs from "node:fs";
import path from "node:path";

/** The guide's commands, word for word. */
export interface Guide {
  /** The names that the block "values" sets, in order. */
  readonly values: readonly string[];
  /** The text of a block. @throws if the guide has no block of that name. */
  block(name: string): string;
  /** The names of all blocks but "values". */
  readonly names: readonly string[];
}

const fenced = /^```sh ([\w-]+)\n([\s\S]*?)^```$/gm;

/** @param root the repository's. @throws when two blocks have one name. */
export function readGuide(root: string): Guide {
  const text = fs.readFileSync(path.join(root, "PRODUCTION.md"), "utf8");
  const blocks = new Map<string, string>();
  for (const [, name = "", body = ""] of text.matchAll(fenced)) {
    if (blocks.has(name)) throw new Error(`PRODUCTION.md has two blocks named "${name}".`);
    blocks.set(name, body);
  }
  const block = (name: string): string => {
    const body = blocks.get(name);
    if (body === undefined) throw new Error(`PRODUCTION.md has no block named "${name}".`);
    return body;
  };
  return {
    values: [...block("values").matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name),
    block,
    names: [...blocks.keys()].filter((name) => name !== "values"),
  };
}
