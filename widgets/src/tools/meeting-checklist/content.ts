import type { ProvisionId } from "@iep-insider/sdk/law";

// Texts of the meeting prep checklist. Section ids, their order and their counts are the specification's.

export interface ChecklistItem {
  readonly id: string;
  readonly text: string;
  /** Why, or how. */
  readonly hint: string;
  /** A letter that is the step itself, or its start; written in the letter generator. */
  readonly letter?: {
    readonly type: "iep_meeting" | "follow_up";
    /** Before the button, if it is not for every parent. */
    readonly lead?: string;
    readonly button: string;
  };
}

/** A sentence about the law, with the provisions that support it. */
export interface RuleText {
  readonly text: string;
  readonly provisions: readonly ProvisionId[];
}

export interface ChecklistSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly items: readonly ChecklistItem[];
  readonly law: readonly RuleText[];
}

export const sections = [
  {
    id: "before-meeting",
    title: "Before the meeting",
    description: "Start a week or two ahead, if you can.",
    items: [
      {
        id: "ask-for-drafts",
        text: "Ask the school for the draft IEP and all new reports, a few days ahead.",
        hint: "Write a short e-mail that names a day: “Please send me the draft and the test reports by Friday.”",
        letter: {
          type: "iep_meeting",
          lead: "No meeting set yet?",
          button: "Write a letter that asks for one",
        },
      },
      {
        id: "reread-iep",
        text: "Read the last IEP and the progress reports again.",
        hint: "Mark what was promised, what was done, and which goals did not move.",
      },
      {
        id: "top-concerns",
        text: "Write down one strength and your top three concerns.",
        hint: "Short and with a date works best: “October 3: read two lines in 20 minutes.”",
      },
      {
        id: "gather-samples",
        text: "Gather samples of your child's work, and reports from outside the school.",
        hint: "Three or four pages that show what you mean say more than a thick folder. Bring copies.",
      },
      {
        id: "goal-questions",
        text: "List your questions for each goal: where does my child start, what is the target, how is it measured?",
        hint: "A goal without a start and a target cannot be checked later.",
      },
      {
        id: "what-you-need",
        text: "Tell the school what you need to take part, and who comes with you.",
        hint: "An interpreter, large print, a ramp, a phone link: ask early. A friend can take notes while you talk.",
      },
    ],
    law: [
      {
        text: "You may ask for an IEP meeting. Federal law sets no number of days for the answer. Some states do.",
        provisions: ["parent-requested-meeting"],
      },
      {
        text: "If you ask, the school must let you see your child's records before an IEP meeting.",
        provisions: ["records-access"],
      },
      {
        text: "Staff may prepare ideas without you. You must have the chance to take part where your child's plan and placement are decided.",
        provisions: ["parent-participation"],
      },
      {
        text: "The IEP must say where your child is now. It must set yearly goals that can be measured, and say how progress is measured.",
        provisions: ["iep-content"],
      },
      {
        text: "The school must do what it takes for you to understand the meeting. That means an interpreter if you are deaf or speak another language.",
        provisions: ["interpreter"],
      },
      {
        text: "You may bring people who know your child or have special knowledge. Whoever invites a person decides if that person knows enough.",
        provisions: ["bring-others"],
      },
    ],
  },
  {
    id: "prepare-sharing",
    title: "What you will share",
    description: "A few clear points are easier to hear than many.",
    items: [
      {
        id: "about-my-child",
        text: "Write one page about your child.",
        hint: "What they love, what they do well, what is hard, what helps. A photo shows who this is about.",
      },
      {
        id: "concerns-statement",
        text: "Write your concerns in a few sentences, and ask that they go into the IEP in your words.",
        hint: "Send them by e-mail before the meeting. Then the words are yours, with a date on them.",
      },
      {
        id: "works-at-home",
        text: "List what works at home.",
        hint: "A timer, a quiet corner, pictures of each step, a break before writing: staff can try it too.",
      },
      {
        id: "year-end-hope",
        text: "Write what you want your child to be able to do by the end of the year.",
        hint: "One or two things that anyone could see: “She reads a short story by herself.”",
      },
    ],
    law: [
      {
        text: "When the team writes the IEP, it must consider your child's strengths and your concerns.",
        provisions: ["iep-considerations"],
      },
      {
        text: "When the team reviews the IEP, facts that come from you can be a reason to change it.",
        provisions: ["iep-annual-review"],
      },
    ],
  },
  {
    id: "logistics",
    title: "Time, place and tools",
    description: "Settle this by the day before.",
    items: [
      {
        id: "time-and-place",
        text: "Check the day, the time, the place or the link, and how long it will take.",
        hint: "If it does not suit you or is too short, ask for another time, or for a second day to finish.",
      },
      {
        id: "family-plans",
        text: "Plan child care, your ride and time off work.",
        hint: "Leave half an hour more than the school says. It is hard to decide with an eye on the clock.",
      },
      {
        id: "recording-and-tools",
        text: "Check the rule on recording. Pack a charger, a notebook and your papers.",
        hint: "Ask for the school's rule a few days ahead, and tell everyone before you record. In some states all of them must agree. If you may not record, have a friend take notes.",
      },
    ],
    law: [
      {
        text: "The school must tell you about the meeting early enough that you can come, and set a time and place that you both agree on. Its notice must say what the meeting is for and who will be there.",
        provisions: ["meeting-notice"],
      },
      {
        text: "You and the school may agree to meet by phone or video.",
        provisions: ["meeting-by-phone-or-video"],
      },
      {
        text: "Federal law gives no right to record, and does not forbid it. State law and district rules decide. Even a ban must leave room for what you need to understand the IEP or to use your rights.",
        provisions: ["recording-meetings"],
      },
    ],
  },
  {
    id: "during-meeting",
    title: "During the meeting",
    description: "Keep this part in front of you. You can ask people to slow down.",
    items: [
      {
        id: "names-and-roles",
        text: "Ask for each person's name and role, and write them down.",
        hint: "Ask who in the room can agree to services for the district.",
      },
      {
        id: "ask-for-data",
        text: "Ask: “What data is that based on?”",
        hint: "Ask to see the numbers, and on which days they were taken. Then wait for the answer.",
      },
      {
        id: "ask-for-notice",
        text: "For each no, ask for prior written notice.",
        hint: "Say: “Please give me that in writing, with the reasons.” Note what you asked for and who said no.",
      },
      {
        id: "read-back",
        text: "Read the decisions back before you leave. You do not have to sign today: you can ask to take the IEP home.",
        hint: "First ask what happens in your state if you wait. On a sign-in sheet, write “attended only” by your name.",
      },
    ],
    law: [
      {
        text: "The team must have you, a special education teacher or provider of your child, and someone from the school who knows what the district can offer. Someone must be able to explain test results. A general education teacher is on it if your child is or may be in such a class.",
        provisions: ["iep-team"],
      },
      {
        text: "A person who must be there may miss the meeting only if you and the school agree in writing.",
        provisions: ["iep-team-excusal"],
      },
      {
        text: "If the school refuses to change your child's testing, services or placement, it must tell you so in writing, with its reasons and what it looked at. Federal law sets no number of days for that. It says a reasonable time before.",
        provisions: ["prior-written-notice"],
      },
      {
        text: "If this is the first IEP, services cannot start until you agree in writing.",
        provisions: ["consent-initial-services"],
      },
      {
        text: "For a later IEP, federal law does not ask for your signature. So a change may start without it. Many states have rules of their own.",
        provisions: ["consent-iep-signature"],
      },
    ],
  },
  {
    id: "after-meeting",
    title: "After the meeting",
    description: "What is on paper today is what counts next month.",
    items: [
      {
        id: "follow-up-letter",
        text: "Send a short letter the same day: what was agreed, who does it, and what was refused.",
        hint: "It puts the meeting on paper while everyone still remembers it.",
        letter: { type: "follow_up", button: "Write the follow-up letter" },
      },
      {
        id: "final-copy",
        text: "Ask for the final IEP, and check it against your notes.",
        hint: "Look at the minutes of each service, the start dates and your concerns. Write at once if a thing is missing.",
      },
      {
        id: "calendar-dates",
        text: "Put the dates in your calendar: when services start, when progress reports come, the yearly review.",
        hint: "Set a reminder two weeks before the yearly review, and begin this list again.",
      },
    ],
    law: [
      {
        text: "The IEP must say when each service starts, how much there is, where it is given and for how long.",
        provisions: ["iep-content"],
      },
      { text: "The IEP must say when you get progress reports.", provisions: ["progress-reports"] },
      { text: "The team must review the IEP at least once a year.", provisions: ["iep-annual-review"] },
    ],
  },
] as const satisfies readonly ChecklistSection[];

export type SectionId = (typeof sections)[number]["id"];
export type ItemId = (typeof sections)[number]["items"][number]["id"];

export const checklistWords = {
  title: "Get ready for the IEP meeting",
  lead: "20 small steps, from two weeks before to the day after. Check off what is done. Do what you can: each one helps.",
  /** How long check marks are stored, and what to do if they are not. */
  howLong: "Your check marks stay for 12 months after the last one.",
  notKept: "Your check marks are gone when you leave this page. To keep them, print or download the list.",
  restored: "Your check marks from before are still here.",
  sureForget: "Forget all check marks?",
  stepsDone: (done: number, of: number) => `${done} of ${of} steps done`,
  percent: (percent: number) => `${percent}% complete`,
  countOf: (done: number, of: number) => `${done} of ${of}`,
  partDone: (done: number, of: number) => `${done} of ${of} done`,
  /** Announced after each change. */
  announced: (part: string, inPart: string, inAll: string) => `${part}: ${inPart}. ${inAll}.`,
  allDone: "All 20 steps are done.",
  allDoneNext: "Keep a copy of this list with your letters and the IEP.",
  lawTitle: "What the law says",
  tipTitle: "Pro tip",
  tip: "You do not have to answer on the spot. “I would like to think about that, and I will write to you” is a full answer.",
  takeTitle: "Take the list with you",
  takeLead: "On paper, the boxes are as you checked them here. An empty list is fine too.",
  takeButton: "Print or save the list",
  copy: "Copy Checklist",
  download: "Download Checklist",
  helpTitle: "Who can help you for free",
  help: "Every state has a Parent Training and Information Center. It helps families of children with disabilities at no cost, and can often help you get ready. Find yours at parentcenterhub.org.",
  moreTitle: "More tools",
  more: "Other tools help with letters, goals and hard words. The next page shows which are open today.",
  moreButton: "Explore the Tools",
  pricingButton: "See Pricing",
  honest: "This is general information. It is not legal advice.",
  startOver: "Start Over",
} as const;

export const report = {
  fileName: /* message */ "IEP-Meeting-Prep-Checklist",
  title: "IEP Meeting Prep Checklist",
  nothingDone: "Check off each step when it is done.",
  someDone: (done: number, of: number) => `Done so far: ${done} of ${of} steps.`,
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}, on your own device.`,
} as const;

/** What the document reader found to ask about. */
export const documentWords = {
  title: "From your document",
  lead: "We found these points when we read it. Bring them up at the meeting.",
  ask: "You can ask:",
} as const;
