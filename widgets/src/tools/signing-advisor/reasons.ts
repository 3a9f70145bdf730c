import type { Reason } from "../../result/index.ts";
import { concernWords } from "./concernWords.ts";
import type { SigningResult } from "./logic.ts";
import { confidence, type Finding, findings, signature, result as words } from "./resultContent.ts";

// Why a recommendation is what it is: what the screen shows at once, without the law behind it.

/** The words of the recommendation, as the state's rule allows it. */
export function findingOf({ recommendation, mayAgreeInPart }: SigningResult): Finding {
  return findings[
    recommendation === "sign_with_exceptions" && !mayAgreeInPart ? "no_partial" : recommendation
  ];
}

/** "Clearly (high). Only one of your 18 answers shows a concern." */
export function confidenceOf({ confidence: how, concerns, decisive }: SigningResult): string {
  return `${confidence.names[how]}. ${confidence.why(concerns.length, decisive.length)}`;
}

/** What a signature does, in short; for a first IEP unless the parent said that it is a later one. */
export function signatureOf({ situation }: SigningResult): string {
  return `${signature.text} ${(situation === "later" ? signature.later : signature.first).text}`;
}

/** The answers that led here, those that decide first; all of them, with what to ask, stand in `answerSections`. */
export function signingReasons({ concerns, decisive }: SigningResult): readonly Reason[] {
  return [...new Set([...decisive, ...concerns])]
    .slice(0, 3)
    .map(({ id, answer }) => ({ name: concernWords[id].topic, text: words.youAnswered(answer.label) }));
}
