import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { RightsGuide } from "./RightsGuide.tsx";

/** A state is chosen like a parent chooses it. */
export default {
  title: "Tools/Parent rights guide",
  component: RightsGuide,
} satisfies Meta<typeof RightsGuide>;

type Story = StoryObj<typeof RightsGuide>;

/** The nine rights, before a state is chosen. */
export const NoState: Story = {};
/** Rules that were read in the law. */
export const Massachusetts: Story = { play: choose("MA: Massachusetts", "The rules of Massachusetts") };
/** Sources that disagree. */
export const WestVirginia: Story = { play: choose("WV: West Virginia", "The rules of West Virginia") };
/** Many rules that we do not have. */
export const NorthDakota: Story = { play: choose("ND: North Dakota", "The rules of North Dakota") };
/** Facts that were read in a copy without a permanent URL. */
export const DistrictOfColumbia: Story = {
  play: choose("DC: District of Columbia", "The rules of the District of Columbia"),
};
/** The longest card, fully open. */
export const NewJerseyInNarrowColumn: Story = {
  play: async (context) => {
    await choose("NJ: New Jersey", "The rules of New Jersey")(context);
    for (const section of context.canvasElement.querySelectorAll("details")) section.open = true;
  },
  decorators: [inNarrowColumn],
};

function choose(option: string, title: string): NonNullable<Story["play"]> {
  return async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Your state/ }), option);
    await expect(await canvas.findByRole("heading", { name: title })).toBeVisible();
  };
}
