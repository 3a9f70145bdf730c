import type { LogEntry } from "@iep-insider/sdk/case";
import { countRemovals, currentEntries } from "@iep-insider/sdk/case/log";
import { shownDetails } from "@iep-insider/widgets/letter-generator/fields";
import { expect, it } from "vitest";
import { followUpLetter, noticeLetter } from "../meeting/followUp.ts";
import {
  behaviorLetter,
  complaintLetter,
  type LetterStart,
  makeUpLetter,
  manifestationLetter,
} from "./letters.ts";

const today = "2026-11-26";
const entry = (day: string, facts: Partial<LogEntry>): LogEntry => ({
  type: "other",
  day,
  what: "He was\n sent out.",
  who: "",
  missed: null,
  removal: null,
  corrects: null,
  isTakenBack: false,
  writtenAt: day,
  previous: [],
  hash: day,
  ...facts,
});
const items = currentEntries([
  entry("2025-11-25", { type: "call" }),
  entry("2026-11-02", { type: "removal", removal: { kind: "sent-home", days: 0.5 } }),
  entry("2026-11-03", { type: "missed-service", what: "", missed: { service: "speech", minutes: 30 } }),
]);
const count = countRemovals(items, today);
const meeting = {
  day: today,
  title: "IEP meeting",
  topics: [{ title: "Speech", ask: "", provision: null, notes: "No staff", outcome: "refused" as const }],
};

it.each<[LetterStart, Partial<LetterStart>]>([
  [
    behaviorLetter(count),
    {
      behaviorConcerns: [
        "November 2, 2026: picked up early, half a school day. He was sent out.",
        "By my record, half a school day since July 1, 2026",
      ],
    },
  ],
  [manifestationLetter(count), { behaviorConcerns: ["November 2, 2026: He was sent out."] }],
  [makeUpLetter(items, []), { specificConcerns: ["November 3, 2026: no speech; 30 minutes missed"] }],
  [
    // The call is more than a year ago.
    complaintLetter(items, today),
    {
      specificConcerns: [
        "November 2, 2026: Out of school: picked up early, half a school day. He was sent out.",
        "November 3, 2026: Missed service. Missed: speech, 30 minutes",
      ],
    },
  ],
  [followUpLetter(meeting), { eventDate: today }],
  [
    noticeLetter(meeting),
    { specificConcerns: ["Refused: Speech. No staff. I asked for the reasons in writing."] },
  ],
])("starts the letter $letterType, with fields that its form shows", (start, expected) => {
  expect(start).toMatchObject(expected);
  const { letterType, ...fields } = start;
  expect(shownDetails(letterType)).toEqual(expect.arrayContaining(Object.keys(fields)));
});
