import type { DisputeDeadline } from "@iep-insider/sdk/contract";
import {
  type Duration,
  dayInWords,
  dueDate,
  type LaterConsentFact,
  laterConsentFact,
  type StateCode,
  stateNames,
  statusInWords,
} from "@iep-insider/sdk/law";
import { proposal as words } from "../words/told.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";

/**
 * How long a parent has to answer a proposal, where the state's rule on later consent has such a time; null where it
 * counts the school's own days. The numbers stand in the rules themselves, which the test compares.
 */
export const timeToAnswer: Readonly<Partial<Record<StateCode, Duration | null>>> = {
  IL: null,
  IN: null,
  LA: null,
  MA: { value: 30, unit: "calendar days" },
  MI: null,
  MN: { value: 14, unit: "calendar days" },
  MT: { value: 15, unit: "calendar days" },
  NH: { value: 14, unit: "calendar days" },
  PA: { value: 10, unit: "calendar days" },
};

/** A state's rule on what becomes of a change that the school proposes. */
export interface ProposalRule {
  /** In whole sentences, with our doubt. */
  readonly text: string;
  readonly note: string | null;
  readonly needed: LaterConsentFact["needed"];
  /** Id of the citation. */
  readonly citation: string;
}

/** The rule of the parent's state, where a change is disputed and the state's rule says more than the federal one. */
export function proposalRule(situation: Situation): ProposalRule | null {
  const { record, issue, hasIep, account } = situation;
  const isAboutChange =
    issue === "placement-disagreement" || (issue === "service-denial" && account.isChange);
  const fact = record?.laterConsent;
  if (!record || !fact || !isAboutChange || hasIep === "no") return null;
  const saysMore = fact.partial === "yes" || (fact.needed !== null && fact.needed !== "no");
  if (!saysMore && timeToAnswer[record.code] === undefined) return null;
  const citation = `state:${record.code}:laterConsent`;
  const text = [
    words.inState(stateNames[record.code], laterConsentFact(record).lines.join(" ")),
    ...(fact.status === "verified" ? [] : [statusInWords(fact.status)]),
    ...(timeToAnswer[record.code] === null && /due process|hearing/.test(fact.rule) ? [words.filing] : []),
  ].join(" ");
  return { text, note: fact.note, needed: fact.needed, citation };
}

/** Whether a way goes by that rule. */
export function isOnProposal(route: readonly StepId[]): boolean {
  return route.includes("answer-proposal") || route.includes("proposal-answered");
}

/** The last day to answer: counted from the notice's own day where it can be told, else from the day given; it says which. */
export function proposalDeadline(situation: Situation): DisputeDeadline | null {
  const { record, account, eventDate, today } = situation;
  const rule = proposalRule(situation);
  const limit = record ? timeToAnswer[record.code] : undefined;
  if (rule === null || limit === undefined) return null;
  const { text, citation } = rule;
  const notice = account.done.get("notice");
  const from = notice?.day ?? (account.done.has("notice") ? eventDate : null);
  if (limit === null || from === null)
    return { what: words.what, rule: `${text} ${words.noDay}`, by: null, isOver: false, citation };
  const by = dueDate(limit, from).date;
  const counted = notice?.day ? words.fromNotice(dayInWords(from)) : words.fromGiven(dayInWords(from));
  return { what: words.what, rule: `${text} ${counted}`, by, isOver: by < today, citation };
}
