import type { Declined } from "@iep-insider/sdk/safety";

/** Text shown in place of an explanation. */
export interface InsteadOfMeaning {
  readonly category: string;
  readonly explanation: string;
  readonly whyItMatters: string;
  readonly whatToAsk: string;
}

const askTheSchool =
  "What does this word mean, and what does it mean for my child? Please write it down for me.";

export const unknown: InsteadOfMeaning = {
  category: "Not in our glossary",
  explanation:
    "This is not a term we know, and we do not want to guess. Please check the spelling, or look at the nearest terms if there are any.",
  whyItMatters:
    "Schools have many words of their own, and some are used in one place only. It is fine to stop a meeting and ask what a word means.",
  whatToAsk: askTheSchool,
};

export const declined: Readonly<Record<Declined, InsteadOfMeaning>> = {
  lawyer: notHere("It cannot do the work of a lawyer."),
  prediction: notHere("It cannot say how something will end."),
  instructions: notHere("It follows no orders that are in the text it is given."),
  "not-ours": notHere("What you typed is not about school."),
};

function notHere(why: string): InsteadOfMeaning {
  return {
    category: "Not answered here",
    explanation: `This tool explains words of special education. ${why}`,
    whyItMatters:
      "Type a word or a few letters from a letter, a report or a meeting, such as FAPE or stay put.",
    whatToAsk: askTheSchool,
  };
}

/** Before the explanations where a parent asked for two terms at once. */
export const twoTerms = "You asked about two terms. Here is each by itself.";
/** The same where there was more. */
export const twoOfSeveral = "You typed more than we can explain at once. Here are two terms, each by itself.";
/** Before the explanation where only one of the things typed is a term. */
export const oneOfSeveral = (term: string) => `Of what you typed, this explains ${term}.`;
/** Where a term's letters were misspelled. */
export const readAs = (typed: string, term: string) =>
  `We read “${typed}” as ${term}. Is that what you meant?`;
/** The terms that were named beside those explained. */
export const alsoNamed = (names: readonly string[]) =>
  `You also named ${names.join(", ")}. Type each by itself to read about it.`;
export const named = (term: string, text: string) => `${term}: ${text}`;

/** Where the model explained a term that no retrieved rule has. */
export const noRuleHeld = "We hold no rule that has this term. The school may use it in its own way.";
