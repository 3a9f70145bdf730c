import { returnLimit, type UseReturnResult } from "@iep-insider/sdk/contract";

// Texts shared by the AI tools' screens. The tools' own are in their content.ts.

export const answerWords = {
  anAnswer: "An answer",
  working: "Working on it…",
  stillWorking: "Still working…",
  cancel: "Cancel",
  failed: "That did not work",
  nothingCharged: "Nothing was charged.",
  mayBeCharged:
    "We cannot tell whether it was charged. If it was, your answer waits here for 24 hours: come back once you are online.",
  unexpected: "Something went wrong on our side. Nothing you entered was lost. Please try again.",
  partMissing:
    "We could not load the part that takes names out, so nothing was sent. Nothing you entered was lost. Please check your connection and try again.",
  openTitle: "It is open now",
  open: "What you entered is still here. Press the button again when you are ready. Nothing is used up before that.",
  earlier: "Below is the answer to what you asked before.",
  tooLong: (over: number) =>
    `This is ${over.toLocaleString("en-US")} ${over === 1 ? "character" : "characters"} too long. Please shorten it.`,
  count: (length: number, most: number) =>
    `${length.toLocaleString("en-US")} of ${most.toLocaleString("en-US")} characters`,
  names: "Names to leave out",
  namesHint:
    "Your child's name, and others you wrote. Put a comma between them. They stay on this device: we send a sign such as [name 1] in their place.",
  state: "Your state",
  stateNone: "Choose a state…",
  stateHint: "Some rules differ from state to state. It also shows you where you can get free help.",
  restored:
    "What you typed before is still here. It is kept in this tab only. Names to leave out are not kept.",
  clear: "Clear it",
  copied: "Copied!",
  copyFailed: "We could not copy it. Please select the text and copy it yourself.",
} as const;

/** Shows the last paid answer again (ADR 7). */
export const keptWords = {
  title: "Your last answer is still here",
  left: (hours: number) =>
    hours >= 1
      ? `You can see it for about ${hours} more ${hours === 1 ? "hour" : "hours"}, at no cost.`
      : "You can see it for less than an hour, at no cost.",
  show: "Show my last answer",
  shown:
    "This is an answer from before. Signs such as [name 1] stand where names and dates were left out: those never left your device, so we cannot put them back.",
} as const;

/** The review before sending (ADR 15). */
export const reviewWords = {
  title: "This is what we will send",
  lead: "We took some details out. Please read the text, and change what you like. What you see here is what we send.",
  leadMarked: "Please read the text, and change what you like. What you see here is what we send.",
  replaced: "What was taken out",
  standsFor: (placeholder: string, original: string) => `${placeholder} stands for “${original}”`,
  stays: "These stay on this device. They come back in your answer.",
  mayBe: {
    name: (text: string) => `May be a name: ${text}. Take it out?`,
    school: (text: string) => `May be a school or a place: ${text}. Take it out?`,
  },
  takeOut: (text: string) => `Take out ${text}`,
  takenOut: (text: string) => `${text} was taken out.`,
  send: "Send",
  back: "Go back",
  empty: "There is nothing left to send here. Please write something, or go back.",
} as const;

/** The form's summary above its answer. */
export const summaryWords = {
  asked: "What you wrote",
  change: "Change",
  askElse: "Ask something else",
  openForm: "Open the form",
} as const;

/** Confirms the reading of a question before it is answered (ADR 31). */
export const confirmWords = {
  free: "So far this costs nothing.",
} as const;

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
  noSources: "This answer names no rule as its source.",
  newTab: "(opens in a new tab)",
  noAddress: "We hold no address for it.",
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
