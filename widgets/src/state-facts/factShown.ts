import {
  type Citation,
  dayInWords,
  type HeldFact,
  isOlderThanTwelveMonths,
  officialPage,
  statusInWords,
} from "@iep-insider/sdk/law";
import { asOfWords } from "./contactShown.ts";
import { stateFactWords } from "./words.ts";

/** A fact in the words a parent reads. Screen, text, Word and print are generated from it. */
export interface FactShown {
  readonly title: string;
  /** The number in it, "45 school days"; null without one. */
  readonly time: string | null;
  /** The state's rule; without one, the federal rule and what to ask about the state's. */
  readonly parts: readonly FactPart[];
}

/** One rule of a fact, with its own source and label. */
export interface FactPart {
  /** Whose rule it is, if the fact has two. */
  readonly law: string | null;
  /** The rule and its details, in full sentences. */
  readonly lines: readonly string[];
  /** The citation, or the official site where the rule was read; null without either. */
  readonly source: { readonly text: string; readonly address: string | null } | null;
  /**
   * Whether we checked it in the law, or the parent should ask first; null for a federal rule that we did not check.
   */
  readonly label: (typeof stateFactWords)["checked"] | (typeof stateFactWords)["askFirst"] | null;
  /** After the label: what to ask, and the date. */
  readonly remark: string;
}

/** @param today `YYYY-MM-DD`; facts read more than twelve months before say so. */
export function factShown(
  { topic, fact, lines, isChecked, time, federal }: HeldFact,
  today: string,
): FactShown {
  const { title, ask } = topic;
  if (fact === null)
    return {
      title,
      time,
      parts: [
        federalPart(topic.federal, federal, today),
        { ...noStateRule, remark: stateFactWords.say(ask) },
      ],
    };
  const address = officialPage(fact.sources.filter((page) => page.startsWith("https:")));
  const text = fact.citation ?? (address ? new URL(address).hostname.replace(/^www\./, "") : null);
  const day = asOfWords(fact.asOf, today);
  const part: FactPart = {
    law: null,
    lines: [...lines, ...(fact.note ? [fact.note] : [])],
    source: text ? { text, address } : null,
    label: isChecked ? stateFactWords.checked : stateFactWords.askFirst,
    remark: isChecked ? day : `${stateFactWords.say(ask)} ${day}`,
  };
  return { title, time, parts: [part] };
}

const noStateRule = {
  law: stateFactWords.stateLaw,
  lines: [stateFactWords.noStateRule],
  source: null,
  label: stateFactWords.askFirst,
} as const;

function federalPart(
  line: string,
  { citation, officialAddress, status, asOf }: Citation,
  today: string,
): FactPart {
  const current = isOlderThanTwelveMonths(asOf, today) ? "unverified" : status;
  const isChecked = current === "verified";
  return {
    law: stateFactWords.federalLaw,
    lines: [line],
    source: { text: citation, address: officialAddress },
    label: isChecked ? stateFactWords.checked : null,
    remark: [...(isChecked ? [] : [statusInWords(current)]), stateFactWords.asOf(dayInWords(asOf))].join(" "),
  };
}

/** The fact as paragraphs: each part's text, source, and certainty. */
export function factParagraphs({ parts }: FactShown): readonly string[] {
  return parts.flatMap(({ lines, source, label, remark }) => [
    ...lines,
    ...(source ? [source.address ? `${source.text}: ${source.address}` : source.text] : []),
    label ? `${label}. ${remark}` : remark,
  ]);
}
