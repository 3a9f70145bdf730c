import type { LawWords } from "./evidenceLog.ts";

// What leaves the evidence log: the packet, and lines for letters.

export const packetWords = {
  title: "Take the log with you",
  lead: "One document with a cover, a numbered list and all entries in order. Print it, save it as PDF from the print window, or open it in Word.",
  purpose: "What is it for?",
  purposes: {
    meeting: "A meeting at school",
    mediation: "Mediation",
    "state-complaint": "A state complaint",
  },
  copy: "Copy Packet",
  download: "Download Packet",
  complaintLetter: "Write the state complaint from these entries",
  document: {
    fileName: "evidence-log",
    titles: {
      meeting: "Record of events for a meeting",
      mediation: "Record of events for mediation",
      "state-complaint": "Record of events for a state complaint",
    },
    child: (name: string) => `Child: ${name}`,
    district: (name: string) => `District: ${name}`,
    made: (day: string) => `Made on ${day}`,
    covers: (count: number, from: string, to: string) =>
      `${count === 1 ? "1 entry" : `${count} entries`}, from ${from} to ${to}.`,
    index: "Index",
    removals: "Days out of school",
    counted: (days: string, since: string) => `By this record: ${days} since ${since}.`,
    suspended: (days: string) => `Called a suspension by the school: ${days}.`,
    mayCount: (days: string) => `Other time out of school, which may count as well: ${days}.`,
    minutes: "Service minutes",
    missed: (service: string, period: string, minutes: string) => `${service} (${period}): ${minutes} missed`,
    missedOf: (service: string, period: string, minutes: string, promised: string, given: string) =>
      `${service} (${period}): ${minutes} missed; ${promised} promised, ${given} given`,
    complaint: "Before you send it: what a state complaint must have",
    entry: (number: number) => `Entry ${number}`,
    chain: "Whether entries were changed",
    checked: (day: string, count: number) =>
      count === 1
        ? `Checked on ${day}: the entry was not changed after it was written.`
        : `Checked on ${day}: none of the ${count} entries was changed after it was written.`,
    sealed:
      "Each entry is sealed with a code (SHA-256) of its words and of the entry before it. It shows later changes. It does not prove the day on which an entry was written.",
    written: (day: string) => `Written down on ${day}.`,
    corrected: (day: string, before: string) => `Corrected on ${day}. Before: ${before}`,
    code: (code: string) => `Code of the log: ${code}`,
    footer: "Written by a parent, from what the parent saw and heard. It is not legal advice.",
  },
  /** The content that 34 CFR 300.153(b) requires. */
  complaint: {
    have: ["The facts, each with its date."],
    add: [
      "A statement that the district broke a rule of Part B of IDEA, or of its regulations.",
      "Your signature, and how to reach you.",
      "Your child's name and the address where your child lives. For a child without a home: how to reach the child.",
      "The name of your child's school.",
      "What the problem is, in a few sentences.",
      "What would solve it, as far as you know today.",
      "A copy to the district, on the same day.",
    ],
    law: {
      text: "The problem must have happened not more than one year before the state gets the complaint.",
      provisions: ["state-complaint"],
    } satisfies LawWords,
  },
} as const;

export type PacketPurpose = keyof typeof packetWords.purposes;

/** Lines for the letters. They go to the school, in the parent's name. */
export const letterLines = {
  removal: (day: string, what: string, days: string) => `${day}: ${what}, ${days}`,
  total: (days: string, since: string) => `By my record, ${days} since ${since}`,
  missed: (day: string, service: string, minutes: string) => `${day}: no ${service}; ${minutes} missed`,
} as const;
