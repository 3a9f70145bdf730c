import {
  dayInWords,
  type HeldFact,
  isOlderThanTwelveMonths,
  officialPage,
  type StateFact,
  statusInWords,
} from "@iep-insider/sdk/law";
import { asOfWords } from "./contactShown.ts";
import { readAt } from "./readAt.ts";
import { words } from "./words.ts";

/** A fact in the words a parent reads. Screen, text, Word and print are made from this one value. */
export interface FactShown {
  readonly title: string;
  /** What it says, what belongs to it, and what is often said instead. Whole sentences. */
  readonly lines: readonly string[];
  /** The rule as a lawyer would write it, or the site it was read at; null where there is neither. */
  readonly source: { readonly text: string; readonly address: string | null } | null;
  /** How sure it is, and the day it was read. */
  readonly status: string | null;
}

/** @param today `YYYY-MM-DD`; facts read more than twelve months before say so. */
export function factShown(held: HeldFact, today: string): FactShown {
  const { topic, fact, lines, federal, commonlyCitedAs } = held;
  const quoted = commonlyCitedAs ? [words.oftenQuoted(commonlyCitedAs)] : [];
  if (fact === null)
    return {
      title: topic.title,
      lines: [`${words.noStateRule} ${topic.federal}`, ...quoted],
      source: { text: federal.citation, address: federal.officialAddress },
      status: federal.status === "verified" ? null : statusInWords(federal.status),
    };
  const read = readAt(fact);
  const text = fact.citation ?? read?.site;
  return {
    title: topic.title,
    lines: [...lines, ...(fact.note ? [fact.note] : []), ...quoted],
    source: text ? { text, address: officialPage(fact.sources) } : null,
    status: `${statusInWords(fact.status)} ${readWords(fact, today)}`,
  };
}

/** When a fact was read and where. What nobody has read has a day all the same. */
function readWords(fact: StateFact, today: string): string {
  if (fact.sources.length === 0) return asOfWords(fact.asOf, today);
  const read = words.readOn(dayInWords(fact.asOf), readAt(fact)?.site ?? null);
  return isOlderThanTwelveMonths(fact.asOf, today) ? `${read} ${words.old}` : read;
}
