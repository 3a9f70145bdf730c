import type { DenialToDecode } from "@iep-insider/sdk/contract";
import { languageOf } from "@iep-insider/sdk/safety";
import type { AnswerTool, Draft } from "../../AnswerTool.ts";
import { isSurelyOfSchool } from "../../charge/isSurelyOfSchool.ts";
import { model } from "./model.ts";
import { reading } from "./reading.ts";
import { answerDenial } from "./rules/answerDenial.ts";
import { evidenceFor } from "./rules/evidenceFor.ts";
import { isListed } from "./rules/readReasons.ts";
import { toConfirm } from "./rules/toConfirm.ts";
import { declines, doNotKnow, steps } from "./words/shared.ts";

/** The denial decoder: whether a school's reason can stand, and what to do. */
export const denialDecoder: AnswerTool<"denial-decoder"> = {
  tool: "denial-decoder",
  wordsOf: ({ denialReason, context }) => (context === undefined ? [denialReason] : [denialReason, context]),
  withWords: (input, [denialReason = "", context]) =>
    context === undefined ? { ...input, denialReason } : { ...input, denialReason, context },
  typedOf,
  retrieve: evidenceFor,
  confirmation: {
    isOpen: ({ reasons, ...denial }) => reasons === undefined && !isClear(denial) && isInEnglish(denial),
    isRejected: ({ reasons }) => reasons?.length === 0,
    read: toConfirm,
  },
  answerByRules: answerDenial,
  decline: (why) => withoutVerdict("declined", declines[why]),
  doNotKnow: () => withoutVerdict("unknown", doNotKnow),
  proseOf: ({ analysis: { explanation, nextSteps, wouldChange, wouldMakeValid, send, remarks = [] } }) => [
    explanation,
    ...nextSteps,
    ...wouldChange,
    ...wouldMakeValid,
    ...(send ? [send.why] : []),
    ...remarks.map(({ note }) => note),
  ],
  movePlaces(draft, input, restore) {
    const remarks = draft.analysis.remarks?.map((remark) => {
      const placeOf = (at: number) => restore((input[remark.field] ?? "").slice(0, at)).length;
      return { ...remark, start: placeOf(remark.start), end: placeOf(remark.end) };
    });
    return { ...draft, analysis: { ...draft.analysis, remarks } };
  },
  longestProse: 520,
  reading,
  model,
};

/** A listed reason with no story, or with one that is clearly about a school: there is nothing to confirm. */
function isClear({ denialReason, context = "" }: DenialToDecode): boolean {
  return isListed(denialReason) && (context === "" || isSurelyOfSchool(context));
}

/** The reasons are read from English; a model reads a refusal in Spanish by itself, for nothing. */
function isInEnglish(denial: DenialToDecode): boolean {
  return languageOf(typedOf(denial).join("\n")) === "en";
}

/** A listed reason is English whatever the parent writes. */
function typedOf({ denialReason, context = "" }: DenialToDecode): readonly string[] {
  return isListed(denialReason) ? [context] : [denialReason, context];
}

/** Never a verdict where nothing was looked at (ADR 27). */
function withoutVerdict(outcome: "declined" | "unknown", explanation: string): Draft<"denial-decoder"> {
  return {
    outcome,
    success: true,
    citations: [],
    analysis: {
      isValidDenial: null,
      verdict: "unavailable",
      explanation,
      nextSteps: outcome === "unknown" ? [steps.askNotice, steps.help] : [],
      wouldChange: [],
      wouldMakeValid: [],
      send: null,
    },
  };
}
