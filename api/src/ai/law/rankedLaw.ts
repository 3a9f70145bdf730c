import {
  factsOf,
  type Provision,
  provisions,
  type StateRecord,
  type States,
  type StateTopic,
} from "@iep-insider/sdk/law";
import { type GlossaryTerm, glossary } from "@iep-insider/sdk/law/glossary";
import { provisionItem } from "./provisionItem.ts";
import { createRanking, type Ranked, type Ranking } from "./ranking.ts";
import { askedAboutProvision, askedAboutTopic } from "./wording/askedAs.ts";

/** An entry to rank. A topic represents the fact of the requested state, so one index serves all states. */
export type Known =
  | { readonly kind: "rule"; readonly id: string }
  | { readonly kind: "term"; readonly id: string }
  | { readonly kind: "topic"; readonly topic: StateTopic };

let ranking: Ranking<Known> | undefined;

/** The law library's entries by their English texts: one ranking serves every index of a process, in either language. */
export function rankedLaw(states: States): Ranking<Known> {
  ranking ??= createRanking([
    ...Object.values(provisions).map(ruleToRank),
    ...glossary.map(termToRank),
    ...topicsToRank(states.TX),
  ]);
  return ranking;
}

function ruleToRank(provision: Provision): Ranked<Known> {
  const { id, title, text } = provisionItem(provision);
  const askedAs: Readonly<Record<string, string>> = askedAboutProvision;
  return {
    entry: { kind: "rule", id },
    title,
    text,
    askedAs: askedAs[id] ?? "",
    saidOfIt: provision.commonlyMisstatedAs ?? "",
    weight: 1,
  };
}

function termToRank(term: GlossaryTerm): Ranked<Known> {
  return {
    entry: { kind: "term", id: term.id },
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
