import { type Provision, statusInWords } from "@iep-insider/sdk/law";
import { deadlineInWords } from "./deadlineInWords.ts";
import type { EvidenceItem } from "./Evidence.ts";

/** A federal provision as an answer may cite it. */
export function provisionItem(provision: Provision): EvidenceItem {
  const { id, topic, rule, deadline, citation, officialAddress, status } = provision;
  return {
    id,
    title: topic,
    text: deadline ? `${rule} ${deadlineInWords(deadline)}` : rule,
    citation: { id, label: citation, address: officialAddress, status, statusInWords: statusInWords(status) },
    provision,
    fact: null,
  };
}
