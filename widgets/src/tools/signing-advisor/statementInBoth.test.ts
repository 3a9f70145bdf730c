import { expect, it } from "vitest";
import { letterText } from "../../documents/index.ts";
import { translationMark } from "../../documents/letter/isSpanish.ts";
import { tones } from "./builderQuestions.ts";
import { questionIds } from "./questions.ts";
import { statementInBoth } from "./statementInBoth.ts";

// ADR 101: what the school gets, and what the parent reads beside it.

const custom = "el camion llega tarde todos los dias";
const both = (tone: (typeof tones)[number], own: string) => {
  const found = statementInBoth({ exceptions: questionIds, custom: own, tone }, "2026-11-21", null);
  if (!found) throw new Error("There is no statement.");
  return { ...found, sent: letterText(found.document), read: letterText(found.copy) };
};

it.each(tones)(
  "in the %s tone has every part in both languages, and marks only what the school gets",
  (tone) => {
    const { sent, read, pairs, document, copy } = both(tone, custom);
    for (const { english, spanish } of pairs) expect(spanish).toHaveLength(english.length);
    expect(document.spanishCopy).toBe(copy);
    expect(sent).toContain(`${translationMark} El camion llega tarde todos los dias.`);
    expect(read).not.toContain(translationMark);
    const wordsOf = (text: string) => text.replace(/\([^)]*\)/g, "").match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? [];
    const inEnglish = new Set(wordsOf(sent.replace(/el camion[^.]*/i, "")));
    // "Plan" is one in both.
    expect(wordsOf(read).filter((word) => inEnglish.has(word) && word !== "plan")).toEqual([]);
  },
);

it("marks no point in English", () => {
  const { sent, isMarked } = both("neutral", "The bus comes too late");
  expect(isMarked).toBe(false);
  expect(sent).not.toContain(translationMark);
});
