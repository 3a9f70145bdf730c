import type { ChatQuestion } from "@iep-insider/sdk/contract";
import { loadStates } from "@iep-insider/sdk/law";
import { askedFor } from "@iep-insider/sdk/safety";
import { beforeAll, expect, it } from "vitest";
import { createLawIndex } from "../../../../law/createLawIndex.ts";
import type { LawIndex } from "../../../../law/LawIndex.ts";
import { chatbot } from "../../chatbot.ts";
import { findIntents } from "../findIntents.ts";
import { postedBesideUs } from "./postedBesideUs.ts";
import { postedOfPlans } from "./postedOfPlans.ts";
import { postedOfSchool } from "./postedOfSchool.ts";

const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");
const rows = linesOf(`${postedOfPlans}${postedOfSchool}`).map((line) => {
  const [id = "", ...question] = line.split(": ");
  return [id, question.join(": ")] as const;
});

let law: LawIndex;
beforeAll(async () => {
  law = createLawIndex(await loadStates());
});
const outcomeOf = (question: string) => {
  if (askedFor(question) !== null) return "declined";
  const input: ChatQuestion = { question };
  const evidence = chatbot.retrieve(input, law);
  return chatbot.answerByRules({ input, evidence, law, today: "2026-11-22" }).outcome;
};

it.each(rows)("a question as it is posted %s: %s", (id, question) => {
  expect(findIntents(question)[0]?.id).toBe(id);
  expect(outcomeOf(question)).toBe("answered");
});

it.each(linesOf(postedBesideUs))("a question as it is posted has no answer of ours: %s", (question) => {
  expect(["unknown", "declined"]).toContain(outcomeOf(question));
});
