import type { Found } from "@iep-insider/sdk/school-documents";
import type { ReadDocument } from "../../document-reader/Reading.ts";

const found = <Value>(value: Value, page: number, quote: string, isClear = true): Found<Value> => ({
  value,
  page,
  quote,
  isClear,
});

const fluency =
  "By October 2027, given a third-grade passage, Noor will read 90 words correctly per minute in 4 of 5 trials.";
const writing = "Noor will improve her writing.";
const speech =
  "By October 2027, Noor will say the r sound in sentences with 80% accuracy in 3 of 4 sessions.";

const cell = (text: string, x = 72) => ({ text, x, width: 0, size: 0, isBold: false });
const page = (number: number, lines: readonly (readonly string[])[]) => ({
  number,
  lines: lines.map((cells, y) => ({
    cells: cells.map((text, at) => cell(text, 72 + at * 150)),
    y: 72 + y * 14,
  })),
});

/** An invented IEP, as it was read. */
export const sampleDocument: ReadDocument & { readonly name: string } = {
  name: "IEP of Noor",
  reading: {
    text: {
      source: "pdf",
      pages: [
        page(1, [
          ["Individualized Education Program"],
          ["Date of meeting:", "10/14/2026"],
          ["Last evaluation:", "05/06/2025"],
          ["Present levels"],
          ["Noor reads 62 words correctly per minute in a third-grade passage."],
        ]),
        page(2, [["Annual goals"], ["1.", fluency], ["2.", writing], ["3.", speech]]),
        page(3, [
          ["Service", "Minutes", "Frequency", "Location"],
          ["Reading instruction", "45 minutes", "4 times per week", "Resource room"],
          ["Speech therapy", "30 min", "1x wk", "Therapy room"],
          ["Accommodations"],
          ["Extra time on tests"],
          ["Directions read aloud"],
        ]),
      ],
    },
    pageCount: 3,
    scannedPages: [],
    pagesWithoutText: [],
  },
  findings: {
    kind: found("iep", 1, "Individualized Education Program"),
    dates: [
      found({ label: "meeting", day: "2026-10-14" }, 1, "Date of meeting: 10/14/2026"),
      found({ label: "last-evaluation", day: "2025-05-06" }, 1, "Last evaluation: 05/06/2025"),
    ],
    iep: {
      presentLevels: [
        found(
          "Noor reads 62 words correctly per minute in a third-grade passage.",
          1,
          "Noor reads 62 words correctly per minute in a third-grade passage.",
        ),
      ],
      goals: [
        found({ text: fluency, area: "Reading" }, 2, fluency),
        found({ text: writing, area: "Writing" }, 2, writing),
        found({ text: speech, area: "Speech" }, 2, speech),
      ],
      services: [
        found(
          {
            name: "Reading instruction",
            minutes: 45,
            sessions: 4,
            period: "week",
            place: "Resource room",
            starts: null,
            ends: null,
          },
          3,
          "Reading instruction 45 minutes 4 times per week Resource room",
        ),
        found(
          {
            name: "Speech therapy",
            minutes: 30,
            sessions: 1,
            period: "week",
            place: "Therapy room",
            starts: null,
            ends: null,
          },
          3,
          "Speech therapy 30 min 1x wk Therapy room",
          false,
        ),
      ],
      accommodations: [
        found("Extra time on tests", 3, "Extra time on tests"),
        found("Directions read aloud", 3, "Directions read aloud"),
      ],
      placement: null,
      generalEducationPercent: null,
      testing: [],
      extendedSchoolYear: null,
      transition: [],
      signatures: [],
    },
    notice: null,
    evaluation: null,
    progress: null,
    discipline: null,
  },
};
