import {
  factsOf,
  type HeldFact,
  officialPage,
  type ProvisionId,
  provisions,
  recordOn,
  type StateCode,
  type StateRecord,
  type States,
  type StateTopic,
  stateNames,
  statusInWords,
} from "@iep-insider/sdk/law";
import { type GlossaryTerm, glossary } from "@iep-insider/sdk/law/glossary";
import { ownLanguage } from "../../language/ownLanguage.ts";
import type { EvidenceItem } from "./Evidence.ts";
import type { Found, LawIndex } from "./LawIndex.ts";
import { provisionItem } from "./provisionItem.ts";
import { type Known, rankedLaw } from "./rankedLaw.ts";
import { findTerm } from "./termsByName.ts";

/**
 * Puts the law library in order for the server: federal provisions, the glossary and the states' facts.
 * @param states all records, from `loadStates`.
 * @param today `YYYY-MM-DD`, so that old facts are not given as verified; tests may leave it out.
 * @returns an index that does no I/O.
 */
export function createLawIndex(states: States, today?: () => string): LawIndex {
  const record = (state: StateCode) => (today ? recordOn(states[state], today()) : states[state]);
  const federal = new Map<string, EvidenceItem>(
    Object.values(provisions).map((provision) => [provision.id, provisionItem(provision)]),
  );
  const { find } = rankedLaw(states);
  const stateFact = (state: StateCode, topic: StateTopic) => factItem(record(state), topic);
  const entryFor = (known: Known, state: StateCode | null): Found["entry"] | null => {
    if (known.kind === "term") return { kind: "term", term: termOf(known.id) };
    if (known.kind === "topic")
      return state === null ? null : { kind: "rule", item: stateFact(state, known.topic) };
    const item = federal.get(known.id);
    return item === undefined ? null : { kind: "rule", item };
  };

  return {
    language: ownLanguage,
    provision: (id: ProvisionId) => provisionItem(provisions[id]),
    rulesOf: ({ rules = [] }) => rules.flatMap(({ id }) => federal.get(id) ?? []),
    record,
    stateFact,
    search(words, { state = null, most }) {
      const found = find(words).flatMap(({ entry, score, coverage }) => {
        const own = entryFor(entry, state);
        return own === null ? [] : [{ score, coverage, entry: own }];
      });
      return withNamedTerm(words, found).slice(0, most);
    },
  };
}

function termOf(id: string): GlossaryTerm {
  const term = glossary.find((one) => one.id === id);
  if (term === undefined) throw new Error(`There is no term ${id}.`);
  return term;
}

function factItem(record: StateRecord, topic: StateTopic): EvidenceItem {
  const held = factsOf(record).find((one) => one.topic.id === topic);
  if (held === undefined) throw new Error(`There are no words for ${topic}.`);
  return stateFactItem(record.code, held);
}

/** A question that is a term by name gets that term first, whatever else its words are found in. */
function withNamedTerm(words: string, found: readonly Found[]): readonly Found[] {
  const term = findTerm(words);
  if (term === undefined) return found;
  const others = found.filter(({ entry }) => entry.kind !== "term" || entry.term.id !== term.id);
  return [{ score: (found[0]?.score ?? 0) + 1, coverage: 1, entry: { kind: "term", term } }, ...others];
}

/**
 * What we hold of a state on a topic. If we hold no rule of the state, the text says so, and the federal rule is used
 * with its own citation. What sources say beside the rule is in the fact's evidence, which no answer has.
 */
function stateFactItem(state: StateCode, { topic, fact, lines, federal }: HeldFact): EvidenceItem {
  const id = `state:${state}:${topic.id}`;
  const title = `${topic.title}: ${stateNames[state]}`;
  const shared = { id, title, provision: null, fact: { state, topic: topic.id } } as const;
  if (fact === null) {
    return {
      ...shared,
      text: `We hold no rule of ${stateNames[state]} on this. ${topic.federal}`,
      citation: {
        id: federal.id,
        label: federal.citation,
        address: federal.officialAddress,
        status: federal.status,
        statusInWords: statusInWords(federal.status),
      },
    };
  }
  return {
    ...shared,
    text: [...lines, ...(fact.note ? [fact.note] : [])].join(" "),
    citation: {
      id,
      label: fact.citation ?? title,
      address: officialPage(fact.sources),
      status: fact.status,
      statusInWords: statusInWords(fact.status),
    },
  };
}
