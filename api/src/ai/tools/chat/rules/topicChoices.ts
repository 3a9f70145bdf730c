import type { TopicChoice } from "@iep-insider/sdk/contract";
import type { Intent } from "./Intent.ts";

/** Topics as buttons. */
export function topicChoices(topics: readonly Intent[]): readonly TopicChoice[] {
  return topics.map(({ id, title }) => ({ topic: id, title }));
}
