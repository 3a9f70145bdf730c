import { loadStates } from "@iep-insider/sdk/law";
import { glossary } from "@iep-insider/sdk/law/glossary";
import { readingGrade, textOf } from "@iep-insider/sdk/reading-grade";
import fc from "fast-check";
import { expect, it } from "vitest";
import { checkedOf } from "../../checks/Check.ts";
import { checkDraft } from "../../checks/checkDraft.ts";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { jargonTranslator as tool } from "./jargonTranslator.ts";
import * as words from "./words.ts";

const law = createLawIndex(await loadStates());

function questionOf(term: string, state?: string) {
  const input = { term, state };
  return { input, evidence: tool.retrieve(input, law), law, today: "2026-11-21" };
}

/** What the rules make of a term, which has to pass the checks. */
function translate(term: string, state?: string) {
  const question = questionOf(term, state);
  const draft = tool.answerByRules(question);
  expect(checkDraft(checkedOf(tool, question, draft)), term).toEqual([]);
  return draft;
}

it("a term of the glossary is answered with its rules, and names related terms as a parent reads them", () => {
  const ids = new Set(glossary.map(({ id }) => id).filter((id) => id.includes("-")));
  for (const term of glossary) {
    const { category, explanation, whyItMatters, whatToAsk, noRule = null, rules = [] } = term;
    const draft = translate(term.term);
    expect(draft).toMatchObject({ outcome: "answered", category, explanation, whyItMatters, whatToAsk });
    expect([draft.noRule, draft.citations]).toEqual([noRule, rules.map(({ id }) => id)]);
    expect(draft.relatedTerms).toHaveLength(term.relatedTerms.length);
    expect(draft.relatedTerms.filter((name) => ids.has(name) || name === term.term)).toEqual([]);
  }
});

it.each([
  ["F.A.P.E.", "FAPE (Free appropriate public education)"],
  ["free appropriate public education", "FAPE (Free appropriate public education)"],
  ["ARD meeting", "ARD (Admission, Review, and Dismissal)"],
])("a term of the glossary is known as %s", (typed, name) => {
  expect(translate(typed).term.toLowerCase()).toBe(name.toLowerCase());
});

it.each([
  ["What is the difference between FBA and BIP?", "FBA, BIP", words.twoTerms],
  ["FBA vs BIP", "FBA, BIP", "BIP (Behavior intervention plan): "],
  ["IEP and 504 and RTI", "IEP, 504 Plan", words.twoOfSeveral],
  ["VCI 118 / FSIQ 91 / GAI 108", "VCI, FSIQ", words.alsoNamed(["GAI (General ability index)"])],
  ["FBA then a BIPP?", "FBA, BIP", words.readAs("BIPP", "BIP")],
  ["stay put - do i just say it", "Stay put", words.oneOfSeveral("Stay put")],
  ["they said LRE at the meeting", "LRE", words.oneOfSeveral("LRE")],
])("several terms at once %s: %s, with a word that it is so", (typed, name, said) => {
  const { outcome, term, explanation, citations, noRule } = translate(typed);
  expect(outcome).toBe("answered");
  expect(term).toContain(name);
  expect(explanation).toContain(said);
  expect(citations.length > 0 || noRule !== null).toBe(true);
});

it("several terms at once of any two the answer passes the checks", () => {
  const one = fc.constantFrom(...glossary.map(({ term }) => term));
  fc.assert(
    fc.property(one, one, (first, second) => {
      expect(translate(`${first} vs ${second}`).outcome).toBe("answered");
    }),
  );
});

it.each([["manefestation detirmination", "Manifestation determination"]])(
  "unknown: %s, near to %s",
  (typed, near) => {
    const draft = translate(typed);
    expect(draft).toMatchObject({ outcome: "unknown", term: typed, citations: [] });
    expect(draft.relatedTerms.join("\n")).toContain(near);
  },
);

it.each(["mortgage refinancing", "???", "a b c d e f"])("unknown, near to nothing: %s", (typed) => {
  expect(translate(typed)).toMatchObject({ outcome: "unknown", relatedTerms: [], noRule: null });
});

it("what is not in the glossary whatever is typed, the answer passes the checks and makes up nothing", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 100 }), (typed) => {
      const { outcome, explanation } = translate(typed, "TX");
      if (outcome === "unknown") expect(explanation).toBe(words.unknown.explanation);
    }),
  );
});

const meaning = {
  isKnown: true,
  category: "Service",
  explanation: "A helper who writes down what your child says.",
  whyItMatters: "Your child can show what they know.",
  whatToAsk: "When will my child have a scribe?",
} as const;

it.each(["FAPE", "IEP vs 504 plan"])("the model's part is not asked for %s", (typed) => {
  const question = questionOf(typed);
  expect(tool.model.isAsked?.(question, tool.answerByRules(question))).toBe(false);
});

it("the model's part is asked for what we do not know, with the nearest that we know", () => {
  const question = questionOf("manefestation detirmination");
  const byRules = tool.answerByRules(question);
  expect(tool.model.isAsked?.(question, byRules)).toBe(true);
  expect(tool.model.brief(question, byRules)).toContain("Manifestation determination");
});

it("the model's part explains a term by a rule that was retrieved, or says that there is none", () => {
  const question = questionOf("gestalt listening plan");
  const id = question.evidence.items[0]?.id ?? "";
  for (const [citations, noRule, failed] of [
    [[], words.noRuleHeld, []],
    [[id], null, []],
    [["made-up"], null, ["citations"]],
  ] as const) {
    const draft = tool.model.merge({ ...meaning, citations }, question, tool.answerByRules(question));
    expect(draft).toMatchObject({ outcome: "answered", noRule, citations, term: "gestalt listening plan" });
    expect(checkDraft(checkedOf(tool, question, draft)).map(({ check }) => check)).toEqual(failed);
  }
});

it("the model's part may say that it does not know, and then says nothing else", () => {
  const question = questionOf("QZRB protocol");
  const byRules = tool.answerByRules(question);
  const filled = { ...meaning, isKnown: false, citations: ["fape"] };
  expect(tool.model.merge(filled, question, byRules)).toEqual(byRules);
  for (const wrong of [null, {}, { ...meaning }, { ...meaning, category: "Food", citations: [] }])
    expect(() => tool.model.merge(wrong, question, byRules)).toThrow();
});

it("speaks plainly", () => {
  const { unknown, declined, twoTerms, noRuleHeld } = words;
  const named = [words.oneOfSeveral("IEE"), words.readAs("BIPP", "BIP"), words.alsoNamed(["IEE"])];
  const said = textOf([unknown, declined, twoTerms, noRuleHeld, named]);
  expect(readingGrade(said)).toBeLessThanOrEqual(8);
});
