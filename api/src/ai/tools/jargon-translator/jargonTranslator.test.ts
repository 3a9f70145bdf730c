import { loadStates } from "@iep-insider/sdk/law";
import { glossary } from "@iep-insider/sdk/law/glossary";
import { readingGrade, textOf } from "@iep-insider/sdk/reading-grade";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDraft } from "../../checks/checkDraft.ts";
import { checkedOf } from "../../checks/checkedOf.ts";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { jargonTranslator as tool } from "./jargonTranslator.ts";
import * as words from "./words.ts";

const law = createLawIndex(await loadStates());

function questionOf(term: string, state?: string) {
  const input = { term, state };
  return { input, evidence: tool.retrieve(input, law), law, today: "2026-11-21" };
}

function translate(term: string, state?: string) {
  const question = questionOf(term, state);
  const draft = tool.answerByRules(question);
  return { draft, failed: checkDraft(checkedOf(tool, question, draft)) };
}

describe("a term of the glossary", () => {
  it.each(glossary.map((term) => [term.term, term] as const))(
    "%s is answered with its rules and passes",
    (name, term) => {
      const { draft, failed } = translate(name);
      expect(draft).toMatchObject({
        outcome: "answered",
        category: term.category,
        explanation: term.explanation,
        whyItMatters: term.whyItMatters,
        whatToAsk: term.whatToAsk,
        noRule: term.noRule,
        citations: term.rules.map(({ id }) => id),
      });
      expect(draft.relatedTerms).toHaveLength(term.relatedTerms.length);
      expect(failed).toEqual([]);
    },
  );

  it.each([
    ["fape", "FAPE (Free appropriate public education)"],
    ["F.A.P.E.", "FAPE (Free appropriate public education)"],
    ["what does FAPE mean??", "FAPE (Free appropriate public education)"],
    ["What is an IEP?", "IEP (Individualized Education Program)"],
    ["FAPE (free education)", "FAPE (Free appropriate public education)"],
    ["free appropriate public education", "FAPE (Free appropriate public education)"],
    ["stay put", "Stay put"],
    ["ARD meeting", "ARD (Admission, Review, and Dismissal)"],
  ])("is known as %s", (typed, name) => {
    expect(translate(typed).draft.term.toLowerCase()).toBe(name.toLowerCase());
  });

  it("names related terms as a parent reads them, and never itself", () => {
    const ids = new Set(glossary.map(({ id }) => id).filter((id) => id.includes("-")));
    for (const term of glossary) {
      const { relatedTerms } = translate(term.term).draft;
      expect(relatedTerms.some((name) => ids.has(name) || name === term.term)).toBe(false);
    }
  });
});

describe("two terms at once", () => {
  it.each([
    ["difference between an IEP and a 504 plan", "IEP, 504 Plan"],
    ["What is the difference between FBA and BIP?", "FBA, BIP"],
    ["IEP vs 504 plan", "IEP, 504 Plan"],
    ["accommodation or modification", "Accommodation, Modification"],
    ["is an accommodation the same as a modification?", "Accommodation, Modification"],
    ["OT/PT", "OT, PT"],
    ["LRE, FAPE", "LRE, FAPE"],
    ["P&A vs supplementary aids and services", "P&A, Supplementary aids and services"],
  ])("%s: each by itself, with a word that it is so", (typed, name) => {
    const { draft, failed } = translate(typed);
    expect(draft).toMatchObject({ outcome: "answered", term: name });
    expect(draft.explanation).toContain(words.twoTerms);
    for (const one of name.split(", ")) expect(draft.explanation).toContain(`\n${one}: `);
    expect(draft.citations.length).toBeGreaterThan(0);
    expect(failed).toEqual([]);
  });

  it("of any two the answer passes the checks", () => {
    const one = fc.constantFrom(...glossary.map(({ term }) => term));
    fc.assert(
      fc.property(one, one, (first, second) => {
        const { draft, failed } = translate(`${first} vs ${second}`);
        expect(failed).toEqual([]);
        expect(draft.outcome).toBe("answered");
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ["IEP and 504 and RTI", "IEP, 504 Plan"],
    ["they said FAPE and LRE at the meeting", "FAPE, LRE"],
  ])("of %s: the first two, and that there was more", (typed, name) => {
    const { draft, failed } = translate(typed);
    expect(draft).toMatchObject({ outcome: "answered", term: name });
    expect(draft.explanation).toContain(words.twoOfSeveral);
    expect(failed).toEqual([]);
  });

  it.each([
    ["i e e, at public expence", "IEE"],
    ["they said LRE at the meeting", "LRE"],
    ["can you tell me what FAPE is", "FAPE"],
    ["AAC device evaluation", "AAC"],
    ["what is an IEP and do I need one for my son", "IEP"],
  ])("of which only one is known (%s): that one, and that there was more", (typed, name) => {
    const { draft, failed } = translate(typed);
    expect(draft.term).toContain(name);
    expect(draft.explanation).toContain(words.oneOfSeveral(name));
    expect(failed).toEqual([]);
  });
});

describe("what is not in the glossary", () => {
  it.each([
    ["manefestation detirmination", "Manifestation determination"],
    ["dislexia", "Dyslexia"],
    ["IPE", "IEP"],
    ["gestalt language processing evaluation", "Evaluation"],
    ["independant educational evaluaton", "IEE"],
  ])("%s is not explained, and %s is named as near", (typed, near) => {
    const { draft, failed } = translate(typed);
    expect(draft).toMatchObject({
      outcome: "unknown",
      term: typed,
      citations: [],
      category: words.unknown.category,
    });
    expect(draft.explanation).toContain("not a term we know");
    expect(draft.relatedTerms.join("\n")).toContain(near);
    expect(failed).toEqual([]);
  });

  it.each(["QZRB protocol", "mortgage refinancing", "xkcd", "???", "the", "a b c d e f", "TAX RETURN FORM"])(
    "%s is not explained, and nothing is named that is far from it",
    (typed) => {
      expect(translate(typed).draft).toMatchObject({ outcome: "unknown", relatedTerms: [], noRule: null });
    },
  );

  it("whatever is typed, the answer passes the checks and makes up nothing", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 100 }), (typed) => {
        const { draft, failed } = translate(typed, "TX");
        expect(failed).toEqual([]);
        if (draft.outcome === "unknown") expect(draft.explanation).toBe(words.unknown.explanation);
      }),
      { numRuns: 150 },
    );
  });
});

describe("the model's part", () => {
  const meaning = {
    isKnown: true,
    category: "Service",
    explanation: "A helper who writes down what your child says.",
    whyItMatters: "Your child can show what they know.",
    whatToAsk: "When will my child have a scribe?",
  } as const;

  it.each(["FAPE", "IEP vs 504 plan", "what is stay put"])("is not asked for %s", (typed) => {
    const question = questionOf(typed);
    expect(tool.model.isAsked?.(question, tool.answerByRules(question))).toBe(false);
  });

  it("is asked for what we do not know, with the nearest that we know", () => {
    const question = questionOf("manefestation detirmination");
    const byRules = tool.answerByRules(question);
    expect(tool.model.isAsked?.(question, byRules)).toBe(true);
    expect(tool.model.brief(question, byRules)).toContain("Manifestation determination");
    expect(tool.model.brief(questionOf("QZRB"), byRules)).toContain("none near it");
  });

  it("explains a term by a rule, or says that there is none", () => {
    const question = questionOf("gestalt listening plan");
    const byRules = tool.answerByRules(question);
    const bare = tool.model.merge({ ...meaning, citations: [] }, question, byRules);
    expect(bare).toMatchObject({
      outcome: "answered",
      noRule: words.noRuleHeld,
      citations: [],
      term: "gestalt listening plan",
    });
    expect(checkDraft(checkedOf(tool, question, bare))).toEqual([]);

    const id = question.evidence.items[0]?.id ?? "";
    const cited = tool.model.merge({ ...meaning, citations: [id] }, question, byRules);
    expect(cited).toMatchObject({ outcome: "answered", noRule: null, citations: [id] });
    expect(checkDraft(checkedOf(tool, question, cited))).toEqual([]);

    const invented = tool.model.merge({ ...meaning, citations: ["made-up"] }, question, byRules);
    expect(checkDraft(checkedOf(tool, question, invented)).map(({ check }) => check)).toContain("citations");
  });

  it("may say that it does not know, and then says nothing else", () => {
    const question = questionOf("QZRB protocol");
    const byRules = tool.answerByRules(question);
    expect(tool.model.merge({ ...meaning, isKnown: false, citations: ["fape"] }, question, byRules)).toEqual(
      byRules,
    );
  });

  it.each([null, "text", {}, { ...meaning }, { ...meaning, category: "Food", citations: [] }])(
    "does not take what does not fit: %j",
    (filled) => {
      const question = questionOf("QZRB protocol");
      expect(() => tool.model.merge(filled, question, tool.answerByRules(question))).toThrow();
    },
  );
});

it("speaks plainly", () => {
  const said = textOf([
    words.unknown,
    words.declined,
    words.twoTerms,
    words.noRuleHeld,
    words.oneOfSeveral("IEE"),
  ]);
  expect(readingGrade(said)).toBeLessThanOrEqual(8);
});
