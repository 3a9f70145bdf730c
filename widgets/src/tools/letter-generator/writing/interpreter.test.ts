import { citationsIn, covers, provisions } from "@iep-insider/sdk/law";
import { readingGrade } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { letterText } from "../../../documents/letter/letterText.ts";
import { letterTypes } from "../form/fields.ts";
import { writeLetter } from "../logic.ts";
import { cited as linked } from "../result/cited.ts";
import { fullForm } from "../tests/sampleForms.ts";
import { interpreterPart } from "./interpreter.ts";

it.each(letterTypes)("%s asks for an interpreter with law that is held as verified", (type) => {
  const part = interpreterPart(type);
  const sentences = part?.kind === "paragraph" ? part.sentences : [];
  const [asked, ...laws] = sentences;
  expect(asked?.role).toBe("request");
  expect(asked?.text).not.toMatch(/\bmust\b/);
  expect(laws).not.toHaveLength(0);
  for (const one of laws) {
    if (one.role !== "law" || !("provision" in one.cited)) throw new Error(one.text);
    const { provision, as } = one.cited;
    expect(provisions[provision].status).toBe("verified");
    const { citation } = provisions[provision];
    expect(citationsIn(as).map((reference) => covers(citation, reference))).toEqual([true]);
    expect(linked[provision]?.id).toBe(provision);
  }
  expect(
    readingGrade(sentences.map(({ text }) => text.replace(/ \(.+\)/, "")).join(" ")),
  ).toBeLessThanOrEqual(8);

  const form = fullForm(type);
  const [without, withIt] = (["", "Spanish"] as const).map((interpreter) =>
    letterText(writeLetter({ ...form, interpreter }, null).document),
  );
  const text = sentences.map(({ text: sentence }) => sentence).join(" ");
  expect(withIt?.replace(`${text}\n\n`, "")).toBe(without);
});
