import {
  type FederalLimit,
  factsOf,
  type HeldFact,
  officialPage,
  type Provision,
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
import { findTerm, type GlossaryTerm, glossary } from "@iep-insider/sdk/law/glossary";
import type { EvidenceItem } from "./Evidence.ts";
import type { Found, LawIndex } from "./LawIndex.ts";
import { createRanking, type Ranked, type Ranking } from "./ranking.ts";
import { askedAboutProvision, askedAboutTopic } from "./wording/askedAs.ts";

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
  // Independent of the states' facts, so one serves every index of a process.
  ranking ??= createRanking([
    ...[...federal.values()].map(ruleToRank),
    ...glossary.map(termToRank),
    ...topicsToRank(states.TX),
  ]);
  const { find } = ranking;
  const stateFact = (state: StateCode, topic: StateTopic) => factItem(record(state), topic);
  const entryFor = (known: Known, state: StateCode | null): Found["entry"] | null => {
    if (known.kind !== "topic") return known;
    return state === null ? null : { kind: "rule", item: stateFact(state, known.topic) };
  };

  return {
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

/** An entry to rank. A topic represents the fact of the requested state, so one index serves all states. */
let ranking: Ranking<Known> | undefined;

type Known = Found["entry"] | { readonly kind: "topic"; readonly topic: StateTopic };

function ruleToRank(item: EvidenceItem): Ranked<Known> {
  const askedAs: Readonly<Record<string, string>> = askedAboutProvision;
  return {
    entry: { kind: "rule", item },
    title: item.title,
    text: item.text,
    askedAs: askedAs[item.id] ?? "",
    saidOfIt: item.provision?.commonlyMisstatedAs ?? "",
    weight: 1,
  };
}

function termToRank(term: GlossaryTerm): Ranked<Known> {
  return {
    entry: { kind: "term", term },
    title: [term.term, term.longForm ?? "", ...term.alsoCalled].join("; "),
    text: `${term.explanation} ${term.whyItMatters}`,
    askedAs: "",
    saidOfIt: "",
    weight: 0.9,
  };
}

/** @param any any record: a topic's text is the same in all of them. */
function topicsToRank(any: StateRecord): readonly Ranked<Known>[] {
  return factsOf(any).map(({ topic }) => ({
    entry: { kind: "topic", topic: topic.id },
    title: topic.title,
    text: topic.federal,
    askedAs: askedAboutTopic[topic.id],
    saidOfIt: "",
    // State law comes before federal law.
    weight: 1.15,
  }));
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

/** A federal provision as an answer may cite it. */
function provisionItem(provision: Provision): EvidenceItem {
  const { id, topic, rule, limits, citation, officialAddress, status } = provision;
  return {
    id,
    title: topic,
    text: [rule, ...Object.values(limits ?? {}).map(limitInWords)].join(" "),
    citation: { id, label: citation, address: officialAddress, status, statusInWords: statusInWords(status) },
    provision,
    fact: null,
  };
}

/**
 * A time limit as a sentence: "Time limit: 45 calendar days from when the parent asks (…)." The checks find the numbers
 * here as well if the rule's own words do not have them.
 */
function limitInWords({ limit: { value, unit }, clockStarts, before, note }: FederalLimit): string {
  const time = `${value} ${value === 1 ? unit.replace(/s$/, "") : unit}`;
  const start = clockStarts === undefined ? `before ${before}` : `from when ${clockStarts}`;
  return `Time limit: ${time} ${start}${note === undefined ? "" : ` (${note})`}.`;
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
