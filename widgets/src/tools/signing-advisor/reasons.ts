import type { Reason } from "../../result/index.ts";
import { concernWords } from "./concernWords.ts";
import type { SigningResult } from "./logic.ts";
import { confidence, signature, result as words } from "./resultContent.ts";

// Why a recommendation is what it is: what the screen shows at once, without the law behind it.

/** "Clearly (high). Only one of your 18 answers shows a concern." */
export function confidenceOf({ confidence: how, concerns }: SigningResult): string {
  return `${confidence.names[how]}. ${confidence.why(concerns.length)}`;
}

/** What a signature does, in short; for a first IEP unless the parent said that it is a later one. */
export function signatureOf({ situation }: SigningResult): string {
  return `${signature.text} ${(situation === "later" ? signature.later : signature.first).text}`;
}

/** The first answers that led here; all of them, with what to ask, stand in `answerSections`. */
export function signingReasons({ concerns }: SigningResult): readonly Reason[] {
  return concerns
    .slice(0, 3)
    .map(({ id, answer }) => ({ name: concernWords[id].topic, text: words.youAnswered(answer.label) }));
}
