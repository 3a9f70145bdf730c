import { markedLetters } from "@iep-insider/sdk/samples/letters";
import { LetterModel, packModel, tagLetter } from "@iep-insider/sdk/school-documents/letters";
import { areSimilar } from "../similarity.ts";
import { train } from "./train.ts";

const L = markedLetters();
const h = process.argv[2]!;
const m = new LetterModel(packModel(train(L.filter((l) => l.hand !== h))));
for (const l of L.filter((l) => l.hand === h)) {
  const truth = l.paragraphs.flatMap(({ text, marks }, p) =>
    marks.map((x) => ({ says: x.says, p, text: text.slice(x.start, x.end) })),
  );
  const left = new Set(truth);
  const wrong = [];
  for (const t of tagLetter(l.paragraphs, m)) {
    const s = [...left].find((e) => e.says === t.says && areSimilar(e.text, t.text));
    if (s) left.delete(s);
    else wrong.push(t);
  }
  for (const x of left)
    console.log(
      "MISS",
      x.says[0],
      x.text,
      "\n    GOT",
      wrong
        .filter((w) => w.paragraph === x.p)
        .map((w) => w.says[0] + ": " + w.text)
        .join(" || "),
    );
}
