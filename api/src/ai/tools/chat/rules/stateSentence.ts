import { factsOf, type StateRecord, type StateTopic, stateNames } from "@iep-insider/sdk/law";
import * as words from "../words.ts";

/**
 * What we hold of a state on a topic, the fullest wording first and the shortest last; the caller takes the first
 * that can still be read with ease.
 */
export function stateSentences(record: StateRecord, topic: StateTopic): readonly string[] {
  const held = factsOf(record).find((one) => one.topic.id === topic);
  const state = stateNames[record.code];
  if (!held?.fact) return [words.noStateRule(state)];
  const sentences = held.lines.flatMap((line) => line.split(/(?<=\.)\s+(?=[A-Z])/));
  return [
    ...sentences.map((_, left) =>
      words.inState(state, sentences.slice(0, sentences.length - left).join(" ")),
    ),
    words.seeStateRule(state),
  ];
}

/** Whether the record has a rule of the state's own, which an answer can cite. */
export function holdsRule(record: StateRecord, topic: StateTopic): boolean {
  return factsOf(record).some((one) => one.topic.id === topic && one.fact !== null);
}
