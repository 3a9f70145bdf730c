// Texts shared by the AI tools' first screens. The tools' own are in their content.ts.

export const answerWords = {
  anAnswer: "An answer",
  /** On a page in Spanish. */
  freeInSpanish: "What you write in Spanish costs nothing.",
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
