import type { ProvisionId } from "@iep-insider/sdk/law";
import type { Tone } from "./builderQuestions.ts";
import type { LetterAfterSigning } from "./letterStart.ts";

// Texts of the exception statement beside its points, of the builder around it, and of the way to the letter.

interface Frame {
  readonly opening: readonly string[];
  /** @param day in words: when an answer is asked for. A request, no date of the law (ADR 22). */
  readonly closing: (day: string) => readonly string[];
}

const keep = "Please attach this statement to the IEP, and keep it in my child's school record.";

export const frames: Readonly<Record<Tone, Frame>> = {
  collaborative: {
    opening: [
      "Thank you for the work that went into this IEP. I agree with most of it, and I ask that the services on which we agree start as planned. Here is what I would like us to look at again:",
    ],
    closing: (day) => [
      `I am glad to meet and talk about it. Please let me know in writing by ${day} what the team thinks.`,
      "If the school refuses a change that I ask for, please send me prior written notice with the reasons (34 CFR 300.503).",
      keep,
    ],
  },
  neutral: {
    opening: [
      "I have read the IEP that the team has offered. I agree to it, except for the points below. I ask that every service that is not named below start as planned.",
    ],
    closing: (day) => [
      `Please answer each point in writing by ${day}.`,
      "If the school refuses a change that I ask for, please send me prior written notice. It must say what is refused and why (34 CFR 300.503).",
      keep,
    ],
  },
  assertive: {
    opening: [
      "I have read the IEP that the team has offered. I do not agree with the points below, and my signature is not consent to them. I ask that every service that is not named below start as planned.",
    ],
    closing: (day) => [
      `I ask for an answer in writing to each point by ${day}.`,
      "If the school refuses a change that I ask for, I ask for prior written notice. It must say what is refused, why, and what the decision is based on (34 CFR 300.503).",
      "I keep all my rights. Among them are the right to ask for mediation (34 CFR 300.506) and for a due process hearing (34 CFR 300.507).",
      keep,
    ],
  },
};

/** What the statement cites, and the provisions that hold it; a test compares the two. */
export const citedInStatement = [
  { as: "34 CFR 300.503", provision: "prior-written-notice" },
  { as: "34 CFR 300.506", provision: "mediation" },
  { as: "34 CFR 300.507", provision: "due-process" },
] as const satisfies readonly { as: string; provision: ProvisionId }[];

const line = "____________________";

/** The sheet around the points. Names are left as lines: the tool asks for none. */
export const sheet = {
  /** As the spec names the file. */
  fileName: "IEP_Exception_Statement",
  sender: [`Parent or guardian: ${line}`, `Phone or e-mail: ${line}`],
  recipient: ["The IEP team", `School: ${line}`],
  subject: "My exceptions to the IEP",
  about: [
    { label: "Student", value: line },
    { label: "Date of the IEP", value: line },
  ],
  salutation: "To the IEP team:",
  closing: "Sincerely,",
  signature: `${line} (signature of parent or guardian)`,
} as const;

export const builder = {
  title: "Exception Statement Builder",
  lead: "This is a page to give to the school with the IEP. It says what you agree to, and what you do not. Uncheck what you want to leave out.",
  points: "What the statement names",
  answered: (answer: string) => `You answered: ${answer}`,
  own: "Another concern, in your own words",
  ownHint: "It becomes one more point of the statement.",
  tone: "How should it sound?",
  tones: {
    collaborative: { label: "Collaborative", hint: "Warm. Asks the team to look again, together." },
    neutral: { label: "Neutral", hint: "Plain. Says what you agree to and what you do not." },
    assertive: { label: "Assertive", hint: "Firm. Says no to each point, and names your rights." },
  } satisfies Record<Tone, { label: string; hint: string }>,
  statement: "Your statement",
  fill: "Fill in the lines, sign it, and write “see attached statement” beside your signature on the IEP.",
  day: (day: string, after: string) =>
    `The day in it, ${day}, is ${after} from today. It is a request. Your own time to answer may be shorter: look for the day on the school's notice.`,
  empty: "Nothing is left to say. Check a point, or add a concern of your own.",
  /** Above the statement, and said aloud when it changes. */
  what: (points: number, tone: string) => `${points} ${points === 1 ? "point" : "points"}. Tone: ${tone}.`,
  /** Before the way to the letter. */
  enough: "The statement can stand by itself. Would you rather write a letter?",
  /** On a Spanish screen. */
  both: "The school gets the statement in English. Beside each part is the same in Spanish, for you. Print and files have the Spanish on a page of its own. Keep that page.",
  marked:
    "You added a point in Spanish. The statement keeps your words, and says that they need a translation. You can write them in English, or ask someone you trust to translate them.",
  copy: "Copy Statement",
  download: "Download Statement",
} as const;

/** The way on to the letter that fits. */
export const letterNext = {
  follow_up: {
    note: "It helps to put in writing what the team has agreed to. We can start that letter for you.",
    button: "Write my follow-up letter",
  },
  disagreement: {
    note: "We can start a letter that asks the team to look at these points again. Your points come along, and you can change every word.",
    button: "Write my disagreement letter",
  },
  prior_written_notice: {
    note: "We can start a letter that asks for the refusal in writing, with the reasons. You can change every word.",
    button: "Write my letter for prior written notice",
  },
} as const satisfies Record<LetterAfterSigning, { note: string; button: string }>;
