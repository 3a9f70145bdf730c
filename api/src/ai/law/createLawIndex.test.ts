import {
  isStateCode,
  loadStates,
  provisions,
  type StateCode,
  stateNames,
  stateTopics,
} from "@iep-insider/sdk/law";
import fc from "fast-check";
import { expect, it } from "vitest";
import { testingClock } from "../tools/denial-decoder/rules/stateSteps.ts";
import { hearingLimitOf } from "../tools/dispute-guide/rules/hearingLimit.ts";
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

it.each(questions)("a search in a parent's words %s → %s", (words, id) => {
  expect(idsFor(words).slice(0, 3)).toContain(id);
});

it.each(Object.values(provisions).map(({ id, topic }) => [topic, id] as const))(
  "a search for %s finds %s",
  (topic, id) => {
    expect(idsFor(topic).slice(0, 3)).toContain(id);
  },
);

it.each([["extended scool year", "esy"]])("a search reads over the slips in %s", (words, id) => {
  expect(idsFor(words).slice(0, 3)).toContain(id);
});

it.each(["", "   ", "?!", "my son my son please help me", "zzqx wvvk"])(
  "a search finds nothing for %j",
  (words) => {
    expect(law.search(words, { most: 10 })).toEqual([]);
  },
);

it("a search in a parent's words gives no more than was asked for, the best first, whatever was typed", () => {
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

it.each([["how long do they have to test my child", "TX", "state:TX:evaluation"]] as const)(
  "a fact is found for %s in %s",
  (words, state, id) => {
    expect(idsFor(words, state).slice(0, 4)).toContain(id);
  },
);

it("a state's facts are never another state's, and none without a state", () => {
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

it.each(codes)("%s has facts on every topic, with a source or the federal rule", (state) => {
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

it("gives no fact as verified that was read more than twelve months ago", () => {
  const on = (day: string) => createLawIndex(states, () => day);
  expect(on("2027-11-21").record("WA").responseToRequest?.status).toBe("verified");
  expect(on("2027-11-22").record("WA").responseToRequest?.status).toBe("unverified");
  expect(testingClock(on("2027-11-22").record("WA"))).toBeNull();
  const { rule } = hearingLimitOf(on("2027-11-22").record("WI"));
  expect(rule).toContain("1 year");
  expect(rule).toMatch(/Check it before you rely on it\.$/);
  expect(on("2027-11-22").stateFact("WI", "hearing").citation.status).toBe("unverified");
});
