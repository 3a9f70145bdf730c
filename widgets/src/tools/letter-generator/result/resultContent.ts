import type { LetterType } from "../form/fields.ts";
import type { FindingKind } from "./review.ts";

// Texts below a finished letter; the letter's own texts are in writing/.

export const reviewWords = {
  title: "Before you send it",
  good: "We found nothing to change. We look for certain words only, so please read it once more yourself.",
  lead: "Small changes that make a letter stronger. The letter can go out without them.",
  change: (field: string) => `Change “${field}”`,
  found: (text: string) => `You wrote: “${text}”`,
} as const;

export const findingContent: Readonly<
  Record<FindingKind, { readonly title: string; readonly advice: string }>
> = {
  blank: {
    title: "A blank to fill in",
    advice: "Put in what belongs there, or take it out.",
  },
  insult: {
    title: "A word about a person",
    advice:
      "Say what was done or not done, and when. Facts are harder to argue with, and you will meet these people again.",
  },
  "short-notice": {
    title: "Sooner than 10 business days",
    advice:
      "Without 10 business days of notice, payment can be cut or refused. Choose a later day, unless you said all of this at your last IEP meeting.",
  },
  "old-date": {
    title: "More than a year ago",
    advice: "The state looks at the last year only. Older facts can stand as background; say so.",
  },
  "no-year": {
    title: "No year",
    advice: "The state looks back one year. Add the year to each date.",
  },
  blame: {
    title: "Sounds like blame",
    advice: "Say what was done or not done, and what you ask for now. That is easier to answer.",
  },
  "all-caps": {
    title: "Words in capital letters",
    advice: "Capitals read like shouting. Plain letters say the same.",
  },
  "unverified-law": {
    title: "A rule that we have not checked",
    advice:
      "Rules differ by state. A wrong one makes a letter weak. Ask your parent center, or leave it out: the letter names the rules we have read.",
  },
  "no-name": {
    title: "No name",
    advice: "Say who said it. “Ms. Hale, the speech therapist” is stronger than “they”.",
  },
  "too-long": {
    title: "Longer than one page",
    advice: "When you print it, this letter takes more than a page. Keep the facts that matter most.",
  },
  "no-solution": {
    title: "No solution yet",
    advice: "The rule asks you to propose one, as far as you know it (34 CFR 300.153(b)(4)).",
  },
  threat: {
    title: "Sounds like a threat",
    advice:
      "A letter like this may be read by a judge one day. A calm one helps you more. You keep all your rights without naming them.",
  },
  "other-child": {
    title: "The name of another child",
    advice: "Leave out other children's names. “A classmate” is enough.",
  },
  "second-request": {
    title: "Maybe a second request",
    advice:
      "One letter, one request: then no one can answer only the easy half. Write a second letter for the other one.",
  },
  "no-date": {
    title: "No date",
    advice: "Say when it happened. “On October 3” tells more than “often”.",
  },
  "no-example": {
    title: "No example",
    advice: "Give a number or one thing that was seen or said: how many times, how long, the very words.",
  },
  "vague-words": {
    title: "A word that can mean anything",
    advice: "Say how often, or what it looks like. “Cries before school three days a week” is clear.",
  },
  missing: {
    title: "Not in the letter yet",
    advice: "It helps the school to find the right child, and to answer you.",
  },
};

export const noteWords = {
  title: "Your letter with notes: which sentences are law",
  lead: "A line and a number mark what is law, and the date you ask for. What the law asks of a school, a school has to do. What you ask for beyond that, it may refuse, with its reasons. The letter itself stays without marks.",
  law: "This is law",
  read: "Read it here:",
  stateRule: (state: string) => `A rule of ${state}:`,
  date: "Your date",
} as const;

export const nextWords = {
  title: "What happens next",
  answerExact: (day: string) => `You ask the school to answer by ${day}.`,
  answerAbout: (day: string, leftOut: string) =>
    `You ask the school to answer by about ${day}. We could not count ${leftOut}. Please check the school's own calendar.`,
  setBy: {
    parent: "This date is your request. It is not a limit that the law sets.",
    "uncited state rule":
      "This date is your request. Your state may set the same limit. We could not check it in the law, so the letter does not say so. Ask the district.",
    law: "A rule sets this limit. It counts from the day your letter arrives.",
  },
  calendar: "Put the date in my calendar (.ics)",
  calendarTitle: (subject: string) => `Answer due: ${subject}`,
  calendarText:
    "The day by which you asked the school to answer. No answer? Write again, and ask for a reply in writing.",
  keep: "Keep a copy, and note how and when you sent it. If you hand it in, ask for a stamp with the date.",
  copyToo: (copies: string) => `Send the copy too, to: ${copies}.`,
  noAnswer:
    "No answer by then? Write a short, friendly reminder with this letter behind it. After that, your parent center can tell you which steps are open to you.",
  byType: {
    initial_evaluation:
      "If the school agrees, it sends a consent form. Sign it soon and keep a copy with the date: in most places the time for testing starts when the school has your signature.",
    re_evaluation: "If the school agrees, it sends a consent form. New testing starts after you sign it.",
    revoke_consent:
      "Nothing stops until the school has sent you its notice. If you change your mind before that, tell the school in writing at once.",
    disagreement:
      "This letter by itself does not keep things as they are. Only a due process complaint does that, and it has a time limit of its own. Ask your parent center before the change takes effect.",
    manifestation_determination:
      "Bring the dates of every removal, the IEP, and what you know of that day. You can bring someone with you.",
    records_request:
      "You can go and look at the records too, and ask for someone to explain them. For copies, the school may charge a small fee.",
    makeup_services:
      "Keep your own log of missed sessions: the day, how long, and what you were told. Compare it with the school's.",
    bullying_report:
      "Keep a log: each day, what happened, who saw it, whom you told. Save messages and photos. Is your child in danger now? Call 911.",
    private_placement:
      "The district does not have to pay because of this letter. If it says no, only a hearing can decide on it. Talk to a lawyer or your parent center before you move your child. Without notice, payment can be cut or refused. That does not apply if the school kept you from giving notice, if the school never told you of this rule, or if waiting would likely harm your child's body.",
    state_complaint:
      "Sign it, and send it to the state and a copy to the district on the same day. Many states have a form of their own. A complaint does not keep services as they are.",
    follow_up: "A letter sent the same day counts for most. Put it with your notes of the meeting.",
  } as Partial<Readonly<Record<LetterType, string>>>,
} as const;

export const stateWords = {
  title: "Your state's rules and free help",
  failed: "We could not load the state rules. Your letter is complete; it names no state limit.",
  retry: "Try again",
  choose: "Choose your state in the form, and we show its rule here if we have read it.",
  inLetter: "Your letter says so.",
  notInLetter: "Your letter does not name it.",
  whereToSend: "Where to send it",
  complaintPage: "The state's page on complaints",
  complaintForm: "Look there for the address to send it to, and for a form of the state's own.",
  complaintHomePage: "This is the agency's first page. Search it for “state complaint”.",
} as const;
