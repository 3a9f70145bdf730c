import { isStateCode, provisions, stateTopics } from "@iep-insider/sdk/law";

/** Whether a citation's id names law that we hold: a provision, or a topic of a state's record. */
export function isHeldId(id: string): boolean {
  if (Object.hasOwn(provisions, id)) {
    return true;
  }
  const [kind, state, topic, ...more] = id.split(":");
  const topics: readonly string[] = stateTopics;
  return kind === "state" && isStateCode(state ?? "") && topics.includes(topic ?? "") && more.length === 0;
}
