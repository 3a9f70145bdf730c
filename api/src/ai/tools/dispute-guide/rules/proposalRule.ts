import type { DisputeDeadline } from "@iep-insider/sdk/contract";
import {
  dayInWords,
  dueDate,
  type LaterConsentFact,
  laterConsentFact,
  stateNames,
  statusInWords,
  timeToAnswer,
} from "@iep-insider/sdk/law";
import { proposal as words } from "../words/told.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";

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
    ...(timeToAnswer[record.code]?.of === "school" &&
    /due process|hearing|debido proceso|audiencia/.test(fact.rule)
      ? [words.filing]
      : []),
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
  const time = record ? timeToAnswer[record.code] : undefined;
  if (rule === null || time === undefined) return null;
  const { text, citation } = rule;
  const notice = account.done.get("notice");
  const from = notice?.day ?? (account.done.has("notice") ? eventDate : null);
  if (time.of === "school" || time.limit === null || from === null)
    return { what: words.what, rule: `${text} ${words.noDay}`, by: null, isOver: false, citation };
  const by = dueDate(time.limit, from).date;
  const counted = notice?.day ? words.fromNotice(dayInWords(from)) : words.fromGiven(dayInWords(from));
  return { what: words.what, rule: `${text} ${counted}`, by, isOver: by < today, citation };
}
