import { ApiError } from "@iep-insider/sdk/client";
import type { GoalToAnalyze } from "@iep-insider/sdk/contract";
import { fireEvent, screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach } from "vitest";
import { createFakeHost, type FakeHost } from "../../../tests/renderInHost.tsx";
import { aGoalAnalysis } from "./answers.ts";

export const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const inADay = () => new Date(Date.now() + 20 * 3_600_000 + 60_000).toISOString();

/** What the server says when it fails. */
export const itBroke = () =>
  Promise.reject(new ApiError(500, "x", { code: "internal", message: "It broke." }));

/** The state of an AI tool test, reset before each. */
export interface Asking<Question> {
  host: FakeHost;
  user: ReturnType<typeof userEvent.setup>;
  /** What reached the server. */
  sent: Question[];
}

/** The surroundings of an AI tool, with a server that gives this answer to its call until told otherwise. */
export function setUpAiTool<Question>(call: string, answer: () => unknown) {
  const now: Asking<Question> = { host: createFakeHost(), user: userEvent.setup(), sent: [] };
  const answerWith = (next: (signal: AbortSignal | undefined) => Promise<unknown>) => {
    now.host.server[call] = (input: Question, options) => {
      now.sent.push(input);
      return next(options?.signal);
    };
  };
  beforeEach(() => {
    now.host = createFakeHost();
    now.user = userEvent.setup();
    now.sent = [];
    now.host.server["getKeptAnswer"] = async () => ({ kept: null });
    answerWith(async () => answer());
  });
  return { now, answerWith };
}

/** The probe's surroundings. */
export function setUpAsking() {
  const { now, answerWith } = setUpAiTool<GoalToAnalyze>("analyzeGoal", aGoalAnalysis);
  return {
    now,
    answerWith,
    type: async (text: string, names = "") => {
      fireEvent.input(await field(/^A goal/), { target: { value: text } });
      if (names) fireEvent.input(await field(/^Names to leave out/), { target: { value: names } });
    },
    ask: async () => now.user.click(await button("Ask")),
    typed: async () => (await field(/^A goal/)).value,
  };
}
