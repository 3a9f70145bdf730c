import { createClassifier } from "../matching/createClassifier.ts";
import { featuresOf } from "../matching/featuresOf.ts";
import { splitMessage } from "../matching/splitMessage.ts";
import { phrasings } from "../tools/chat/match/phrasings.ts";
import outsideMessages from "./outsideMessages.json" with { type: "json" };

/**
 * How likely a message is no matter of a US school's duties to a child with a disability: a judge's, an insurer's, a
 * college's, another country's, or one of a child without a disability. It is read as a whole and question by question,
 * since such messages often name an IEP in passing.
 * @param message in English; other languages are not charged for.
 * @returns log odds: below 0 it is more likely a matter of the school.
 */
export function outsideOdds(message: string): number {
  const whole = oddsOf(message);
  const questions = splitMessage(message).filter(({ isQuestion }) => isQuestion);
  if (questions.length === 0) return whole;
  const asked = questions.reduce((sum, { text }) => sum + oddsOf(text), 0) / questions.length;
  return (2 * whole + asked) / 3;
}

/** Learns now, so that no first question has to wait for it; takes a second. */
export function learnOutside(): void {
  oddsOf("");
}

function oddsOf(text: string): number {
  learned ??= learn();
  return learned(featuresOf(text, "en"));
}

let learned: ReturnType<typeof learn> | undefined;

/** From all that parents ask about our topics, and from what they ask about anything else. */
function learn() {
  const known = phrasings.filter(({ language }) => language === "en");
  return createClassifier([
    ...known.map(({ label, text }) => ({ isYes: label === "outside", features: featuresOf(text, "en") })),
    ...outsideMessages.map((text) => ({ isYes: true, features: featuresOf(text, "en") })),
  ]);
}
