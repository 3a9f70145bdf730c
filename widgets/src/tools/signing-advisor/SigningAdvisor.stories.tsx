import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { type QuestionId, questionIds } from "./questions.ts";
import { SigningAdvisor } from "./SigningAdvisor.tsx";
import { answersWith, answersWithConcerns } from "./tests/answersWith.ts";

/** Every state is reached like a parent reaches it, or from a draft as after a reload in the same tab. */
export default {
  title: "Tools/Signing advisor",
  component: SigningAdvisor,
} satisfies Meta<typeof SigningAdvisor>;

type Story = StoryObj<typeof SigningAdvisor>;
type Play = NonNullable<Story["play"]>;

const toQuestions: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Start the questions" }));
};
const three: readonly QuestionId[] = ["goals_measurable", "services_appropriate", "services_reduced"];

export const Intro: Story = {};
export const Questions: Story = { play: toQuestions };
/** A click while answers are missing moves focus to the first open question. */
export const QuestionMissing: Story = {
  parameters: draft(0, { understand_services: ["yes"] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Answer 17 More Questions" }));
    await expect(canvas.getByText("Please choose an answer.")).toBeVisible();
  },
};
export const AllAnswered: Story = { parameters: draft(0, answersWith()) };
export const ResultSign: Story = { parameters: draft("result", answersWith()) };
export const ResultSignWithOwnConcern: Story = {
  parameters: draft("result", answersWith({}, { additional_concerns: ["The bus ride is an hour long."] })),
};
export const ResultWithExceptions: Story = {
  parameters: draft("result", answersWithConcerns(three, 0.5, { state: ["MA"], first_iep: ["later"] })),
};
export const StatementInAssertiveTone: Story = {
  parameters: draft(
    "result",
    answersWithConcerns(three, 0.5, {
      tone: ["assertive"],
      custom_concern: ["the bus ride is an hour long"],
    }),
  ),
};
export const NothingLeftToSay: Story = {
  parameters: draft("result", answersWithConcerns(three, 0.5, { left_out: three })),
};
export const ResultNotReady: Story = {
  parameters: draft("result", answersWithConcerns(questionIds.slice(0, 5), 0, { first_iep: ["first"] })),
};
/** Every answer a concern, in a state whose rule we have: the longest result. */
export const ResultNotReadyAtAll: Story = {
  parameters: draft("result", answersWithConcerns(questionIds, 0, { state: ["MT"] })),
};
/** A draft that lacks an answer. */
export const ResultUnanswered: Story = { parameters: draft("result", {}) };
/** A narrow column, as on a phone: the layout depends on the tool's own width, not the window's. */
export const QuestionsInNarrowColumn: Story = { ...Questions, decorators: [inNarrowColumn] };
export const ResultInNarrowColumn: Story = { ...ResultWithExceptions, decorators: [inNarrowColumn] };

function draft(stage: number | "result", answers: object) {
  return { draft: { stage, answers } };
}
