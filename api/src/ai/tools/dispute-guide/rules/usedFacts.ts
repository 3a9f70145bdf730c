import { type StateRecord, stateNames } from "@iep-insider/sdk/law";
import type { Done } from "../../../reading/donePatterns.ts";
import { used as words } from "../words/told.ts";
import { doneBehind } from "./afterDone.ts";
import { dayTold } from "./dayTold.ts";
import { isOnProposal } from "./proposalRule.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";

/**
 * The facts of the account that changed the plan, in one line; null if none did.
 * @param isStateTold whether the account is the only source of the state.
 */
export function usedFacts(
  situation: Situation,
  route: readonly StepId[],
  isStateTold: boolean,
): string | null {
  const { account, record } = situation;
  const steps = new Set<Done>(route.flatMap((step) => doneBehind[step] ?? []));
  const isProposal = isOnProposal(route);
  if (isProposal) steps.add("notice");
  if (route.includes("safety"))
    for (const done of ["doctor", "photos", "recordsAsked"] as const)
      if (account.done.has(done)) steps.add(done);
  if (situation.isMeetingTold) steps.add("meeting");
  if (account.done.has("records") && route.includes("state-complaint")) steps.add("records");
  const facts = [
    ...(route.includes("safety") ? [words.danger] : []),
    ...[...account.done].flatMap(([done, date]) =>
      steps.has(done) ? [words.done[done](dayTold(date))] : [],
    ),
    ...stateIn(record, isStateTold || isProposal),
  ];
  return facts.length === 0 ? null : words.line(facts.join(", "));
}

function stateIn(record: StateRecord | null, isUsed: boolean): readonly string[] {
  return record && isUsed ? [stateNames[record.code]] : [];
}
