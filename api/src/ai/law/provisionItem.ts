import { durationInWords, type FederalLimit, type Provision, statusInWords } from "@iep-insider/sdk/law";
import type { EvidenceItem } from "./Evidence.ts";

/** A federal provision as an answer may cite it. */
export function provisionItem(provision: Provision): EvidenceItem {
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
function limitInWords({ limit, clockStarts, before, note }: FederalLimit): string {
  const time = durationInWords(limit);
  const start = clockStarts === undefined ? `before ${before}` : `from when ${clockStarts}`;
  return `Time limit: ${time} ${start}${note === undefined ? "" : ` (${note})`}.`;
}
