import type { Intent } from "../Intent.ts";

/** What the school has to tell a parent, when, and in which language. */
export const notices: readonly Intent[] = [
  {
    id: "meeting-notice",
    title: "Notice of a meeting, and a time that suits you",
    law: ["meeting-notice", "parent-participation"],
    answer: [
      "The school must tell you early enough that you can come, and the time and place have to be agreed with you. Federal law names no number of days.",
      "If you cannot come, it must offer other ways, such as a phone call.",
      "It may meet without you only after it has tried to reach you and kept a record of that.",
    ],
    doNext: [
      "Write at once that you want to take part, and give times that work.",
      "If they met without you, ask for the record of how they tried to reach you.",
      "Ask for a new meeting.",
    ],
  },
  {
    id: "interpreter",
    title: "Your language",
    law: ["interpreter", "native-language-notice"],
    answer: [
      "The school must do what is needed so that you understand the meeting. That includes an interpreter if you are deaf or if your language is not English.",
      "Written notices must be in plain words and in your language, unless that is clearly not feasible.",
      "If your language is not a written one, the school must have the notice explained to you and check that you understand it.",
    ],
    doNext: [
      "Tell the school your language in writing, before the meeting.",
      "Ask for an interpreter by name of the language.",
      "If none is there, ask to stop and set a new date.",
    ],
  },
  {
    id: "prior-written-notice",
    title: "Getting it in writing",
    law: ["prior-written-notice"],
    answer: [
      'Ask for "prior written notice". The school must give it a reasonable time before it proposes or refuses to change testing, placement or services.',
      "The notice says what it will do or not do, why, which records it used, and what else it looked at. It also says where you can get help.",
      "Federal law gives no number of days for it.",
    ],
    doNext: [
      'Write: "Please send me prior written notice of your decision about ..."',
      "Name each request that was refused.",
      "Check that the notice gives reasons and data.",
    ],
  },
  {
    id: "notice-of-rights",
    title: "Your rights in writing",
    law: ["procedural-safeguards-notice", "parent-participation", "prior-written-notice", "records-access"],
    answer: [
      "Your main rights: ask for testing, take part in meetings, see the records, get decisions in writing, and disagree.",
      "The school has to give you the full notice of your rights once each school year. It also does so when you ask for testing, when you first file a complaint, and whenever you ask.",
    ],
    doNext: [
      'Ask the school for the "procedural safeguards notice".',
      "Read the part on how to disagree first.",
      "Ask your parent center to go through it with you.",
    ],
  },
];
