import { factsOf, type StateRecord, type StateTopic, stateNames, statusInWords } from "@iep-insider/sdk/law";
import { testingClock } from "../../denial-decoder/rules/stateSteps.ts";
import type { StepId } from "./StepId.ts";

/** A state's time for a step, which is said before the federal one. */
export interface StateTime {
  readonly topic: StateTopic;
  /** In whole sentences, with our doubt. */
  readonly text: string;
}

/** Null where we hold no time of the state for the step. */
export function stateTime(step: StepId, record: StateRecord | null): StateTime | null {
  if (record === null) return null;
  if (step === "ask-evaluation" || step === "request-sent") {
    const clock = testingClock(record);
    return clock && { topic: clock.topic, text: clock.step };
  }
  if (step === "meeting") return held(record, "meeting");
  return step === "safety-letter" ? held(record, "records") : null;
}

function held(record: StateRecord, id: "meeting" | "records"): StateTime | null {
  const fact = id === "meeting" ? record.meetingRequest : record.records;
  const lines = factsOf(record).find(({ topic }) => topic.id === id)?.lines ?? [];
  if (fact?.limit == null || lines.length === 0) return null;
  const doubt = fact.status === "verified" ? [] : [statusInWords(fact.status)];
  return { topic: id, text: [`In ${stateNames[record.code]}:`, ...lines, ...doubt].join(" ") };
}
