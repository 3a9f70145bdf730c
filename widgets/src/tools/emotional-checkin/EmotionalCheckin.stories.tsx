import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { EmotionalCheckin } from "./EmotionalCheckin.tsx";

/** Every state is reached like a parent reaches it: by choosing, typing and saving. */
export default {
  title: "Tools/Emotional check-in",
  component: EmotionalCheckin,
} satisfies Meta<typeof EmotionalCheckin>;

type Story = StoryObj<typeof EmotionalCheckin>;
type Play = NonNullable<Story["play"]>;

interface Saved {
  readonly emotion: string;
  readonly context?: string;
  readonly triggers?: string;
  readonly notes?: string;
}

export const Intro: Story = {};
export const NothingChosen: Story = { play: saving() };
export const FeelingChosen: Story = { play: choosing("Overwhelmed") };
/** The save button looks disabled, and says what is missing when pressed. */
export const SomethingMissing: Story = {
  play: async (context) => {
    await choosing("Worried")(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Save Check-In" }));
    await expect(await context.canvas.findByText("Please choose where it was.")).toBeVisible();
  },
};
/** A sign of crisis in the typed text shows where to find help, immediately and on the device (ADR 18). */
export const SignOfCrisis: Story = {
  play: async (context) => {
    await choosing("Sad")(context);
    await context.userEvent.type(
      await context.canvas.findByLabelText(/^Notes/),
      "She says she wants to die.",
    );
    await expect(await context.canvas.findByText(/call or text 988/)).toBeVisible();
  },
};
export const SummaryOfOne: Story = { play: saving({ emotion: "Happy", context: "At Home" }) };
/** Every insight except the one for very strong feelings, and more check-ins than the list shows. */
export const SummaryOfMany: Story = {
  play: saving(
    { emotion: "Happy", context: "At Home" },
    { emotion: "Sad", triggers: "math test" },
    { emotion: "Angry", triggers: "math test, loud hallway" },
    { emotion: "Okay", context: "Therapy/Services" },
    {
      emotion: "Overwhelmed",
      triggers: "loud hallway",
      notes: "Hid under the desk. The teacher sat with her.",
    },
    { emotion: "Calm", context: "At Home" },
  ),
};
export const SummaryOfNothing: Story = {
  play: async (context) => {
    await saving({ emotion: "Sad" })(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: /^Remove: Sad/ }));
    await expect(await context.canvas.findByText("No check-ins yet")).toBeVisible();
  },
};
export const TableShown: Story = {
  play: async (context) => {
    await saving({ emotion: "Sad" }, { emotion: "Calm", context: "At Home" })(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Show as a table" }));
    await expect(context.canvas.getByRole("table")).toBeVisible();
  },
};
/** Back at the start: saved check-ins are kept. */
export const StartedOver: Story = {
  play: async (context) => {
    await saving({ emotion: "Sad" })(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Add New Check-In" }));
    await context.userEvent.click(await context.canvas.findByRole("button", { name: "Start Over" }));
    await expect(await context.canvas.findByText("Your check-in is still here.")).toBeVisible();
  },
};
/** A narrow column, as on a phone: the layout depends on the tool's own width, not the window's. */
export const FormInNarrowColumn: Story = { ...FeelingChosen, decorators: [inNarrowColumn] };
export const SummaryInNarrowColumn: Story = { ...SummaryOfMany, decorators: [inNarrowColumn] };

/** Saves the given check-ins one after another; without any it stops at the empty form. */
function saving(...all: readonly Saved[]): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start Check-In" }));
    for (const [index, { emotion, context = "At School", triggers, notes }] of all.entries()) {
      await userEvent.click(await canvas.findByRole("radio", { name: emotion }));
      await userEvent.click(await canvas.findByRole("radio", { name: context }));
      if (triggers) await userEvent.type(canvas.getByLabelText(/^What set it off/), triggers);
      if (notes) await userEvent.type(canvas.getByLabelText(/^Notes/), notes);
      await userEvent.click(canvas.getByRole("button", { name: "Save Check-In" }));
      const add = await canvas.findByRole("button", { name: "Add New Check-In" });
      if (index < all.length - 1) await userEvent.click(add);
    }
  };
}

function choosing(emotion: string): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start Check-In" }));
    await userEvent.click(await canvas.findByRole("radio", { name: emotion }));
    await expect(await canvas.findByRole("slider")).toBeVisible();
  };
}
