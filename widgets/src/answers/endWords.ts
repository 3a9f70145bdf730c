import { returnLimit, type UseReturnResult } from "@iep-insider/sdk/contract";

// Texts that come with an answer.

/** Takes back a use for an answer that did not help (ADR 31). */
export const returnWords = {
  button: "This did not answer my question",
  hint: "You get your use back at once. You do not have to say why.",
  busy: "Giving it back…",
  failed: "That did not work, and nothing changed. Please try again.",
  results: {
    returned: "We are sorry. Your use is back: you can ask again in other words, or try another tool.",
    only_once: "This use came back once before, so we cannot give it back by a press. Please write to us.",
    too_many: `You got ${returnLimit.uses} uses back in the last ${returnLimit.days} days, and that is as many as we give back by a press. Please write to us, and a person will look at it.`,
    nothing: "There is no use to give back here. We can do that for 24 hours after an answer.",
  } satisfies Record<UseReturnResult, string>,
  contact: "Write to us",
} as const;

/** Text below every answer. */
export const endWords = {
  sources: "Sources",
  about: "About this answer",
  engine: {
    openai: "AI wrote this from rules that we hold. We checked that each rule it names is one of them.",
    rules: "Our own rules wrote this, without AI.",
  },
  charged: "It took one of your paid uses.",
  notCharged: "Nothing was charged for it.",
  noState: "Choose your state in the form above to see who can help you there for free.",
  centerTitle: "Free help from a person, in your state",
  centerLoading: "Looking up who helps in your state…",
  centerFailed: "We could not load who helps in your state. Your answer is not touched by this.",
  retry: "Try again",
} as const;
