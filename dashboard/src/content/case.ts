import type { Child, RecordKind } from "@iep-insider/sdk/case";
import type { StorageLifetime } from "../app/host/storageLifetime.ts";

// Texts of /case, the parent's case on this device.

export const casePage = {
  title: "My case",
  titleOf: (nickname: string) => `${nickname}’s case`,
  lead: "One place for what you told our tools: dates, letters, people, and what to do next. It is kept in this browser.",
  /** Below the title of a list that is closed. */
  entries: (count: number) => (count === 0 ? "Nothing yet" : count === 1 ? "1 entry" : `${count} entries`),
  loading: "Opening your case…",
  waiting: (count: number) =>
    count === 1
      ? "One thing that you added is waiting in it."
      : `${count} things that you added are waiting in it.`,
  begin: "Set up my case",
  /** The name in the email gate. */
  gateName: "My Case",
  shared: "Anyone who uses this browser can see your case. A private window loses it when you close it.",
  /** Safari, and every browser of an iPhone. */
  week: "This browser may delete your case if you stay away for 7 days. To keep it, save it as a file, or use it on another device too.",
  /** Below the file, by how long the browser keeps the case. */
  lifetimes: {
    week: "This browser may delete it if you stay away for 7 days.",
    "while-room": "This browser may delete it when it runs out of room.",
    kept: "",
  } satisfies Record<StorageLifetime, string>,
  saveNow: "To be safe, save it as a file now and then.",
} as const;

export const childForm = {
  title: "Five short questions",
  lead: "Leave open what you do not want to say. You can change all of it later.",
  titleAgain: "About your child",
  nickname: "What should we call your child?",
  nicknameHint: "A nickname is enough.",
  grade: "Grade",
  gradeNone: "Choose a grade…",
  state: "State",
  stateHint: "Time limits and rules depend on it.",
  stateNone: "Choose a state…",
  district: "School district",
  districtHint: "It goes into your letters.",
  plan: "What does your child have now?",
  plans: {
    iep: "An IEP",
    "504": "A 504 plan",
    "being-evaluated": "The school is testing, or I asked for it",
    none: "No plan yet",
  } satisfies Record<NonNullable<Child["plan"]>, string>,
  save: "Save",
  skip: "Skip all of this",
  cancel: "Cancel",
  edit: "Change",
  empty: "You have not said anything about your child yet.",
} as const;

export const grades = [
  "Preschool",
  "Kindergarten",
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "After grade 12",
] as const;

export const gradeWords = (grade: string) => (/^\d+$/.test(grade) ? `Grade ${grade}` : grade);

export const nextStepWords = {
  title: "What happens next",
  finish: (title: string) => `Finish and send: ${title}`,
  finishText: "You began this letter. A request counts from the day the school has it in writing.",
  finishButton: "Open the letter",
  due: (day: string, isExact: boolean, isPast: boolean) =>
    `This ${isPast ? "was" : "is"} due ${isExact ? "on" : "about"} ${day}.`,
  mark: "If it is done, mark it below.",
  state: "Choose your state",
  stateText: "Time limits depend on it. With it, your dates below can be counted.",
  stateButton: "Go to the questions",
  open: (tool: string) => `Open: ${tool}`,
  choose: "Say what happened",
  chooseText: "Choose what is nearest to it. Then add the steps to your case, and check them off here.",
  chooseButton: "See what to do",
} as const;

export const planWords = {
  title: "My steps",
  own: "My own steps",
  done: (day: string) => `Done on ${day}`,
  add: "Add a step of my own",
  addLabel: "What do you want to do?",
  addButton: "Add this step",
  remove: "Delete",
  removeQuestion: "Delete this step?",
  all: (done: number, count: number) => `${done} of ${count} done`,
} as const;

export const timelineWords = {
  title: "What happened so far",
  empty: "Nothing yet. What you add here or in a tool shows up by day.",
  more: (count: number) => `Show ${count} more`,
  kinds: {
    date: "Date",
    document: "Document",
    letter: "Letter",
    result: "Result",
    note: "Note",
    step: "Step done",
    entry: "Log",
    meeting: "Meeting",
  },
} as const;

export const listWords = {
  add: "Add",
  save: "Save",
  cancel: "Cancel",
  remove: "Delete",
  letters: {
    title: "Letters",
    empty: "No letters yet. When you have one ready, press “Keep in my case” below it.",
    link: "Write a letter",
    sent: (day: string) => `Sent on ${day}.`,
    begun: "Not sent yet.",
    due: (day: string) => `It asks for an answer by about ${day}.`,
    open: "Open the letter",
    markSent: "I sent it",
    sentOn: "When did you send it?",
    removeQuestion: "Delete this letter from your case?",
  },
  results: {
    title: "What the tools found",
    removeQuestion: "Delete this result from your case?",
  },
  documents: {
    title: "Documents",
    read: (day: string) => `Read on ${day}`,
    removeQuestion: "Delete this document from your case?",
  },
  people: {
    title: "People at school",
    empty: "Keep names and numbers here, so that you have them at hand.",
    add: "Add a person",
    name: "Name",
    role: /* message */ "What is their job?",
    email: "Email address",
    phone: "Phone number",
    removeQuestion: "Delete this person?",
  },
  notes: {
    title: "Notes",
    empty: "Anything that you want to remember.",
    add: "Add a note",
    text: "Your note",
    removeQuestion: "Delete this note?",
  },
} as const;

/** The case as a file, and its end. */
export const caseFile = {
  title: "Save it, move it, delete it",
  lead: "Save your case as a file to have a copy, or to open it on another device. The file is not locked: keep it where only you can see it.",
  save: "Save my case as a file",
  open: "Open a case file",
  opened: (count: number) => `Your case now has what was in the file: ${entries(count)}.`,
  leftOut: (count: number) =>
    `We could not read ${entries(count)} and left ${count === 1 ? "it" : "them"} out. Keep the file: a newer page may read it.`,
  noCase: {
    title: "This is not a case file, or a part of it is missing.",
    text: "Nothing was changed. Choose the file that you saved here. Its name begins with “my-case” and ends with “.json”.",
  },
  newer: {
    title: "This file was saved by a newer page than this one.",
    text: "Nothing was changed. Please load this page again, and then open the file once more.",
  },
  unreadable: {
    title: "We could not open this file.",
    text: "Nothing was changed. Please save the file on this device first, and then choose it again.",
  },
  remove: "Delete my case",
  removeQuestion: "Delete all of your case from this browser?",
  removed: "Your case was deleted from this browser.",
} as const;

/** When the browser does not store a change. */
export const caseFailures = {
  full: {
    title: "This browser has no room left.",
    text: "Your case is as it was before. Save it as a file, then delete what you do not need, here or in your browser.",
  },
  blocked: {
    title: "This browser does not let us keep your case.",
    text: "A private window or a setting may be the reason. Nothing that you had before is lost. Try a normal window.",
  },
  outdated: {
    title: "This page is older than your case.",
    text: "Nothing is lost. Please load the page again.",
  },
  offline: {
    title: "We could not save this.",
    text: "Nothing that you had before is lost. Please check your connection, and try again.",
  },
} as const;

/** Above a tool that asks for the state. */
export const stateOfCase = {
  use: (state: string) => `Use my state from my case: ${state}`,
  used: (state: string) => `This tool now uses ${state}, from your case.`,
} as const;

/** In a situation of the hub. */
export const addSteps = {
  button: "Add these steps to my case",
  added: "These steps are in your case.",
  link: "See my case",
} as const;

function entries(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

/** Kinds of records with a list of their own on the page. */
export type ListedKind = Extract<RecordKind, "letter" | "result" | "document" | "person" | "note">;
