import {
  type Duration,
  dueProcessLimits,
  durationInWords,
  type StateRecord,
  stateNames,
  statusInWords,
} from "@iep-insider/sdk/law";
import { deadlines } from "../words/deadlines.ts";

/** How long a parent has to ask for a due process hearing. */
export interface HearingLimit {
  readonly limit: Duration;
  readonly rule: string;
  /** Id of the citation. */
  readonly citation: string;
}

/** The state's own limit where we hold one, with its doubt; else the federal one, with the words that a state may differ. */
export function hearingLimitOf(record: StateRecord | null): HearingLimit {
  const words = deadlines.hearing;
  const fact = record?.dueProcessLimit;
  if (record && fact?.limit) {
    const doubt = fact.status === "verified" ? [] : [statusInWords(fact.status)];
    return {
      limit: fact.limit,
      rule: [words.inState(stateNames[record.code], durationInWords(fact.limit)), ...doubt].join(" "),
      citation: `state:${record.code}:hearing`,
    };
  }
  const difference = record ? words.noneRead(stateNames[record.code]) : words.noState;
  return {
    limit: dueProcessLimits.request.limit,
    rule: `${words.rule(words.federal)} ${difference}`,
    citation: "due-process",
  };
}
