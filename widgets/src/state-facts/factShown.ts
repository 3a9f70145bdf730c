import { type HeldFact, officialPage } from "@iep-insider/sdk/law";
import { asOfWords } from "./contactShown.ts";
import { words } from "./words.ts";

/** A fact in the words a parent reads. Screen, text, Word and print are made from this one value. */
export interface FactShown {
  readonly title: string;
  /** What it says, and what belongs to it. Whole sentences. */
  readonly lines: readonly string[];
  /** The rule as a lawyer would write it, or the official site it was read at; null where there is neither. */
  readonly source: { readonly text: string; readonly address: string | null } | null;
  /** Whether it was checked in the law or what to ask the district, and the day. */
  readonly status: string | null;
}

/** @param today `YYYY-MM-DD`; facts read more than twelve months before say so. */
export function factShown(held: HeldFact, today: string): FactShown {
  const { topic, fact, lines, beside, federal } = held;
  if (fact === null)
    return {
      title: topic.title,
      lines: [`${words.noStateRule} ${topic.federal}`],
      source: { text: federal.citation, address: federal.officialAddress },
      status: federal.status === "verified" ? null : words.askFirst(topic.ask),
    };
  const address = officialPage(fact.sources);
  const text = fact.citation ?? (address ? new URL(address).hostname.replace(/^www\./, "") : null);
  return {
    title: topic.title,
    lines: [...lines, ...beside],
    source: text ? { text, address } : null,
    status: `${held.isChecked ? words.checked : words.askFirst(topic.ask)} ${asOfWords(fact.asOf, today)}`,
  };
}
