import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import * as chatForm from "./chat/content.ts";
import { chatReplyWords as chatReply } from "./chat/replyContent.ts";
import * as denialForm from "./denial-decoder/content.ts";
import { failedWords as denialFailed } from "./denial-decoder/failedContent.ts";
import * as denialResult from "./denial-decoder/resultContent.ts";
import * as disputeForm from "./dispute-guide/content.ts";
import * as disputeResult from "./dispute-guide/resultContent.ts";
import { goalWords as goalForm } from "./goal-analyzer/content.ts";
import * as goalResult from "./goal-analyzer/resultContent.ts";
import { termCardWords as translatorCard } from "./jargon-translator/cardContent.ts";
import * as translatorForm from "./jargon-translator/content.ts";

/** All texts; those with a slot with something in it. */
const said = (content: object, ...slots: readonly unknown[]): unknown[] =>
  Object.values(content).map((one) => (typeof one === "function" ? one(...slots) : one));

it.each([
  ["the chat", said(chatForm.chatWords, 2, 3)],
  ["the chat's end of a single use", chatForm.complete],
  ["the chat, around an answer", chatReply],
  ["the goal analyzer's form", goalForm],
  [
    "its result",
    [said(goalResult.goalResultWords, 2, "Strong"), goalResult.bandNames, goalResult.bandMeanings],
  ],
  ["the denial decoder's form", denialForm.denialWords],
  ["its result", [denialResult.denialResultWords, denialResult.verdictNames, denialFailed]],
  ["its box of rights", denialResult.rights],
  ...Object.entries(denialForm.hints).flatMap(([reason, hint]) =>
    hint ? [[`its hint on ${reason}`, hint] as const] : [],
  ),
  ["the dispute guide's form", [disputeForm.disputeWords, disputeForm.toasts]],
  ["its choices", [disputeForm.issues, disputeForm.meetings, disputeForm.urgencies, disputeForm.yesNo]],
  ["how it works", disputeForm.howItWorks],
  [
    "its plan",
    [said(disputeResult.disputeResultWords, 3, "Write to the school"), disputeResult.urgencyLevels],
  ],
  ["the translator's form", said(translatorForm.translatorWords, "ESY")],
  ["its card", said(translatorCard, "ESY")],
  ["how the translator works", translatorForm.howItWorks],
] as const)("reads at grade 8 at most: %s", (_, content) =>
  expect(readingGrade(withoutLeftOut(textOf(content, ["provisions"])))).toBeLessThanOrEqual(8),
);
