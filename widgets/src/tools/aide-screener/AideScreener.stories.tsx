import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { AideScreener } from "./AideScreener.tsx";
import { categories, type ItemId, itemIds, itemLabels } from "./content.ts";

/** Every state is reached like a parent reaches it: by clicking and checking boxes. */
export default {
  title: "Tools/1:1 aide screener",
  component: AideScreener,
} satisfies Meta<typeof AideScreener>;

type Story = StoryObj<typeof AideScreener>;
type Play = NonNullable<Story["play"]>;
type Screen = "health" | "behavior" | "learning" | "review" | "result";

export const Intro: Story = {};
export const HealthSection: Story = { play: reach("health") };
export const BehaviorSection: Story = { play: reach("behavior") };
export const LearningSection: Story = {
  play: reach("learning", ["medical-monitoring", "transitions", "iep-goals"]),
};
/** Checking it shows where to find help, immediately and on the device (ADR 18). */
export const SelfInjuryChecked: Story = {
  play: async (context) => {
    await reach("behavior")(context);
    await context.userEvent.click(context.canvas.getByRole("checkbox", { name: itemLabels["self-injury"] }));
    await expect(context.canvas.getByText(/call or text 988/)).toBeVisible();
  },
};
export const Review: Story = {
  play: reach("review", ["medical-monitoring", "physical-assistance", "transitions"]),
};
export const ReviewOfNothing: Story = { play: reach("review") };
/** Every item checked: all three flags, and the longest result. */
export const ResultHigh: Story = {
  play: reach("result", Object.values(itemIds).flat()),
};
/** High because of learning needs alone (ADR 26): more teaching support, an aide as one of several options. */
export const ResultHighByLearningOnly: Story = {
  play: reach("result", ["constant-redirection", "curriculum-access"]),
};
export const ResultModerate: Story = { play: reach("result", ["medical-monitoring", "transitions"]) };
export const ResultLow: Story = { play: reach("result", ["transitions"]) };
export const ResultOfNothing: Story = { play: reach("result") };
/** As in the dashboard after a reload in the same tab. */
export const RestoredDraft: Story = {
  parameters: { draft: { stage: "result", answers: { medical: ["emergency-medication"] } } },
};
/** A narrow column, as on a phone: the layout depends on the tool's own width, not the window's. */
export const SectionInNarrowColumn: Story = { ...HealthSection, decorators: [inNarrowColumn] };
export const ResultInNarrowColumn: Story = { ...ResultHigh, decorators: [inNarrowColumn] };

/** Continues from the intro to a screen, checking the given items on the way. */
function reach(screen: Screen, checkedIds: readonly ItemId[] = []): Play {
  return async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    const screens: readonly Screen[] = ["health", "behavior", "learning", "review", "result"];
    const buttons = ["Start the screener", "Next", "Next", "Look over my answers", "Get Results"];
    for (const [index, button] of buttons.slice(0, screens.indexOf(screen) + 1).entries()) {
      await press(button);
      const category = categories[index];
      for (const id of category ? itemIds[category].filter((one) => checkedIds.includes(one)) : [])
        await userEvent.click(canvas.getByRole("checkbox", { name: itemLabels[id] }));
    }
    await expect(await canvas.findByRole("heading", { level: 2 })).toBeVisible();
  };
}
