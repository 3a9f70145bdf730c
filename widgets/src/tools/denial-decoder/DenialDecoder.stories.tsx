import { ApiError } from "@iep-insider/sdk/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DenialDecoder } from "./DenialDecoder.tsx";
import { aDenial } from "./tests/denial.ts";

/** A reason is chosen like a parent chooses it; the server is fake. */
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

export const Form: Story = { parameters: { server: { getKeptAnswer: nothingKept } } };
/** A local hint about a reason. */
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
/** A reason that is likely not valid. */
export const LikelyNotValid: Story = {
  parameters: { server: { getKeptAnswer: nothingKept, decodeDenial: async () => aDenial() } },
  play: analyze("The school's reason likely does not hold"),
};
/** A reason that may be valid. */
export const MayBeValid: Story = {
  parameters: { server: { getKeptAnswer: nothingKept, decodeDenial: async () => mayBeValid } },
  play: analyze("The school's reason may hold"),
};
export const Working: Story = {
  parameters: { server: { getKeptAnswer: nothingKept, decodeDenial: () => new Promise(() => {}) } },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await expect(await canvas.findByRole("button", { name: "Cancel" })).toBeVisible();
  },
};
/** A failure: the fallback, without a verdict. */
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
