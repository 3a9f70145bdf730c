import { ApiError } from "@iep-insider/sdk/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DisputeGuide } from "./DisputeGuide.tsx";
import { aGuidance } from "./tests/guidance.ts";

/** The form is filled in like a parent does; the server is fake. */
export default {
  title: "Tools/Dispute guide",
  component: DisputeGuide,
} satisfies Meta<typeof DisputeGuide>;

type Story = StoryObj<typeof DisputeGuide>;
type Play = Parameters<NonNullable<Story["play"]>>[0];

const nothingKept = async () => ({ kept: null });

export const Form: Story = { parameters: { server: { getKeptAnswer: nothingKept } } };
/** Submitted without the three required answers. */
export const Incomplete: Story = {
  parameters: { server: { getKeptAnswer: nothingKept } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Get My Dispute Resolution Plan" }));
    await expect(await canvas.findByText("Please choose your main concern.")).toBeVisible();
  },
};
/** A plan with time limits that are open, over, and not computed. */
export const Plan: Story = {
  parameters: { server: { getKeptAnswer: nothingKept, getDisputeGuidance: async () => aGuidance() } },
  play: async (play) => {
    await fillIn(play);
    await expect(await play.canvas.findByRole("heading", { name: aGuidance().title })).toBeVisible();
  },
};
export const Working: Story = {
  parameters: { server: { getKeptAnswer: nothingKept, getDisputeGuidance: () => new Promise(() => {}) } },
  play: async (play) => {
    await fillIn(play);
    await expect(await play.canvas.findByRole("button", { name: "Cancel" })).toBeVisible();
  },
};
/** A failure: reported in place, and nothing was charged. */
export const Failed: Story = {
  parameters: {
    server: {
      getKeptAnswer: nothingKept,
      getDisputeGuidance: () =>
        Promise.reject(
          new ApiError(500, "failed", {
            code: "internal",
            message: "Something went wrong on our side. Please try again.",
          }),
        ),
    },
  },
  play: async (play) => {
    await fillIn(play);
    await expect(await play.canvas.findByText(/Nothing was charged\.$/)).toBeVisible();
  },
};

async function fillIn({ canvas, userEvent }: Play): Promise<void> {
  const choose = (name: RegExp, id: string) =>
    userEvent.selectOptions(canvas.getByRole("combobox", { name }), id);
  await choose(/^Your main concern/, "iep-not-followed");
  await choose(/^Have you met/, "yes");
  await choose(/^How urgent/, "somewhat-urgent");
  await userEvent.click(canvas.getByRole("button", { name: "Get My Dispute Resolution Plan" }));
}
