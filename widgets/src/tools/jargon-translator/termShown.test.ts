import type { Translation } from "@iep-insider/sdk/contract";
import { glossary } from "@iep-insider/sdk/law/glossary";
import { expect, it } from "vitest";
import { aCitation, aTranslation } from "../../answers/tests/answers.ts";
import { reportText } from "../../documents/index.ts";
import { fromAnswer, fromGlossary, type TermShown, termReport } from "./termShown.ts";

/** A report breaks its lines, and has its titles in capital letters. */
const inOneLine = (shown: TermShown) => reportText(termReport(shown)).replace(/\s+/g, " ").toLowerCase();

it.each(glossary.map((term) => [term.term, term] as const))("shows and copies the whole of %s", (_, term) => {
  const shown = fromGlossary(term, glossary);
  expect(shown.relatedTerms).toHaveLength(term.relatedTerms.length);
  expect(shown.rules.length > 0 || shown.noRule !== null).toBe(true);
  const text = inOneLine(shown);
  // A report's titles are in capital letters.
  for (const part of [
    term.term,
    term.longForm,
    term.inSpanish[0],
    term.explanation,
    term.whyItMatters,
    term.whatToAsk,
    term.noRule,
  ])
    expect(text.toLowerCase()).toContain((part ?? "").toLowerCase());
  for (const { citation, officialAddress } of term.rules ?? [])
    expect(text).toContain(`${citation} ${officialAddress}`.toLowerCase());
  expect(text).toContain("not legal advice");
  expect(text).not.toMatch(/undefined|null|\[object/);
});

it.each<readonly [string, Partial<Translation>, string]>([
  [
    "the status of a rule that is not verified",
    { noRule: null, citations: [aCitation({ status: "secondary", statusInWords: "From another site." })] },
    "From another site.",
  ],
  [
    "a rule without an address",
    { noRule: null, citations: [aCitation({ address: null, label: "A memo" })] },
    "A memo",
  ],
])("copies %s", (_, some, expected) =>
  expect(inOneLine(fromAnswer(aTranslation(some)))).toContain(expected.toLowerCase()),
);
