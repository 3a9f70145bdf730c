import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { sections } from "./content.ts";
import { MeetingChecklist } from "./MeetingChecklist.tsx";

/** Every state is reached like a parent reaches it: by checking boxes and pressing buttons. */
export default {
  title: "Tools/Meeting prep checklist",
  component: MeetingChecklist,
} satisfies Meta<typeof MeetingChecklist>;

type Story = StoryObj<typeof MeetingChecklist>;

const allIds = sections.flatMap(({ items }) => items.map(({ id }) => id));

export const NothingChecked: Story = {};
export const SomeChecked: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const step of [/draft IEP/, /one strength/, /Plan child care/])
      await userEvent.click(canvas.getByRole("checkbox", { name: step }));
    await expect(canvas.getByText("15% complete")).toBeVisible();
  },
};
/** As in the dashboard days later. */
export const RestoredDraft: Story = {
  parameters: { kept: keptChecklist(["ask-for-drafts", "reread-iep", "about-my-child"]) },
};
export const AllDone: Story = { parameters: { kept: keptChecklist(allIds) } };
/** On a partner's own page nothing is stored, and the tool says so. */
export const OnPartnersPage: Story = { parameters: { isPartnersPage: true } };
/** The rules behind every part, with their sources; two say that they were not read in the law itself. */
export const LawOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const summary of canvas.getAllByText("What the law says")) await userEvent.click(summary);
    await expect(canvas.getAllByRole("link").length).toBeGreaterThan(10);
  },
};
/** A narrow column, as on a phone: the layout depends on the tool's own width, not the window's. */
export const InNarrowColumn: Story = { ...SomeChecked, decorators: [inNarrowColumn] };
export const LawOpenInNarrowColumn: Story = { ...LawOpen, decorators: [inNarrowColumn] };

function keptChecklist(checked: readonly string[]): string {
  return JSON.stringify({ ticked: checked, at: Date.now() });
}
