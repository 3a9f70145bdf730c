import { ApiError } from "@iep-insider/sdk/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DenialDecoder } from "./DenialDecoder.tsx";
import { aDenial } from "./tests/denial.ts";

/** A reason is chosen as a parent chooses it; the server is made up. */
export default {
  title: "Tools/Denial decoder",
  component: DenialDecoder,
} satisfies Meta<typeof DenialDecoder>;

type Story = StoryObj<typeof DenialDecoder>;

const nothingKept = async () => ({ kept: null });
const { analysis } = aDenial();
const mayBeValid = aDenial({
  analysis: { ...analysis, isValidDenial: true, verdict: "may_be_valid" },
  isCharged: false,
});

/** The form as a parent meets it. */
export const Form: Story = { parameters: { server: { getKeptAnswer: nothingKept } } };
/** What we know of a reason at once, without asking. */
export const Hint: Story = {
  parameters: { server: { getKeptAnswer: nothingKept } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: /^The school's reason/ }),
      "too_young_old",
    );
    await expect(await canvas.findByText("It depends on your child's age")).toBeVisible();
  },
};
/** A reason that likely cannot stand. */
export const LikelyNotValid: Story = {
  parameters: { server: { getKeptAnswer: nothingKept, decodeDenial: async () => aDenial() } },
  play: analyze("The school's reason likely does not hold"),
};
/** A reason that may stand. */
export const MayBeValid: Story = {
  parameters: { server: { getKeptAnswer: nothingKept, decodeDenial: async () => mayBeValid } },
  play: analyze("The school's reason may hold"),
};
/** It takes long. */
export const Working: Story = {
  parameters: { server: { getKeptAnswer: nothingKept, decodeDenial: () => new Promise(() => {}) } },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await expect(await canvas.findByRole("button", { name: "Cancel" })).toBeVisible();
  },
};
/** No answer: the fallback, without a verdict. */
export const Failed: Story = {
  parameters: {
    server: {
      getKeptAnswer: nothingKept,
      decodeDenial: () =>
        Promise.reject(
          new ApiError(500, "failed", {
            code: "internal",
            message: "Something went wrong on our side. Please try again.",
          }),
        ),
    },
  },
  play: analyze("About the school's reason"),
};

type Play = Parameters<NonNullable<Story["play"]>>[0];

async function choose(canvas: Play["canvas"], userEvent: Play["userEvent"]): Promise<void> {
  await userEvent.selectOptions(
    canvas.getByRole("combobox", { name: /^The school's reason/ }),
    "budget_constraints",
  );
  await userEvent.click(canvas.getByRole("button", { name: "Analyze This Denial" }));
}

function analyze(title: string): NonNullable<Story["play"]> {
  return async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await expect(await canvas.findByRole("heading", { name: title })).toBeVisible();
  };
}
