import type { Intent } from "../Intent.ts";

/** Meetings: calling one, who comes, and how it goes. */
export const meetings: readonly Intent[] = [
  {
    id: "ask-for-meeting",
    title: "Asking for a meeting",
    law: ["parent-requested-meeting", "prior-written-notice"],
    topic: "meeting",
    answer: [
      "You may ask for an IEP meeting at any time. The team must change the IEP when a lack of progress, new facts or new needs call for it.",
      "Federal law names no number of days for a meeting you ask for. Some states do.",
      "If the school refuses to change services or placement as you ask, it must send you prior written notice with its reasons.",
    ],
    doNext: [
      "Ask in writing, and say in one line what the meeting is for.",
      "Offer dates and ask for an answer by a day that you name.",
      "If the answer is no, ask for it in writing.",
    ],
  },
  {
    id: "who-is-on-team",
    title: "Who is on the team",
    law: ["iep-team", "iep-team-excusal"],
    answer: [
      "The team has you, a special education teacher or provider, and a school person who knows what the district can offer. It has someone who can explain test results.",
      "A general education teacher is part of it if your child is or may be in a general class. Your child comes when that suits.",
      "A required member may miss the meeting only if you agree in writing. If that person's subject is talked about, you also get written input first.",
    ],
    doNext: [
      "Ask for the list of who will come.",
      "Do not sign an excusal unless you are fine without that person.",
      "If someone key is missing, ask to meet again.",
    ],
  },
  {
    id: "bring-someone",
    title: "Bringing someone to the meeting",
    law: ["bring-others", "meeting-notice"],
    answer: [
      "Yes. You may bring people who know your child or have special knowledge. Whoever invites a person decides that they qualify, so the school cannot veto yours.",
      "The meeting notice has to tell you that you may bring others.",
      "A second pair of ears helps. That person can take notes while you talk.",
    ],
    doNext: [
      "Tell the school who will come, as a courtesy.",
      "Agree with that person on what they do: listen, take notes, or speak.",
      "Write down your three main points first.",
    ],
  },
  {
    id: "record-meeting",
    title: "Recording the meeting",
    law: ["recording-meetings"],
    topic: "recording",
    answer: [
      "Federal special education law does not allow or forbid it. State law and the district's policy decide.",
      "A ban must leave room where you need a recording to understand the IEP or to use your rights. It must be applied to all alike.",
      "A recording that the school keeps is part of your child's records, so you can ask to hear it.",
    ],
    doNext: [
      "Ask the district for its recording policy before the meeting.",
      "Tell the team in writing that you want to record, and why.",
      "Tell everyone before you start. In some states all of them must agree.",
      "If the district says no, bring someone to take notes.",
    ],
  },
  {
    id: "before-the-meeting",
    title: "Papers before the meeting",
    law: ["records-access", "parent-participation"],
    topic: "records",
    answer: [
      "Ask for them. The school must let you see your child's records before any IEP meeting, with no needless delay. 45 days is only the outer limit.",
      "Test reports and data are such records. Federal law does not promise you a draft IEP, but many schools share one when asked.",
      "Staff may prepare proposals without you. The decisions belong in the meeting, with you there.",
    ],
    doNext: [
      "Ask in writing for all reports and data before the meeting, and for any draft.",
      "Name the date of the meeting in your note.",
      "If they come too late, ask for a new date.",
    ],
  },
  {
    id: "virtual-meeting",
    title: "Meeting by phone or video",
    law: ["meeting-by-phone-or-video"],
    answer: [
      "You and the school may agree to meet by video or phone. It takes both: the school may not decide alone that it is online only.",
      "If no parent can come, the school must use such means so that you can take part.",
    ],
    doNext: [
      "Say in writing which way you want to meet.",
      "Ask for the papers before a call, so that all see the same page.",
      "Ask who is on the line, and write it down.",
    ],
  },
  {
    id: "already-decided",
    title: "Decided before the meeting",
    law: ["parent-participation", "placement"],
    answer: [
      "Staff may talk among themselves and bring a proposal. But you must have the chance to take part, and you are a member of any group that decides placement.",
      "So the school may bring a draft, not a done deal.",
      "Ask questions that open it up: what else did you look at, and why not that?",
    ],
    doNext: [
      "Write down what was said and by whom.",
      "Send your own proposal, and ask the team to discuss it.",
      "Ask for prior written notice with the other options it looked at.",
    ],
  },
];
