import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type MarkedLetter, markedLetters } from "@iep-insider/sdk/samples/letters";
import { LetterModel, packModel, type Told, tagLetter } from "@iep-insider/sdk/school-documents/letters";
import { areSimilar } from "../similarity.ts";
import { train } from "./train.ts";

/**
 * `npm run evaluate -- letters`: how well the letters of each hand are read by what the letters of all others teach.
 * `--train` writes what all of them teach: the reader's own model.
 */
const letters = markedLetters();
if (process.argv.includes("--train")) writeModel();
else crossValidate();

function writeModel(): void {
  const packed = packModel(train(letters));
  const file = new URL("../../../../sdk/src/school-documents/letters/learned.ts", import.meta.url);
  writeFileSync(
    file,
    `/** Written by \`npm run evaluate -- letters --train\` from the marked letters (ADR 102). */\nexport const learned =\n  "${packed}";\n`,
  );
  console.log(
    `Learned from ${letters.length} letters: ${gzipSync(packed, { level: 9 }).length} bytes (gzip).`,
  );
}

function crossValidate(): void {
  const all = noCounts();
  for (const [hand, own] of Map.groupBy(letters, (letter) => letter.hand)) {
    const others = letters.filter((letter) => letter.hand !== hand);
    const counts = scoreOf(own, new LetterModel(packModel(train(others))));
    print(`${hand} (${own.length})`, counts);
    for (const field of ["decisions", "reasons"] as const)
      for (const key of ["right", "wrong", "missed"] as const) all[field][key] += counts[field][key];
  }
  print(`all (${letters.length})`, all);
}

function noCounts() {
  const none = { right: 0, wrong: 0, missed: 0 };
  return { decisions: { ...none }, reasons: { ...none } };
}

function scoreOf(of: readonly MarkedLetter[], model: LetterModel) {
  const counts = noCounts();
  for (const { paragraphs } of of) {
    const left = new Set(
      paragraphs.flatMap(({ text, marks }) =>
        marks.map(({ says, start, end }) => ({ says, text: text.slice(start, end) })),
      ),
    );
    for (const told of tagLetter(paragraphs, model)) {
      const same = [...left].find(({ says, text }) => says === told.says && areSimilar(text, told.text));
      if (same) left.delete(same);
      counts[fieldOf(told)][same ? "right" : "wrong"] += 1;
    }
    for (const missed of left) counts[fieldOf(missed)].missed += 1;
  }
  return counts;
}

function fieldOf({ says }: Pick<Told, "says">) {
  return says === "reason" ? "reasons" : "decisions";
}

function print(name: string, counts: ReturnType<typeof noCounts>): void {
  const shares = Object.entries(counts).map(([field, { right, wrong, missed }]) => {
    const percent = (of: number) => ((100 * right) / Math.max(1, of)).toFixed(1).padStart(5);
    return `${field}: precision ${percent(right + wrong)}, recall ${percent(right + missed)}`;
  });
  console.log([name.padEnd(24), ...shares].join("  "));
}
