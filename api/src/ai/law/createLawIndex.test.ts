import {
  isStateCode,
  loadStates,
  provisions,
  type StateCode,
  stateNames,
  stateTopics,
} from "@iep-insider/sdk/law";
import { glossary } from "@iep-insider/sdk/law/glossary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLawIndex } from "./createLawIndex.ts";
import type { EvidenceItem } from "./Evidence.ts";
import { questions } from "./tests/questions.ts";

const states = await loadStates();
const law = createLawIndex(states);
const codes = Object.keys(states).filter(isStateCode);

function rulesFor(words: string, state?: StateCode, most = 30): readonly EvidenceItem[] {
  return law
    .search(words, { state, most })
    .flatMap(({ entry }) => (entry.kind === "rule" ? [entry.item] : []));
}

function idsFor(words: string, state?: StateCode): readonly string[] {
  return rulesFor(words, state).map(({ id }) => id);
}

describe("a search in a parent's words", () => {
  it.each(questions)("%s → %s", (words, id) => {
    expect(idsFor(words).slice(0, 3)).toContain(id);
  });

  it.each(Object.values(provisions).map(({ id, topic }) => [topic, id] as const))(
    "%s finds %s",
    (topic, id) => {
      expect(idsFor(topic).slice(0, 3)).toContain(id);
    },
  );

  it.each([
    ["manifestion determinaton", "manifestation"],
    ["least restrictve enviroment", "lre"],
    ["independant evaluaton", "iee"],
    ["extended scool year", "esy"],
    ["compensatry services", "compensatory-education"],
    ["transision to college", "transition"],
  ])("reads over the slips in %s", (words, id) => {
    expect(idsFor(words).slice(0, 3)).toContain(id);
  });

  it.each(["", "   ", "?!", "my son my son please help me", "zzqx wvvk"])("finds nothing for %j", (words) => {
    expect(law.search(words, { most: 10 })).toEqual([]);
  });

  it("says how much of a question it covers", () => {
    const [whole] = law.search("record the meeting", { most: 1 });
    const [part] = law.search("record the meeting on the moon with my trombone orchestra", { most: 1 });
    expect(whole?.coverage).toBe(1);
    expect(part?.coverage).toBeLessThan(0.7);
  });

  it("puts a term first that the words name", () => {
    const [first] = law.search("What is an IEP?", { most: 5 });
    expect(first?.entry).toMatchObject({ kind: "term", term: { id: "iep" } });
    expect(first?.coverage).toBe(1);
  });

  it("gives no more than was asked for, the best first, whatever was typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 300 }), fc.lorem({ maxCount: 20 })),
        fc.integer({ min: 1, max: 12 }),
        fc.option(fc.constantFrom(...codes), { nil: undefined }),
        (words, most, state) => {
          const found = law.search(words, { state, most });
          const scores = found.map(({ score }) => score);
          expect(found.length).toBeLessThanOrEqual(most);
          expect(scores).toEqual([...scores].sort((one, other) => other - one));
          expect(found.every(({ coverage }) => coverage > 0 && coverage <= 1)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("a state's facts", () => {
  it.each([
    ["how long do they have to test my child", "TX", "state:TX:evaluation"],
    ["can I tape the meeting", "CA", "state:CA:recording"],
    ["when do I get to see his file", "NY", "state:NY:records"],
    ["how long do I have to file for due process", "DC", "state:DC:hearing"],
    ["I asked for an IEP meeting and hear nothing", "TX", "state:TX:meeting"],
    ["at what age does he age out", "MI", "state:MI:upperAge"],
  ] as const)("are found for %s in %s", (words, state, id) => {
    expect(idsFor(words, state).slice(0, 4)).toContain(id);
  });

  it("are never another state's, and none without a state", () => {
    const words = questions.map(([text]) => text);
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.constantFrom(...codes), (text, state) => {
        const ofStates = rulesFor(text, state).flatMap(({ fact }) => (fact ? [fact.state] : []));
        expect(ofStates.every((one) => one === state)).toBe(true);
        expect(rulesFor(text).some(({ fact }) => fact !== null)).toBe(false);
      }),
      { numRuns: 120 },
    );
  });

  it.each(codes)("of %s stand there on every topic, with a source or the federal rule", (state) => {
    for (const topic of stateTopics) {
      const { id, text, citation, title } = law.stateFact(state, topic);
      expect(id).toBe(`state:${state}:${topic}`);
      expect(title).toContain(stateNames[state]);
      expect(text).not.toBe("");
      if (citation.id === id) continue;
      expect(text).toContain(`We hold no rule of ${stateNames[state]} on this.`);
      expect(Object.keys(provisions)).toContain(citation.id);
    }
  });

  it("leave out the figure that others give", () => {
    expect(law.stateFact("TX", "records").text).not.toContain("5 business days");
  });

  it("carry the state's own citation and how sure we are", () => {
    expect(law.stateFact("TX", "evaluation")).toMatchObject({
      title: "How long testing may take: Texas",
      text: expect.stringContaining("45 school days"),
      citation: { label: "Tex. Educ. Code 29.004; 19 TAC 89.1011", status: "secondary" },
    });
  });
});

describe("an item", () => {
  it("has the time limit among its words", () => {
    expect(law.provision("state-complaint").text).toContain(
      "60 calendar days from the filing of the complaint",
    );
    expect(law.provision("age-of-majority").text).toMatch(/Time limit: 1 year before the age of majority/);
    expect(law.provision("transition").text).toContain("age 16");
  });

  it("of a term is each of its rules", () => {
    for (const term of glossary) {
      expect(law.rulesOf(term).map(({ id }) => id)).toEqual(term.rules.map(({ id }) => id));
    }
  });
});
