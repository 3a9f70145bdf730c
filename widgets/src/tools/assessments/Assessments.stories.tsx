import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { Assessments } from "./Assessments.tsx";
import { cards, type QuestionnaireId } from "./content.ts";

/** Every state is reached like a parent reaches it, or resumes a draft. */
export default {
  title: "Tools/Assessment questionnaires",
  component: Assessments,
} satisfies Meta<typeof Assessments>;

type Story = StoryObj<typeof Assessments>;

export const Cards: Story = {};
export const EligibilityFirstQuestion: Story = { play: open("eligibility") };
export const AideFirstQuestion: Story = { play: open("aide") };
export const PlanningFirstQuestion: Story = { play: open("planning") };
/** Back at the cards: a started questionnaire can be resumed. */
export const CardsWithOneBegun: Story = {
  play: async (context) => {
    await open("planning")(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: /Back to Tools/ }));
    const card = await context.canvas.findByRole("button", { name: /^Go on/ });
    await waitFor(() => expect(card).toHaveFocus());
  },
};
/** Checking it shows where to find help, immediately and on the device (ADR 18). */
export const SelfInjuryChecked: Story = draft("aide", 2, { behaviors: ["self-injury"] });
export const EligibilityEvaluation: Story = draft("eligibility", "result", {
  concerns: ["reading", "attention", "health"],
  duration: ["over-2-years"],
  impact: ["significant"],
  tried: ["tutoring", "rti-mtss"],
  evidence: ["both"],
});
/** Only the duration is missing for an evaluation: the result says that duration is no legal test. */
export const Eligibility504: Story = draft("eligibility", "result", {
  concerns: ["reading", "attention", "health"],
  duration: ["6-12-months"],
  impact: ["significant"],
  evidence: ["teacher"],
});
export const EligibilityMonitor: Story = draft("eligibility", "result", {
  duration: ["under-6-months"],
  impact: ["none"],
  evidence: ["none"],
});
/** With self-injury and daily care: the longest result of this questionnaire. */
export const AideStrong: Story = draft("aide", "result", {
  safety: ["significant"],
  academic: ["constant"],
  behaviors: ["leaves-room", "hits", "self-injury", "meltdowns"],
  care: ["daily"],
  tried: ["behavior-plan", "shared-adult"],
});
/** Strong by schoolwork alone (ADR 26). */
export const AideTeaching: Story = draft("aide", "result", {
  safety: ["none"],
  academic: ["constant"],
  care: ["none"],
});
export const AideShared: Story = draft("aide", "result", {
  safety: ["some"],
  academic: ["prompting"],
  behaviors: ["refuses-work"],
  care: ["none"],
});
export const AideGeneral: Story = draft("aide", "result", {
  safety: ["none"],
  academic: ["reminders"],
  care: ["none"],
});
const everything = {
  academic: ["reading", "writing", "math", "memory-pace"],
  communication: ["speech-sounds", "social-language"],
  behavior: ["attention", "acting-out"],
  motor: ["handwriting", "balance", "sensory"],
  adaptive: ["safety"],
};
export const PlanningOfEverything: Story = draft("planning", "result", everything);
export const PlanningOfNothing: Story = draft("planning", "result", { academic: ["none"] });
/** A narrow column, as on a phone: the layout depends on the tool's own width, not the window's. */
export const CardsInNarrowColumn: Story = { decorators: [inNarrowColumn] };
export const ResultInNarrowColumn: Story = { ...PlanningOfEverything, decorators: [inNarrowColumn] };

function open(id: QuestionnaireId): NonNullable<Story["play"]> {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Start: ${cards[id].title}` }));
    const question = await canvas.findByRole("heading", { level: 2 });
    await waitFor(() => expect(question).toHaveFocus());
  };
}

function draft(
  of: QuestionnaireId,
  stage: number | "result",
  answers: Readonly<Record<string, readonly string[]>>,
): Story {
  return { parameters: { draft: { of, stage, answers } } };
}
