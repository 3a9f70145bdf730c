import { z } from "zod";
import type { ModelReading } from "../../AnswerTool.ts";
import { Misread } from "../../model/TryFailed.ts";
import { topicList } from "../chat/reading.ts";
import { intents } from "../chat/rules/intents/index.ts";
import { reasonKinds } from "./rules/ReasonKind.ts";
import { isListed } from "./rules/readReasons.ts";
import { reasonTitle } from "./words/reasonTitles.ts";

/** One good reason is enough to refuse, and schools seldom give more than three. */
const mostReasons = 3;

const filledSchema = z.strictObject({ reasons: z.array(z.string()), topic: z.string().nullable() });

/**
 * A model finds the school's reasons before any law is looked up. What it finds is shown to be confirmed, as what the
 * rules read is (ADR 31). Where the parent has seen the list and nothing fits, it may only find a topic of the chat.
 */
export const reading: ModelReading<"denial-decoder"> = {
  name: "reasons_of_a_refusal",
  schema: filledSchema,
  instructions: `
You read what a school said to a parent when it refused something, and find its reasons. You answer nothing yet.
- reasons: the ids of the reasons on the list that the school itself gave, at most ${mostReasons}. What the parent thinks, did or fears is no reason of the school. None if no reason on the list is the one that was given; do not take the nearest one.
- topic: null if you found a reason. Else the id of the one topic that the refusal is about; null if none fits.
`.trim(),
  isAsked: ({ denialReason, reasons = [] }) => reasons.length === 0 && !isListed(denialReason),
  material: [
    "Reasons:",
    ...reasonKinds.map((kind) => `${kind}: ${reasonTitle(kind)}`),
    "",
    "Topics:",
    topicList,
  ].join("\n"),
  apply(filled, input) {
    const data = filledSchema.parse(filled);
    const reasons = reasonKinds.filter((kind) => data.reasons.includes(kind)).slice(0, mostReasons);
    const topic = intents.some(({ id }) => id === data.topic) ? data.topic : null;
    const isNonsense = data.reasons.length > 0 || data.topic !== null;
    if (isNonsense && reasons.length === 0 && topic === null)
      throw new Misread("Neither the reasons nor the topic is on the list.");
    const { reasons: _, ...unconfirmed } = input;
    return input.noneFits || reasons.length === 0
      ? { ...input, found: { reasons: [], topic } }
      : { ...unconfirmed, found: { reasons, topic: null } };
  },
};
