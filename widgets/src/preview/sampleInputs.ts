import type { ToolId } from "@iep-insider/sdk/catalog";
import { answerWords } from "../answers/words.ts";
import { sampleAnswers as planAnswers } from "../tools/504-screener/sampleAnswers.ts";
import { sampleAnswers as aideAnswers } from "../tools/aide-screener/sampleAnswers.ts";
import { sampleAnswers as planningAnswers } from "../tools/assessments/sampleAnswers.ts";
import { chatWords } from "../tools/chat/content.ts";
import chat from "../tools/chat/sampleAnswer.json" with { type: "json" };
import { denialWords } from "../tools/denial-decoder/content.ts";
import denial from "../tools/denial-decoder/sampleAnswer.json" with { type: "json" };
import { disputeWords } from "../tools/dispute-guide/content.ts";
import dispute from "../tools/dispute-guide/sampleAnswer.json" with { type: "json" };
import { sampleAnswers as evaluationAnswers } from "../tools/evaluation-screener/sampleAnswers.ts";
import { goalWords } from "../tools/goal-analyzer/content.ts";
import goal from "../tools/goal-analyzer/sampleAnswer.json" with { type: "json" };
import { translatorWords } from "../tools/jargon-translator/content.ts";
import { sampleFields } from "../tools/letter-generator/sampleFields.ts";
import { sampleAnswers as checklistAnswers } from "../tools/meeting-checklist/sampleAnswers.ts";
import { sampleAnswers as signingAnswers } from "../tools/signing-advisor/sampleAnswers.ts";

/**
 * A field (by a question's id, a field's name or the start of its label) and its value. An empty field finds a choice by
 * its value.
 */
export type Entry = readonly [field: string, value: string];

/** The input that produces a tool's sample: the same as on its public sample page (ADR 29). */
export interface SampleInput {
  readonly entries: readonly Entry[];
  /** A button to press first. */
  readonly begin?: string;
  /** Whether the entries alone lead to the result, without another press. */
  readonly endsWithEntries?: true;
  /** Our server's answer. */
  readonly answer?: unknown;
}

export const sampleInputs: Readonly<Record<ToolId, SampleInput | null>> = {
  "aide-screener": { entries: entriesOf(aideAnswers) },
  "504-screener": { entries: entriesOf(planAnswers) },
  "evaluation-screener": { entries: entriesOf(evaluationAnswers) },
  assessments: { entries: entriesOf(planningAnswers), begin: '[data-begin="planning"] button' },
  "signing-advisor": { entries: entriesOf(signingAnswers) },
  "letter-generator": {
    entries: Object.entries(sampleFields).map(([field, value]) => [
      field === "letterType" ? field : `letter-${field}`,
      value,
    ]),
  },
  "meeting-checklist": { entries: checklistAnswers.map((id) => ["", id]), endsWithEntries: true },
  // Its preview is an iframe in the preview's page, which nothing outside can fill in (ADR 79).
  "document-reader": null,
  "rights-guide": { entries: [["", "MA"]], endsWithEntries: true },
  "emotional-checkin": {
    entries: [
      ["", "worried"],
      ["", "school"],
    ],
  },
  "jargon-translator": { entries: [[translatorWords.term, "ESY"]] },
  chat: {
    entries: [
      [answerWords.state, chat.question.state],
      [chatWords.question, chat.question.question],
    ],
    answer: chat.answer,
  },
  "denial-decoder": {
    entries: [
      [denialWords.reason, denial.question.denialReason],
      [denialWords.context, denial.question.context],
      [answerWords.state, denial.question.state],
    ],
    answer: denial.answer,
  },
  "goal-analyzer": { entries: [[goalWords.goal, goal.question.goalText]], answer: goal.answer },
  "dispute-guide": {
    entries: [
      ["issue", dispute.question.issue],
      ["triedMeeting", dispute.question.triedMeeting],
      ["urgency", dispute.question.urgency],
      [answerWords.state, dispute.question.state],
      [disputeWords.eventDate, dispute.question.eventDate],
      [disputeWords.hasIep, dispute.question.hasIep],
      [disputeWords.hasEvaluation, dispute.question.hasEvaluation],
      [disputeWords.context, dispute.question.additionalContext],
    ],
    answer: dispute.answer,
  },
};

function entriesOf(answers: { readonly [question: string]: readonly string[] | undefined }): Entry[] {
  return Object.entries(answers).flatMap(([question, values = []]) =>
    values.map((value): Entry => [question, value]),
  );
}
