import {
  factsOf,
  type ProvisionId,
  provisions,
  type StateCode,
  type States,
  type StateTopic,
} from "@iep-insider/sdk/law";
import { findTerm, type GlossaryTerm, glossary } from "@iep-insider/sdk/law/glossary";
import type { EvidenceItem } from "./Evidence.ts";
import type { Found, LawIndex } from "./LawIndex.ts";
import { provisionItem } from "./provisionItem.ts";
import { createRanking, type Ranked, type Ranking } from "./ranking.ts";
import { stateFactItem } from "./stateFactItem.ts";
import { askedAboutProvision, askedAboutTopic } from "./wording/askedAs.ts";

/**
 * Puts the law library in order for the server: federal provisions, the glossary and the states' facts.
 * @param states all records, from `loadStates`.
 * @returns an index that does no I/O. What it needs for a state's search is built at its first question.
 */
export function createLawIndex(states: States): LawIndex {
  const federal = new Map<string, EvidenceItem>(
    Object.values(provisions).map((provision) => [provision.id, provisionItem(provision)]),
  );
  const rankings = new Map<StateCode | null, Ranking<Found["entry"]>>();

  const stateFact = (state: StateCode, topic: StateTopic) => {
    const held = factsOf(states[state]).find((one) => one.topic.id === topic);
    if (held === undefined) throw new Error(`There are no words for ${topic}.`);
    return stateFactItem(state, held);
  };
  const rankingOf = (state: StateCode | null) => {
    const ranking = rankings.get(state) ?? createRanking(entriesOf(state, federal, states));
    rankings.set(state, ranking);
    return ranking;
  };

  return {
    provision: (id: ProvisionId) => provisionItem(provisions[id]),
    rulesOf: (term) => term.rules.flatMap(({ id }) => federal.get(id) ?? []),
    record: (state) => states[state],
    stateFact,
    search: (words, { state = null, most }) =>
      withNamedTerm(words, rankingOf(state ?? null).find(words)).slice(0, most),
  };
}

/** All that may be found for a state, or without one. */
function entriesOf(
  state: StateCode | null,
  federal: ReadonlyMap<string, EvidenceItem>,
  states: States,
): readonly Ranked<Found["entry"]>[] {
  const facts = state === null ? [] : factsOf(states[state]).map((held) => stateFactItem(state, held));
  return [
    ...[...federal.values(), ...facts].map(ruleToRank),
    ...glossary.map((term) => ({
      entry: { kind: "term" as const, term },
      title: [term.term, term.longForm ?? "", ...term.alsoCalled].join("; "),
      text: `${term.explanation} ${term.whyItMatters}`,
      askedAs: "",
      saidOfIt: "",
      weight: 0.9,
    })),
  ];
}

function ruleToRank(item: EvidenceItem): Ranked<Found["entry"]> {
  return {
    entry: { kind: "rule", item },
    title: item.title,
    text: item.text,
    askedAs: item.fact ? askedAboutTopic[item.fact.topic] : askedAs(item.id),
    saidOfIt: item.provision?.commonlyMisstatedAs ?? "",
    // What holds where the parent lives comes before what holds everywhere.
    weight: item.fact ? 1.15 : 1,
  };
}

function askedAs(id: string): string {
  const words: Readonly<Record<string, string>> = askedAboutProvision;
  return words[id] ?? "";
}

/** A question that is a term by name gets that term first, whatever else its words are found in. */
function withNamedTerm(words: string, found: readonly Found[]): readonly Found[] {
  const term = findTerm(words);
  if (term === undefined) return found;
  const others = found.filter(({ entry }) => entry.kind !== "term" || entry.term.id !== term.id);
  return [named(term, found[0]?.score ?? 0), ...others];
}

function named(term: GlossaryTerm, best: number): Found {
  return { score: best + 1, coverage: 1, entry: { kind: "term", term } };
}
