import type { TopicChoice } from "@iep-insider/sdk/contract";
import type { Intent } from "./Intent.ts";
import { spanishTitle } from "./spanish.ts";

/** Topics as buttons, titled in the parent's language. */
export function topicChoices(topics: readonly Intent[], isSpanish: boolean): readonly TopicChoice[] {
  return topics.map((topic) => ({
    topic: topic.id,
    title: isSpanish ? spanishTitle(topic) : topic.title,
  }));
}
