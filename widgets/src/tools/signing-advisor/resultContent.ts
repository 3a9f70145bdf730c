import type { ProvisionId } from "@iep-insider/sdk/law";
import { safeguardsNotice, writtenNotice } from "./concernWords.ts";
import type { Confidence, Recommendation } from "./logic.ts";
import type { Situation } from "./questions.ts";

// Texts of the result beside the concerns and the statement, on the screen and in the report.

interface LawWords {
  readonly text: string;
  readonly provisions: readonly ProvisionId[];
}

export interface Finding {
  /** The recommendation by its name. */
  readonly name: string;
  readonly title: string;
  readonly reasoning: string;
  readonly nextSteps: readonly string[];
}

const keepCopy = "Keep a copy of every page, with the day you signed and whom you gave it to.";
const followUp = "Within 30 days, check that what was agreed has started. If not, write to the team.";
const review =
  "In 3 to 6 months, look at the progress reports. If there is too little progress, ask to meet.";

/** `no_partial`: exceptions would fit, and the state does not let a parent agree to only a part. */
export const findings: Readonly<Record<Recommendation | "no_partial", Finding>> = {
  sign: {
    name: "Sign",
    title: "Your answers show no open concern, so you can sign.",
    reasoning: "None of your 18 answers points to something that the IEP leaves open.",
    nextSteps: [
      "Read the final copy once more. Check that it says what was said in the meeting.",
      "Sign and date it. Ask for a full copy with all names.",
      keepCopy,
      followUp,
      review,
    ],
  },
  sign_with_exceptions: {
    name: "Sign with exceptions",
    title: "Your answers point to signing, but not to every part.",
    reasoning: "Most of the IEP fits. Agree to what fits, and put in writing what does not.",
    nextSteps: [
      "Before you sign, ask: how does a parent agree to only a part of an IEP here? By which day do you need my answer, and what happens if I give none?",
      "Finish the statement, sign it, and hand it in with the IEP.",
      "Ask that the services on which you agree start on their day.",
      keepCopy,
      followUp,
      review,
    ],
  },
  no_partial: {
    name: "Ask for changes before you sign",
    title: "You cannot agree to only some parts in your state. Ask for changes first.",
    reasoning:
      "Your state's rule has you agree to services as a whole. You may not decline one service, but you may dispute it. We read this in a copy of the rule, so ask the district where it is written. Ask the team to change what does not fit, and when it will answer.",
    nextSteps: [
      "Ask today: by which day do you need my answer, and what happens if I give none?",
      "Put the changes you ask for in writing. The Letter Generator can start that letter.",
      "Ask for the changed pages before you sign, or for written reasons if the school says no.",
      keepCopy,
      followUp,
      review,
    ],
  },
  do_not_sign: {
    name: "Not ready to sign yet: ask for changes",
    title: "You are not ready to sign yet. Ask for changes first.",
    reasoning:
      "What is open is too much for a short list of exceptions. The team should look at it with you.",
    nextSteps: [
      "Do not let the date pass in silence. Ask today: by which day do you need my answer, and what happens if I give none?",
      "Put the changes you ask for in writing. The Letter Generator can start that letter.",
      "Say in the letter which services may start or go on while you talk.",
      "Ask for a meeting about these points. Ask someone you trust to come along.",
      "If you are asked to sign that you were there, write “attended only” beside your name.",
      "Keep a copy of the IEP that you were given, and of what you send.",
      "If nothing has changed within 30 days, write again, or ask the parent center what else you can do.",
      review,
    ],
  },
};

export const confidence = {
  title: "How clearly your answers point this way",
  names: { high: "Clearly (high)", medium: "Fairly clearly (medium)" } satisfies Record<Confidence, string>,
  /** @param concerns how many of the 18 answers show a concern. @param decisive how many of them decide by themselves. */
  why: (concerns: number, decisive: number) => {
    if (concerns === 0) return "No answer shows a concern.";
    const shown =
      concerns === 1
        ? "Only one of your 18 answers shows a concern."
        : `${concerns} of your 18 answers show a concern.`;
    return decisive > 0
      ? `${shown} One answer about safety, fit, cut services or being ready is enough.`
      : shown;
  },
} as const;

export const signature = {
  title: "About your signature",
  text: "What a signature means depends on your state, and on whether this is the first IEP.",
  first: {
    text: "If this is the first IEP and you do not sign, services will not start.",
    provisions: ["consent-initial-services"],
  },
  later: {
    text: "Under federal law a later IEP can start without your signature. Your state may have a rule of its own.",
    provisions: ["consent-iep-signature"],
  },
  /** On the screen, where the state's rule is further down. */
  inState: (state: string) => `The rules in ${state} are below.`,
  chooseState: "Choose your state below to see its rule.",
} as const satisfies { first: LawWords; later: LawWords; [word: string]: unknown };

export const result = {
  label: "Our suggestion:",
  answers: "The answers behind this, and what to ask",
  answered: (topic: string, answer: string, ask: string) => `${topic}. You answered: ${answer}. ${ask}`,
  youAnswered: (answer: string) => `You answered: ${answer}.`,
  noConcern: "None of your answers shows a concern.",
  own: "In your own words",
  ownWithSign: "You added a concern of your own. Ask the team about it before you sign.",
  nextSteps: "What to do next",
  answerLimit: (state: string, limit: string) =>
    `We read that ${state} gives you ${limit} from the school's written notice to answer a change. Answer in writing within that time, whatever you decide. Look for the day on your notice, and ask the district by which day it needs your answer.`,
  partialYes: (state: string) =>
    `We read that ${state} lets a parent agree to parts of a later IEP. Ask the district where that is written.`,
  advice: "The 30 days and the 3 to 6 months are our advice. They are not limits of the law.",
  honest:
    "This weighs your 18 answers and nothing else. Nobody has read your child's IEP. It is not legal advice, and the decision is yours.",
  back: "Change my answers",
  startOver: "Take Assessment Again",
  copy: "Copy Results",
  download: "Download Results",
  unanswered: {
    title: "Some questions have no answer yet.",
    text: "Nothing you chose was lost. Answer the rest to get your result.",
    back: "Back to the questions",
  },
} as const;

export const stateWords = {
  title: (state: string) => `In ${state}`,
  titleOfNone: "In your state",
  hint: "For its rule on signing, and for who helps you there. What you choose stays on this device.",
  /** Said aloud when another state was chosen. */
  shown: (state: string) => `The rules in ${state} are shown.`,
  failed: "We could not load the rules of your state.",
  nothingLost: "Nothing you entered was lost. Please check your connection.",
  retry: "Try again",
} as const;

export const report = {
  fileName: /* message */ "IEP-Signing-Recommendation",
  title: "IEP Signing Recommendation",
  meaning: "What your signature means under federal law",
  law: "What the law says",
  help: {
    title: "Who can help you for free",
    text: "Every state has a Parent Training and Information Center. It helps families of children with disabilities at no cost. Find yours at parentcenterhub.org.",
  },
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}, on your own device.`,
} as const;

const firstIep = [
  {
    text: "If it is the first IEP: special education may not start until you agree in writing. If you do not, the school cannot use mediation or a hearing to start it.",
    provisions: ["consent-initial-services"],
  },
  {
    text: "You can take back your consent later, in writing. That ends all special education. It cannot be used to drop one service only.",
    provisions: ["revoke-consent"],
  },
] as const satisfies readonly LawWords[];
const laterIep = [
  {
    text: "If it is a later IEP: federal law does not ask for your signature. Many states have rules of their own, also on agreeing to only a part.",
    provisions: ["consent-iep-signature"],
  },
  {
    text: "So under federal law alone, a later IEP can start without your signature, after the school has told you in writing a reasonable time before.",
    provisions: ["consent-iep-signature", "prior-written-notice"],
  },
] as const satisfies readonly LawWords[];
const stayPut = {
  text: "While a due process complaint is open, your child stays in the current placement, unless you and the school agree on another one. This is called stay put. Under federal law, not signing does not bring it about, and neither does a state complaint or mediation alone.",
  provisions: ["stay-put"],
} as const satisfies LawWords;

/** What signing and not signing mean, by whether it is the first IEP. */
export const meaning = {
  first: [...firstIep, stayPut],
  later: [...laterIep, stayPut],
  unsure: [...firstIep, ...laterIep, stayPut],
} as const satisfies Readonly<Record<Situation, readonly LawWords[]>>;

/** What holds for every result. */
export const lawAlways = [
  writtenNotice,
  {
    text: "The team must look at the IEP at least once a year.",
    provisions: ["iep-annual-review"],
  },
  {
    text: "After the yearly meeting, you and the school can agree in writing to change the IEP without a new meeting.",
    provisions: ["iep-amendment"],
  },
  {
    text: "If you cannot agree, you can ask for mediation. It is voluntary for both sides, and the state pays for it.",
    provisions: ["mediation"],
  },
  {
    text: "You can also ask for a due process hearing. Federal law gives you 2 years for it, unless your state sets another limit.",
    provisions: ["due-process"],
  },
  safeguardsNotice,
] as const satisfies readonly LawWords[];
