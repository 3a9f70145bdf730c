import { type HeldFact, officialPage, type StateCode, stateNames, statusInWords } from "@iep-insider/sdk/law";
import type { EvidenceItem } from "./Evidence.ts";

/**
 * What we hold of a state on a topic. If we hold no rule of the state, the text says so, and the federal rule is used
 * with its own citation. What sources say beside the rule is in the fact's evidence, which no answer has.
 */
export function stateFactItem(state: StateCode, { topic, fact, lines, federal }: HeldFact): EvidenceItem {
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
