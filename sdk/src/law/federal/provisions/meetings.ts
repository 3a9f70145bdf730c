import * as citations from "../citations/meetings.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** Meetings and taking part in them. */
export const meetings = {
  "parent-requested-meeting": {
    ...citations.parentRequestedMeeting,
    topic: "Meeting asked for by a parent",
    rule: "A parent may ask for an IEP meeting; the team must revise the IEP when lack of progress, new information or needs call for it. Federal law sets no number of days for the answer. Refusing to change the services or placement asked for needs prior written notice. Some states set a deadline.",
    commonlyMisstatedAs: "Schools must meet within 30 days of a parent's request everywhere.",
  },
  "meeting-notice": {
    ...citations.meetingNotice,
    topic: "Notice of IEP meetings",
    rule: "The school must tell the parent early enough to be able to attend, set a time and place both agree on, say the purpose, time, place and who will come, and tell the parent that others with knowledge of the child may be brought. From age 16 it says that transition will be discussed. If no parent can come it must offer other ways such as a phone call; it may meet without the parent only after recorded attempts.",
    commonlyMisstatedAs:
      "Federal law requires 10 days' notice. It does not give a number; several states do.",
  },
  "bring-others": {
    ...citations.bringOthers,
    topic: "Bringing an advocate or friend",
    rule: "A parent may bring people who know the child or have special knowledge; whoever invites the person decides that they qualify.",
    commonlyMisstatedAs: "The school can veto a parent's advocate.",
  },
  "recording-meetings": {
    ...citations.recordingMeetings,
    topic: "Recording an IEP meeting",
    rule: "IDEA neither allows nor forbids recording. State law and district policy decide, but any ban must make exceptions needed for the parent to understand the IEP or the process or to use other Part B rights, and must be applied evenly. A recording the school keeps is an education record.",
    commonlyMisstatedAs: "Every parent has a federal right to record.",
  },
  interpreter: {
    ...citations.interpreter,
    topic: "Interpreter at meetings",
    rule: "The school must take what steps are needed so the parent understands the meeting, including arranging an interpreter for deaf parents or parents whose language is not English.",
  },
  "meeting-by-phone-or-video": {
    ...citations.meetingByPhoneOrVideo,
    topic: "Phone and video meetings",
    rule: "The parent and the school may agree to hold IEP and placement meetings by video or phone. If no parent can attend, the school must use such means to let the parent take part.",
    commonlyMisstatedAs: "The school may decide alone that the meeting is online only.",
  },
  "parent-participation": {
    ...citations.parentParticipation,
    topic: "Taking part in meetings",
    rule: "A parent must have the chance to take part in meetings on identification, evaluation, placement and FAPE, with notice, and is a member of any group that decides placement. Staff may talk informally and prepare proposals without the parent.",
    commonlyMisstatedAs:
      "Staff may never meet or draft anything without the parent; or, the school may settle the placement before the meeting.",
  },
  observation: {
    ...citations.observation,
    topic: "Watching the child's class",
    rule: "Federal law neither grants nor bars a parent's classroom visit; state law and school policy decide. An outside evaluator may need access where an IEE calls for it.",
    commonlyMisstatedAs: "Parents have a federal right to observe a class.",
  },
  "iep-copy": {
    ...citations.iepCopy,
    topic: "Copy of the IEP",
    rule: "The school must give the parent a copy of the child's IEP, at no cost.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
