import type { Done } from "../../../reading/donePatterns.ts";
import type { StepId } from "../rules/StepId.ts";
import type { IssueWords } from "./issues.ts";

/** What the plan is called and why it goes that way, where the account decides it; the first step that the way has. */
export const toldWords = {
  safety: {
    title: "Your child's safety comes first: act today, then put it in writing",
    reason:
      "What you tell is frightening, and it cannot wait for the steps of a dispute. So the plan begins with your child's safety today, and goes on with a written demand and with those outside the school.",
  },
  "hearing-filed": {
    title: "You have filed for a hearing: keep to its dates",
    reason: "A due process case runs by itself. What counts now are its days and what you bring to it.",
  },
  "expedited-filed": {
    title: "You have filed for a hearing: keep to its dates",
    reason: "An expedited hearing is held soon. What counts now are its days and what you bring to it.",
  },
  "complaint-filed": {
    title: "You have filed a state complaint: watch its time",
    reason: "The state has to decide within a set time. Use it to see which other way you keep open.",
  },
  "after-mediation": {
    title: "Mediation has not settled it: choose between a state complaint and a hearing",
    reason:
      "You do not have to go through more talks first. A state complaint is for a rule that was broken, and a hearing is for what your child needs.",
  },
  "iee-asked": {
    title: "You asked for an independent evaluation: the school has to pay or file for a hearing",
    reason:
      "After your request the school has two ways only: to see that you get the evaluation, or to file for a hearing to show that its own was sound. It may not put off both.",
  },
  "request-sent": {
    title: "You asked for testing in writing: now the school owes you an answer",
    reason:
      "The school has to ask for your consent and test, or refuse in a written notice with its reasons. You need not ask again.",
  },
  "answer-proposal": {
    title: "A change is proposed: answer it in writing, by your state's rule",
    reason:
      "Your state has a rule of its own on a change that the school proposes, and it may protect you more than the federal one. Under federal law, only a due process hearing that is pending keeps the placement. What you said out loud may not count, so answer in writing.",
  },
  "proposal-answered": {
    title: "You answered the proposal in writing: hold the school to it",
    reason:
      "Your state has a rule of its own on a change that the school proposes, and you have answered. Under federal law, only a due process hearing that is pending keeps the placement.",
  },
  "letter-sent": {
    title: "The IEP is not followed, and the school has it in writing: complain to the state",
    reason:
      "An IEP in force has to be carried out. What you wrote shows that the school knew of it. A state complaint is made for a rule that was broken.",
  },
  "manifestation-held": {
    title: "The manifestation meeting is over: look at the finding, and ask for the faster hearing",
    reason: "A parent who disagrees with the finding or with the removal may ask for an expedited hearing.",
  },
  "check-notice": {
    title: "You have the written notice: check its reasons, then choose your way",
    reason:
      "The notice must give the school's reasons and what it used for them. Where it does not, or the facts speak against it, you have something to answer.",
  },
} as const satisfies Partial<Record<StepId, IssueWords>>;

/** The line that says what of the account was used. */
export const used = {
  line: (facts: string) => `We used: ${facts}.`,
  danger: "what you tell about your child's safety",
  done: {
    notice: (day) => `the written notice${of(day)}`,
    request: (day) => `your written request for testing${of(day)}`,
    letter: (day) => `that you wrote to the school${on(day)}`,
    disagreement: (day) => `that you disagreed in writing${on(day)}`,
    meeting: (day) => `the meeting${of(day)}`,
    mediation: (day) => `that mediation${of(day)} did not settle it`,
    complaint: (day) => `your state complaint${of(day)}`,
    hearing: (day) => `your due process complaint${of(day)}`,
    ocr: (day) => `your complaint to the Office for Civil Rights${of(day)}`,
    records: () => "the records that you have",
    iee: (day) => `your request for an independent evaluation${of(day)}`,
    manifestation: (day) => `the manifestation meeting${of(day)}`,
    doctor: () => "that a doctor has looked",
    photos: () => "that you have photos",
    plan504: () => "the 504 plan",
    recordsAsked: (day) => `that you asked for the reports${on(day)}`,
  } satisfies Readonly<Record<Done, (day: string | null) => string>>,
};

/** " of November 12, 2026", to go after a word; nothing without a day. */
export function of(day: string | null): string {
  return day === null ? "" : ` ${ofDay(day)}`;
}

/** " on November 12, 2026", " in May". */
export function on(day: string | null): string {
  return day === null ? "" : ` ${onDay(day)}`;
}

const ofDay = (day: string) => `of ${day}`;
const onDay = (day: string) => (/\d/.test(day) && !/^\p{L}+ \d{4}$/u.test(day) ? `on ${day}` : `in ${day}`);

/** A state's rule on a change that the school proposes. */
export const proposal = {
  what: "Written answer to the school's proposal",
  inState: (state: string, rule: string) => `In ${state}: ${rule}`,
  filing: "By this rule a letter alone may not be enough: look at filing in time.",
  noDay:
    "We show no last day, since we do not know for sure on which day the time begins. Ask the school, in writing.",
  fromNotice: (day: string) => `Counted from the notice of ${day}, to be on the safe side.`,
  fromGiven: (day: string) =>
    `Counted from ${day}, the date you gave. If the notice was sent on another day, count from that one.`,
  over: "The time to answer the proposal seems to have passed. Send your answer today all the same, and ask for advice: a hearing may still be open.",
  overButSent:
    "The time to answer the proposal is over. What counts is that your written answer reached the school within it.",
  answered:
    "Your written answer may not keep the placement by itself; look at your state's rule in the first step.",
  warning: "Saying no at a meeting may not be enough. Answer in writing, and keep proof of the day.",
} as const;
