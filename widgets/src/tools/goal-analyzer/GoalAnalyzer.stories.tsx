import { ApiError } from "@iep-insider/sdk/client";
import type { GoalAnalysis } from "@iep-insider/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { GoalAnalyzer } from "./GoalAnalyzer.tsx";
import { strongGoal, weakGoal } from "./tests/analyses.ts";

/** Every state is reached like a parent reaches it: by pasting and pressing. The server is fake. */
export default {
  title: "Tools/IEP goal analyzer",
  component: GoalAnalyzer,
} satisfies Meta<typeof GoalAnalyzer>;

type Story = StoryObj<typeof GoalAnalyzer>;
type Play = NonNullable<Story["play"]>;

const aGoal = "By June, the student will improve reading fluency and attitude in class.";

export const Empty: Story = {};
export const PressedEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Analyze Goal" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
/** A date and a name were removed; another word may be a name. */
export const BeforeSending: Story = {
  parameters: answering(weakGoal),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: /^Names to leave out/ }), "Zorina");
    await analyze("By 5/1/2027, Zorina will read as Leo does.")(context);
    await expect(await canvas.findByRole("heading", { name: "This is what we will send" })).toBeVisible();
  },
};
export const Working: Story = {
  parameters: { server: { analyzeGoal: () => new Promise(() => {}) } },
  play: analyze(aGoal),
};
export const Weak: Story = { parameters: answering(weakGoal), play: analyzed(aGoal) };
export const NeedsWork: Story = {
  parameters: answering({ ...weakGoal, score: 65, caps: [] }),
  play: analyzed(aGoal),
};
export const Strong: Story = { parameters: answering(strongGoal), play: analyzed(aGoal) };
export const NoScore: Story = {
  parameters: answering({
    ...weakGoal,
    outcome: "declined",
    score: null,
    feedback: "This does not read like a goal. Paste one goal from the IEP, and we will score it.",
    suggestions: [],
    points: [],
    caps: [],
    rewritten: null,
    citations: [],
    isCharged: false,
  }),
  play: analyzed(aGoal),
};
export const Failed: Story = {
  parameters: {
    server: {
      analyzeGoal: () =>
        Promise.reject(
          new ApiError(500, "x", {
            code: "internal",
            message: "Something went wrong on our side. Please try again.",
          }),
        ),
    },
  },
  play: async (context) => {
    await analyze(aGoal)(context);
    await expect(await context.canvas.findByRole("alert")).toBeVisible();
  },
};
export const WeakInNarrowColumn: Story = { ...Weak, decorators: [inNarrowColumn] };

function answering(analysis: GoalAnalysis) {
  return {
    state: "TX",
    server: { analyzeGoal: async () => analysis, getKeptAnswer: async () => ({ kept: null }) },
  };
}

function analyze(goal: string): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^Paste one IEP goal/ }), goal);
    await userEvent.click(canvas.getByRole("button", { name: "Analyze Goal" }));
  };
}

function analyzed(goal: string): Play {
  return async (context) => {
    await analyze(goal)(context);
    await expect(await context.canvas.findByText("About this answer")).toBeVisible();
  };
}
