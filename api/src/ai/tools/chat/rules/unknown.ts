import type { StateRecord } from "@iep-insider/sdk/law";
import type { Draft, Question } from "../../../AnswerTool.ts";
import { withoutTopics } from "../withoutTopics.ts";
import * as words from "../words.ts";
import { isInDistress } from "./isUpset.ts";

/** Says that we do not know, kindly to a parent in distress, and who helps free of charge. */
export function unknown({ input, evidence }: Question<"chat">): Draft<"chat"> {
  const { record } = evidence;
  const advice = isInDistress(input.question) ? words.unknown.upset : words.unknown.advice;
  return {
    ...withoutTopics,
    outcome: "unknown",
    success: true,
    advice: [advice, record ? centerOf(record) : words.unknown.withoutState].join("\n\n"),
    doNext: words.unknown.doNext,
    citations: [],
  };
}

/** One line each, so that a long name does not make a long sentence. */
function centerOf({ parentCenter }: StateRecord): string {
  const { name, website, phone, phoneStatus, status } = parentCenter;
  return [
    words.unknown.center,
    `- ${name}`,
    `- ${words.unknown.website(website)}`,
    `- ${words.unknown.phone(phone, phoneStatus === "verified")}`,
    ...(status === "unverified" ? [`- ${words.unknown.centerUnchecked}`] : []),
  ].join("\n");
}
