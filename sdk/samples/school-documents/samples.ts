import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Block, Field, Laid } from "./blocks.ts";
import { layouts } from "./layouts/index.ts";
import { renderPdf } from "./renderPdf.ts";
import { renderWord } from "./renderWord.ts";
import { type SampleData, sampleSchema } from "./sampleSchema.ts";
import { alsoAcceptable, type Truth, truthOf } from "./truth.ts";

export type { Block, Field, Laid };
export { truthOf };

export interface Sample {
  /** The file's name without its ending. */
  readonly id: string;
  /**
   * Extraction is developed on the shown samples, and measured on the other two: new documents on forms that the shown
   * samples have (`held-out`), and documents on forms that they do not have (`new-forms`).
   */
  readonly set: "shown" | "held-out" | "new-forms";
  readonly type: "pdf" | "word";
  readonly layout: string;
  readonly truth: Truth;
  /** Texts that may also be found, such as parents' concerns among the present levels: neither right nor wrong. */
  readonly alsoAcceptable: readonly string[];
  readonly data: SampleData;
}

/** All sample documents, each with what should be found in it. */
export const samples: readonly Sample[] = [
  ...readSet("shown"),
  ...readSet("held-out"),
  ...readSet("new-forms"),
];

/**
 * Renders a sample as the file that a parent would have.
 *
 * @returns the same bytes for the same sample.
 * @throws {Error} if no layout has the name that the sample gives.
 */
export async function renderSample({
  data,
}: Pick<Sample, "data">): Promise<{ readonly bytes: Uint8Array; readonly type: "pdf" | "word" }> {
  return renderLaid(layoutOf(data)(data), data.type);
}

/** Renders blocks, of a sample or a variation of one. @returns the same bytes for the same blocks. */
export async function renderLaid<Type extends Sample["type"]>(
  laid: Laid,
  type: Type,
): Promise<{ readonly bytes: Uint8Array; readonly type: Type }> {
  return { bytes: await (type === "word" ? renderWord(laid) : renderPdf(laid)), type };
}

/** @returns the layout that a sample names. @throws {Error} if there is none. */
export function layoutOf({ layout: name }: SampleData) {
  const layout = layouts[name];
  if (!layout) throw new Error(`No layout is named "${name}".`);
  return layout;
}

function readSet(set: Sample["set"]): Sample[] {
  const folder = path.join(import.meta.dirname, set);
  const names = globSync("*.yaml", { cwd: folder });
  return names.sort().map((name) => {
    const data = read(path.join(folder, name));
    const id = name.replace(/\.yaml$/, "");
    const { layout, type } = data;
    return { id, set, type, layout, truth: truthOf(data), alsoAcceptable: alsoAcceptable(data), data };
  });
}

function read(file: string): SampleData {
  const result = sampleSchema.safeParse(parse(readFileSync(file, "utf8")));
  if (result.success) return result.data;
  throw new Error(`${file}: ${result.error.message}`);
}
