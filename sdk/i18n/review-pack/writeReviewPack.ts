import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Packer } from "docx";
import type { Area } from "../areas.ts";
import { reviewedArea } from "./reviewedArea.ts";
import { reviewWord } from "./reviewWord.ts";

/**
 * Writes a Word file per area for a native reviewer.
 * @param folder made where it is missing.
 * @returns a line for the terminal.
 */
export async function writeReviewPack(areas: readonly Area[], folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const area of areas) {
    const file = path.join(folder, `${area.name}.docx`);
    writeFileSync(file, await Packer.toBuffer(reviewWord(reviewedArea(area))));
  }
  return `Wrote ${areas.length} files to ${folder}.`;
}
