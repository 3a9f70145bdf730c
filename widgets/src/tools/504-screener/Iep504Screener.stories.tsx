import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { questions } from "./content.ts";
import { Iep504Screener } from "./Iep504Screener.tsx";

/** Every state is reached like a parent reaches it: by clicking and choosing. */
export default {
  title: "Tools/IEP vs 504 screener",
  component: Iep504Screener,
} satisfies Meta<typeof Iep504Screener>;

type Story = StoryObj<typeof Iep504Screener>;
type Play = NonNullable<Story["play"]>;

export const Intro: Story = {};
/** Previous is disabled on the first question, and Next until it is answered. */
export const FirstQuestion: Story = { play: reach(0) };
/** Clicked without an answer, the button says what is missing. */
export const AnswerMissing: Story = {
  play: async (context) => {
    await reach(0)(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Next" }));
    await expect(context.canvas.getByRole("alert")).toBeVisible();
  },
};
/** With a line under each option. */
export const SecondQuestion: Story = { play: reach(1, [2]) };
export const LastQuestion: Story = { play: reach(7, [1, 1, 1, 1, 1, 1, 1]) };
export const ResultSupport: Story = { play: reach("result", [1, 1, 1, 0, 1, 1, 0, 1]) };
/** No need: the result does not discourage. */
export const ResultOfZero: Story = { play: reach("result", [0, 0, 0, 0, 0, 0, 0, 0]) };
/** A low score, and the one answer that counts more than its points. */
export const ResultConsiderWithSpecialTeaching: Story = { play: reach("result", [0, 3, 1, 1, 0, 0, 0, 1]) };
export const ResultConsider: Story = { play: reach("result", [2, 2, 2, 1, 1, 1, 1, 1]) };
export const ResultStrong: Story = { play: reach("result", [3, 3, 3, 3, 3, 3, 3, 3]) };
/** As in the dashboard after a reload in the same tab. */
export const RestoredDraft: Story = {
  parameters: { draft: { stage: 2, answers: { skills: ["more"], help: ["specialist"] } } },
};
/** A narrow column, as on a phone: the layout depends on the tool's own width, not the window's. */
export const QuestionInNarrowColumn: Story = { ...SecondQuestion, decorators: [inNarrowColumn] };
export const ResultInNarrowColumn: Story = { ...ResultStrong, decorators: [inNarrowColumn] };

/** Continues to a question (by its index) or to the result, choosing the option with the given number for each. */
function reach(screen: number | "result", numbers: readonly number[] = []): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start the screener" }));
    for (const [index, { options }] of questions.entries()) {
      const option = options[numbers[index] ?? -1];
      if (option)
        await userEvent.click(canvas.getByRole("radio", { name: (name) => name.startsWith(option.label) }));
      if (index === screen) break;
      await userEvent.click(canvas.getByRole("button", { name: /^(Next|Get Results)$/ }));
    }
    await expect(await canvas.findByRole("heading", { level: 2 })).toBeVisible();
  };
}
