import type { ToolId } from "../../catalog/index.ts";
import type { DeadlineId } from "./triggers.ts";

/** What a parent reads about one deadline, whatever its day. */
export interface DeadlineWords {
  /** What has happened by then, and who has to do it. */
  readonly title: string;
  /** What to do on the day, or where there is no day. */
  readonly whatToDo: string;
  /** What to ask the district when we can give no sure day. */
  readonly ask: string;
  readonly next: NextStep;
}

export interface NextStep {
  readonly tool: ToolId;
  /** The letter type that the letter generator starts with. */
  readonly letter?: string;
}

const followUp: NextStep = { tool: "letter-generator", letter: "follow_up" };
const disputeGuide: NextStep = { tool: "dispute-guide" };

const evaluation = {
  whatToDo:
    "If the testing is not done, ask in writing when it will be. Ask for the results, and for the meeting that goes over them.",
  ask: "What is the time limit for testing in our district, from which day does it count, and where is it written?",
  next: followUp,
} as const;

export const deadlineWords: Readonly<Record<DeadlineId, DeadlineWords>> = {
  "answer-to-evaluation-request": {
    title: "The school takes the first step on your request for testing",
    whatToDo: "If you have no answer, write to the school. Ask for its answer in writing, with its reasons.",
    ask: "By when will you answer my request for testing, and where is that written?",
    next: followUp,
  },
  evaluation: { title: "The school finishes the testing", ...evaluation },
  "evaluation-from-request": {
    title: "The school finishes the testing, counted from your request",
    ...evaluation,
  },
  "evaluation-second-limit": {
    title: "The school finishes the testing, by your state's second limit",
    ...evaluation,
  },
  "first-iep-meeting": {
    title: "The school holds the meeting to write the first IEP",
    whatToDo: "If there is no meeting date, ask for one in writing. Make your list for the meeting.",
    ask: "On which day will we meet to write the IEP?",
    next: { tool: "meeting-checklist" },
  },
  "annual-review": {
    title: "The school holds the yearly IEP meeting",
    whatToDo: "Ask for the meeting a month before. Ask for drafts and progress reports ahead of it.",
    ask: "On which day was the IEP last reviewed, and when will you hold the next review?",
    next: { tool: "meeting-checklist" },
  },
  "three-year-evaluation": {
    title: "The school tests your child again",
    whatToDo:
      "Ask which tests are planned. You may ask for other areas too. If you and the school agree, this can be skipped.",
    ask: "When is my child's next full testing due, and which areas will you test?",
    next: { tool: "letter-generator", letter: "re_evaluation" },
  },
  "requested-meeting": {
    title: "The school answers your request for an IEP meeting",
    whatToDo: "If no meeting is set, write again and name three days that work for you.",
    ask: "How soon after I ask for an IEP meeting will you hold it, and where is that written?",
    next: followUp,
  },
  records: {
    title: "The school lets you see the records",
    whatToDo:
      "If you have not seen them, write to the school. You have the right to see them before an IEP meeting.",
    ask: "By when will I get to see the records, and where is that written?",
    next: followUp,
  },
  "answer-to-letter": {
    title: "The school answers your letter",
    whatToDo: "If the day that you named in the letter has passed, write again and attach the first letter.",
    ask: "By when will you answer my letter?",
    next: followUp,
  },
  "answer-to-iee-request": {
    title: "The school agrees to outside testing, or asks for a hearing",
    whatToDo:
      "If weeks pass with no answer, ask in writing whether the school will pay or ask for a hearing.",
    ask: "Will you pay for the outside testing or ask for a hearing, and by when?",
    next: followUp,
  },
  "answer-to-change": {
    title: "You answer the school's proposed change",
    whatToDo: "Say in writing what you agree to and what you do not. Keep a copy.",
    ask: "What happens if I do not answer, on which day will the change start, and where is that written?",
    next: { tool: "signing-advisor" },
  },
  "stay-put": {
    title: "To keep things as they are, you ask for a hearing before the change starts",
    whatToDo:
      "If you want your child to stay, ask for a hearing before the change takes effect. A state complaint or mediation alone does not stop the change.",
    ask: "On which day will this change start?",
    next: disputeGuide,
  },
  manifestation: {
    title: "The school holds the meeting on whether the behavior came from the disability",
    whatToDo: "If no meeting has been held, ask for it in writing today. Bring all you have on the behavior.",
    ask: "On which day did you decide on the removal, and when is the meeting about it?",
    next: { tool: "letter-generator", letter: "manifestation_determination" },
  },
  "special-circumstances-end": {
    title: "A move over weapons, drugs or serious injury ends",
    whatToDo: "This is only for such a move. Ask in writing when your child comes back.",
    ask: "On which day was my child moved, and on which day does the move end?",
    next: disputeGuide,
  },
  "ocr-complaint": {
    title: "You file a complaint about unfair treatment with the Office for Civil Rights",
    whatToDo: "This is only for unfair treatment because of a disability. File well before this day.",
    ask: "Was this treatment because of the disability, and how do I complain in the district?",
    next: disputeGuide,
  },
  "state-complaint": {
    title: "The state gets your complaint, if you want to file one",
    whatToDo: "The state must have it by this day. Send it weeks before, with a copy to the district.",
    ask: "How far back may a complaint to the state go, and where is that written?",
    next: { tool: "letter-generator", letter: "state_complaint" },
  },
  "hearing-request": {
    title: "You ask for a due process hearing, if you want one",
    whatToDo:
      "Talk to a lawyer or the parent center long before this day. After it, you may lose the right to a hearing on this.",
    ask: "How long do I have to ask for a hearing, and where is that written?",
    next: disputeGuide,
  },
  "complaint-decision": {
    title: "The state decides on your complaint",
    whatToDo: "If no decision has come, call the state office and ask for the date in writing.",
    ask: "When will the state decide, and has the time been made longer?",
    next: disputeGuide,
  },
  "resolution-meeting": {
    title: "The school holds the meeting to settle the matter",
    whatToDo:
      "Go to this meeting. If you will not take part, the school may ask to end your case. If the school has not set it, ask in writing.",
    ask: "On which day is the resolution meeting, and who will come?",
    next: disputeGuide,
  },
  "resolution-end": {
    title: "The time to settle ends, and the hearing may go ahead",
    whatToDo: "If nothing is settled, ask the hearing officer for the hearing date.",
    ask: "When does the time to settle end?",
    next: disputeGuide,
  },
  "hearing-decision": {
    title: "The hearing officer decides",
    whatToDo: "Ask the hearing officer for the day the decision is due. It is in the schedule of your case.",
    ask: "On which day is the decision due?",
    next: disputeGuide,
  },
  "expedited-resolution-meeting": {
    title: "The school holds the meeting to settle the discipline matter",
    whatToDo: "Go to this meeting. If the school has not set it, ask in writing today.",
    ask: "On which day is the resolution meeting?",
    next: disputeGuide,
  },
  "expedited-hearing": {
    title: "The hearing on the discipline is held",
    whatToDo: "If no day is set, ask the hearing officer for one.",
    ask: "On which day is the hearing?",
    next: disputeGuide,
  },
  "expedited-decision": {
    title: "The hearing officer decides on the discipline",
    whatToDo: "Ask the hearing officer for the day the decision is due.",
    ask: "On which day is the decision due?",
    next: disputeGuide,
  },
  "court-appeal": {
    title: "You go to court, if you disagree with the decision",
    whatToDo: "Talk to a lawyer as soon as you have the decision. Do not wait for this day.",
    ask: "How much time does our state give to go to court after a hearing decision, and does a state review come first?",
    next: disputeGuide,
  },
};

/** Sentences around a deadline's rule. */
export const why = {
  federal: (who: string, must: string, time: string, start: string) =>
    `Federal law: ${who} must ${must} within ${time}, counted from when ${start}.`,
  federalTime: (isFor: string, time: string, start: string) =>
    `Federal law gives ${time} for ${isFor}, counted from when ${start}.`,
  note: (note: string) => `The rule adds: ${note}.`,
  afterThat: (time: string, start: string) =>
    `After that there are ${time} more, counted from when ${start}.`,
  noFederal: "Federal law names no number of days for this.",
  reasonable: "Federal law asks for written notice a reasonable time before the school acts or refuses.",
  noDelay: "Federal law says “without unnecessary delay” and names no number of days.",
  stayPut:
    "Federal law names no number of days. Your child stays while a hearing is pending, so ask before the change starts.",
  hasOtherStart:
    "In your state this clock starts with your request, not with your consent. Enter the day you asked for testing.",
  unverified: "We have not checked your state's rule in the past year, so we give no date.",
  disagree: "Sources do not agree on the limit, so there are two days.",
  otherForParent: (day: string) => `Some sources give you until ${day}. Use the earlier day to be safe.`,
  otherForSchool: (day: string) => `Some sources say ${day}. Ask the school which day it goes by.`,
  surer: (day: string) =>
    `We read your state's limit only in a copy. Under federal law the last day is ${day} in any case.`,
  mayStartThen: "After this time the school may start the change. Answer before it.",
  partly: "We have not read a part of your state's rule. Ask the district first.",
  federalHolds: "We have not read a rule of your state on this. The federal time holds in any case.",
  notRead: "We have not read a rule of your state on this. It may set another time. Ask first.",
} as const;

export const parties = {
  school: "the school",
  parent: "you",
  state: "the state",
  "hearing officer": "the hearing officer",
} as const;

/** What was assumed in counting. */
export const assumed = {
  firstDay: "The day it happened counts as the first day.",
  nextDay: "The day after it happened counts as the first day.",
  written: "We took it that you asked in writing.",
  notLeftOut: (what: string) => `We could not leave out ${what}, so the true day may be later.`,
  everyWeekday: "We counted every Monday to Friday, so that you are not late.",
  businessDays: "Business days are Monday to Friday. Federal holidays do not count.",
  schoolDays: "School days are Monday to Friday. Federal holidays and breaks do not count.",
  unclearDays: "The rule does not say which days it means. We counted calendar days.",
  weekendForParent: "This day is on a weekend or a holiday. Do not wait past the last workday before it.",
  weekend: "This day is on a weekend or a holiday. Ask which day counts.",
  typed: (name: string, days: string) => `School is closed for ${name}, ${days}, as you told us.`,
  typical: (name: string, days: string) =>
    `We guessed that school is closed for ${name}, ${days}. Enter your own dates.`,
} as const;
