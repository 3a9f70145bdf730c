import { type HeldFact, officialPage } from "@iep-insider/sdk/law";
import { asOfWords } from "./contactShown.ts";
import { words } from "./words.ts";

/** A fact in the words a parent reads. Screen, text, Word and print are made from this one value. */
export interface FactShown {
  readonly title: string;
  /** The number in it, "45 school days"; null where there is none. */
  readonly time: string | null;
  /** What it says, and what belongs to it. Whole sentences. */
  readonly lines: readonly string[];
  /** The rule as a lawyer would write it, or the official site it was read at; null where there is neither. */
  readonly source: { readonly text: string; readonly address: string | null } | null;
  readonly isChecked: boolean;
  /** Whether it was checked in the law or is to be asked about first, in two or three words. */
  readonly label: string;
  /** The label, what to say where it is to ask, and the day. Begins with the label. */
  readonly status: string;
}

/** @param today `YYYY-MM-DD`; facts read more than twelve months before say so. */
export function factShown(
  { topic, fact, lines, isChecked, time, federal }: HeldFact,
  today: string,
): FactShown {
  const label = isChecked ? words.checked : words.askFirst;
  const status = [
    `${label}.`,
    ...(isChecked ? [] : [words.say(topic.ask)]),
    ...(fact ? [asOfWords(fact.asOf, today)] : []),
  ].join(" ");
  const shared = { title: topic.title, time, isChecked, label, status };
  if (fact === null)
    return {
      ...shared,
      lines: [`${words.noStateRule} ${topic.federal}`],
      source: { text: federal.citation, address: federal.officialAddress },
    };
  const address = officialPage(fact.sources);
  const text = fact.citation ?? (address ? new URL(address).hostname.replace(/^www\./, "") : null);
  return {
    ...shared,
    lines: [...lines, ...(fact.note ? [fact.note] : [])],
    source: text ? { text, address } : null,
  };
}
