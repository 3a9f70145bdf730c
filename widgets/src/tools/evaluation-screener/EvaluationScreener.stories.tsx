import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { type ItemId, itemLabels, itemsOf, type SectionId, sectionIds } from "./content.ts";
import { EvaluationScreener } from "./EvaluationScreener.tsx";

/** Every state is reached like a parent reaches it: by clicking and checking boxes. */
export default {
  title: "Tools/Evaluation screener",
  component: EvaluationScreener,
} satisfies Meta<typeof EvaluationScreener>;

type Story = StoryObj<typeof EvaluationScreener>;
type Play = NonNullable<Story["play"]>;

export const Intro: Story = {};
/** Previous is disabled on the first section. */
export const FirstSection: Story = { play: reach("academic") };
/** With the hint about children who are learning English. */
export const TalkingSection: Story = { play: reach("speech-language", ["academic-1"]) };
/** Checking it shows where to find help, immediately and on the device (ADR 18). */
export const SelfHarmChecked: Story = {
  play: async (context) => {
    await reach("social-emotional")(context);
    const label = itemLabels["social-emotional-6"];
    await context.userEvent.click(context.canvas.getByRole("checkbox", { name: label }));
    await expect(context.canvas.getByText(/call or text 988/)).toBeVisible();
  },
};
/** The last section's button leads directly to the result. */
export const LastSection: Story = { play: reach("multiple-needs") };
export const ResultOfOneItem: Story = { play: reach("result", ["autism-3"]) };
export const ResultOfSome: Story = {
  play: reach("result", ["academic-1", "academic-4", "attention-2", "speech-language-2", "vision-hearing-4"]),
};
/** What cannot wait comes first. */
export const ResultUrgent: Story = {
  play: reach("result", ["social-emotional-1", "social-emotional-6", "health-medical-6"]),
};
/** Every item checked: the longest result. */
export const ResultOfEverything: Story = draft("result", sectionIds.flatMap(itemsOf));
export const ResultOfNothing: Story = { play: reach("result") };
/** As in the dashboard after a reload in the same tab. */
export const RestoredDraft: Story = draft(2, ["academic-1", "speech-language-4"]);
/** A narrow column, as on a phone: the layout depends on the tool's own width, not the window's. */
export const SectionInNarrowColumn: Story = { ...TalkingSection, decorators: [inNarrowColumn] };
export const ResultInNarrowColumn: Story = { ...ResultUrgent, decorators: [inNarrowColumn] };

/** Continues from the intro to a section or to the result, checking the given items on the way. */
function reach(screen: SectionId | "result", checkedIds: readonly ItemId[] = []): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start the screener" }));
    for (const section of sectionIds) {
      for (const id of itemsOf(section).filter((one) => checkedIds.includes(one)))
        await userEvent.click(canvas.getByRole("checkbox", { name: itemLabels[id] }));
      if (section === screen) break;
      await userEvent.click(canvas.getByRole("button", { name: /^(Next|Get Results)$/ }));
    }
    await expect(await canvas.findByRole("heading", { level: 2 })).toBeVisible();
  };
}

/** Resumes a draft. */
function draft(stage: number | "result", checkedIds: readonly ItemId[]): Story {
  const answers = Object.fromEntries(
    sectionIds.map((section) => [section, itemsOf(section).filter((id) => checkedIds.includes(id))]),
  );
  return { parameters: { draft: { stage, answers } } };
}
