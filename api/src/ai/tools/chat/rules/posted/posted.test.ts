import type { ChatQuestion } from "@iep-insider/sdk/contract";
import { loadStates } from "@iep-insider/sdk/law";
import { askedFor } from "@iep-insider/sdk/safety";
import { beforeAll, expect, it } from "vitest";
import { createLawIndex } from "../../../../law/createLawIndex.ts";
import type { LawIndex } from "../../../../law/LawIndex.ts";
import { chat } from "../../chat.ts";
import { understand } from "../../match/understand.ts";
import { postedBesideUs } from "./postedBesideUs.ts";
import { postedOfPlans } from "./postedOfPlans.ts";
import { postedOfSchool } from "./postedOfSchool.ts";

const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");
const rows = linesOf(`${postedOfPlans}${postedOfSchool}`).map((line) => {
  const [id = "", ...question] = line.split(": ");
  return { id, question: question.join(": ") };
});

let law: LawIndex;
beforeAll(async () => {
  law = createLawIndex(await loadStates());
});
const outcomeOf = (question: string) => {
  if (askedFor(question) !== null) return "declined";
  const input: ChatQuestion = { question };
  const evidence = chat.retrieve(input, law);
  return chat.answerByRules({ input, evidence, law, today: "2026-11-22" }).outcome;
};

it("answers nine of ten questions as they are posted, or offers their topic as a choice", () => {
  const missed = rows.filter(({ id, question }) => {
    const { asked, choices } = understand({ question });
    return ![...asked, ...choices].some((intent) => intent.id === id);
  });
  expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(rows.length / 10);
});

it("charges for a wrong topic in at most three of a hundred", () => {
  const wrong = rows.filter(({ id, question }) => {
    const { asked, isSure } = understand({ question });
    return isSure && !asked.some((intent) => intent.id === id);
  });
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(rows.length * 0.03);
});

it("answers at most two of the questions on which we hold nothing", () => {
  const answered = linesOf(postedBesideUs).filter((question) => outcomeOf(question) === "answered");
  expect(answered.length, answered.join("\n")).toBeLessThanOrEqual(2);
});
