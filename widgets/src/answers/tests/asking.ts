import type { GoalToAnalyze } from "@iep-insider/sdk/contract";
import { fireEvent, screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach } from "vitest";
import { createFakeHost, type FakeHost } from "../../../tests/renderInHost.tsx";
import { aGoalAnalysis } from "./answers.ts";

export const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const inADay = () => new Date(Date.now() + 20 * 3_600_000 + 60_000).toISOString();

/** What a test of the probe holds: made anew before each. */
export interface Asking {
  host: FakeHost;
  user: ReturnType<typeof userEvent.setup>;
  /** What reached the server. */
  sent: GoalToAnalyze[];
}

/** The probe's surroundings, with a server that answers until told otherwise. */
export function setUpAsking() {
  const now: Asking = { host: createFakeHost(), user: userEvent.setup(), sent: [] };
  const answerWith = (answer: (signal: AbortSignal | undefined) => Promise<unknown>) => {
    now.host.server["analyzeGoal"] = (input: GoalToAnalyze, options) => {
      now.sent.push(input);
      return answer(options?.signal);
    };
  };
  beforeEach(() => {
    now.host = createFakeHost();
    now.user = userEvent.setup();
    now.sent = [];
    now.host.server["getKeptAnswer"] = async () => ({ kept: null });
    answerWith(() => Promise.resolve(aGoalAnalysis()));
  });
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
