import { z } from "zod";
import type { ModelReading } from "../../AnswerTool.ts";
import { Misread } from "../../model/TryFailed.ts";
import { mostAnswered } from "./match/understand.ts";
import { intents } from "./rules/intents/index.ts";

const filledSchema = z.strictObject({ topics: z.array(z.string()) });

/** The topics that a model may choose from, a line each. */
export const topicList = intents.map(({ id, title }) => `${id}: ${title}`).join("\n");

/**
 * A model finds the topics of a message before any law is looked up, so that a misreading by the rules does not limit
 * it. It chooses from our list; what is not on it is left out.
 */
export const reading: ModelReading<"chat"> = {
  name: "topics_of_a_message",
  schema: filledSchema,
  instructions: `
You read one message of a parent and find what it asks. You answer nothing yet.
- topics: the ids of the topics on the list that answer what is asked, the most urgent first, at most ${mostAnswered}. A fact that is told without a question about it is no topic. None if no topic on the list answers the question; do not take the nearest one.
`.trim(),
  isAsked: ({ chosenTopic }) => chosenTopic === undefined,
  material: topicList,
  apply(filled, input) {
    const { topics } = filledSchema.parse(filled);
    const known = topics.filter((topic) => intents.some(({ id }) => id === topic));
    if (topics.length > 0 && known.length === 0) throw new Misread("None of the topics is on the list.");
    return { ...input, foundTopics: known.slice(0, mostAnswered) };
  },
};
