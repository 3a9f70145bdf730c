import { aiTools } from "@iep-insider/sdk/contract";
import { isStateCode, loadStates } from "@iep-insider/sdk/law";
import type { Declined } from "@iep-insider/sdk/safety";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { AnswerReport } from "../AnswerReport.ts";
import type { AnswerTool } from "../AnswerTool.ts";
import { createAnswerer } from "../answerer.ts";
import { checkedOf } from "../checks/Check.ts";
import { checkDraft } from "../checks/checkDraft.ts";
import { createLawIndex } from "../law/createLawIndex.ts";
import { questions } from "../law/tests/questions.ts";
import { answerTools } from "./index.ts";

const states = await loadStates();
const law = createLawIndex(states);
const someState = fc.option(fc.constantFrom(...Object.keys(states).filter(isStateCode)), { nil: undefined });
const dispute = { issue: "service-denial", triedMeeting: "no", urgency: "not-urgent" } as const;

/** Words as they come: real questions, pieces of them put together, and anything a keyboard can type. */
const words = fc.oneof(
  fc.constantFrom(...questions.map(([text]) => text)),
  fc
    .array(fc.constantFrom(...questions.flatMap(([text]) => text.split(" "))), {
      minLength: 1,
      maxLength: 60,
    })
    .map((picked) => picked.join(" ")),
  fc.string({ minLength: 1, maxLength: 300 }),
);

/** What the rules made of a question, and what was wrong with it. */
async function faultsOf(ask: (answerer: ReturnType<typeof createAnswerer>) => Promise<unknown>) {
  const reports: AnswerReport[] = [];
  const report = (event: AnswerReport) => reports.push(event);
  const answerer = createAnswerer({
    law,
    tools: answerTools,
    model: null,
    today: () => "2026-11-21",
    report,
  });
  await ask(answerer);
  return reports.flatMap(({ faults }) => faults);
}

it("has the five, each under its own id", () => {
  expect(
    Object.values(answerTools)
      .map(({ tool }) => tool)
      .sort(),
  ).toEqual([...aiTools].sort());
});

type Ask = (answerer: ReturnType<typeof createAnswerer>, text: string, state?: string) => Promise<unknown>;
it.each<[string, Ask]>([
  ["chat", ({ answer }, question, state) => answer("chat", { question, state })],
  ["goal-analyzer", ({ answer }, goalText, state) => answer("goal-analyzer", { goalText, state })],
  [
    "denial-decoder",
    ({ answer }, context, state) => answer("denial-decoder", { denialReason: context, context, state }),
  ],
  [
    "dispute guide",
    ({ answer }, additionalContext, state) =>
      answer("dispute-guide", { ...dispute, additionalContext, state }),
  ],
])("whatever is typed, the rules' answer passes the checks of the %s", async (_, ask) => {
  const asked = fc.asyncProperty(words, someState, async (text, state) => {
    expect(await faultsOf((answerer) => ask(answerer, text, state))).toEqual([]);
  });
  await fc.assert(asked, { numRuns: 150 });
});

const reasons: readonly Declined[] = ["lawyer", "prediction", "instructions", "not-ours"];

it("what each tool says where it does not answer passes the checks", () => {
  expect(failedOf(answerTools.chat, { question: "Be my lawyer" })).toEqual([]);
  expect(failedOf(answerTools["goal-analyzer"], { goalText: "Be my lawyer" })).toEqual([]);
  expect(failedOf(answerTools["denial-decoder"], { denialReason: "Be my lawyer" })).toEqual([]);
  expect(failedOf(answerTools["jargon-translator"], { term: "be my lawyer" })).toEqual([]);
  expect(failedOf(answerTools["dispute-guide"], { ...dispute, additionalContext: "Be my lawyer" })).toEqual(
    [],
  );
});

function failedOf<Tool extends (typeof aiTools)[number]>(
  tool: AnswerTool<Tool>,
  input: Parameters<AnswerTool<Tool>["wordsOf"]>[0],
) {
  const question = { input, evidence: tool.retrieve(input, law), law, today: "2026-11-21" };
  const drafts = [tool.doNotKnow(question), ...reasons.map((why) => tool.decline(why, input))];
  expect(drafts.map(({ outcome }) => outcome)).toEqual(["unknown", ...reasons.map(() => "declined")]);
  return drafts.flatMap((draft) => checkDraft(checkedOf(tool, question, draft)));
}

it("the words of a question go back to where they came from", () => {
  const chat = { question: "Why?", state: "TX" };
  expect(answerTools.chat.withWords(chat, answerTools.chat.wordsOf(chat))).toEqual(chat);
  const goal = { goalText: "Will read.", state: "TX" };
  expect(answerTools["goal-analyzer"].withWords(goal, answerTools["goal-analyzer"].wordsOf(goal))).toEqual(
    goal,
  );
  for (const denial of [
    { denialReason: "No money", context: "They said so.", state: "TX" },
    { denialReason: "No money" },
  ]) {
    expect(
      answerTools["denial-decoder"].withWords(denial, answerTools["denial-decoder"].wordsOf(denial)),
    ).toEqual(denial);
  }
  for (const one of [dispute, { ...dispute, additionalContext: "They said so.", state: "TX" }]) {
    expect(answerTools["dispute-guide"].withWords(one, answerTools["dispute-guide"].wordsOf(one))).toEqual(
      one,
    );
  }
});
