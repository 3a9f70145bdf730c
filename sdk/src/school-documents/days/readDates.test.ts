import { expect, test } from "vitest";
import type { DateLabel } from "../findings.ts";
import { readLines } from "../lines/readLines.ts";
import { readDates } from "./readDates.ts";

/** Labels as forms print them, with the day behind them. */
const labels: readonly (readonly [label: DateLabel, written: readonly string[]])[] = [
  [
    "meeting",
    [
      "IEP Date",
      "Meeting Date",
      "Date of Meeting",
      "IEP Team Meeting Date",
      "Date of IEP Team Meeting",
      "Date of IEP",
      "ARD Meeting Date",
      "Date of CSE Meeting",
      "Conference Date",
      "Meeting was held on",
      "Date of Current IEP Meeting",
      "IEP Meeting",
      "The team met on",
    ],
  ],
  [
    "iep-starts",
    [
      "IEP Start Date",
      "Implementation Date",
      "IEP Begin Date",
      "IEP Effective Date",
      "Initiation Date",
      "IEP begins",
      "Effective Date",
      "Plan Start",
      "Date IEP is to be Implemented",
      "IEP Implementation Date",
      "IEP dates from",
      "Beginning Date of IEP",
      "Start of IEP",
    ],
  ],
  [
    "iep-ends",
    [
      "IEP End Date",
      "IEP ends",
      "Duration Date",
      "Plan End",
      "IEP Expiration Date",
      "IEP expires",
      "Ending Date of IEP",
      "End of IEP",
    ],
  ],
  [
    "annual-review-due",
    [
      "Annual Review Due",
      "Annual Review Date",
      "Next Annual IEP",
      "Next Annual Review",
      "Next IEP Review",
      "Projected Date of Annual Review",
      "Annual Due",
      "IEP Review Due Date",
      "Next Annual ARD",
      "IEP Due",
      "Next IEP Due",
      "This IEP will be reviewed no later than",
      "Review Date",
      "Annual IEP Review Due By",
    ],
  ],
  [
    "last-evaluation",
    [
      "Last Eval",
      "Date of Most Recent Evaluation",
      "Most Recent Eligibility Date",
      "Date of Last FIE",
      "ETR Completion Date",
      "Last Evaluation",
      "Evaluation Date",
      "Current Evaluation Date",
      "Date of Last Reevaluation",
      "Eligibility Date",
      "Most Recent Evaluation",
      "Evaluated",
      "Initial Evaluation Date",
      "Last Reevaluation Date",
      "Last Full Evaluation",
    ],
  ],
  [
    "reevaluation-due",
    [
      "Next Eval",
      "Reevaluation Due",
      "Triennial Due",
      "Next ETR Due Date",
      "FIE Due",
      "3-Year Reevaluation Due",
      "Reevaluation Date",
      "Projected Date of Reevaluation",
      "Next Evaluation Due",
      "Three Year Reevaluation",
      "Eval Due",
      "Next Re-evaluation",
      "Re-Evaluation Due Date",
      "Reevaluate by",
      "Triennial Date",
      "3 Yr Reeval Due",
      "Evaluation Due Date",
      "Due date for reevaluation",
    ],
  ],
  [
    "consent-signed",
    ["Date of Consent", "Parent Consent Date", "Consent signed", "Date consent received", "Consent Date"],
  ],
  ["signed", ["Date Signed", "Signature Date", "Signed"]],
  [
    "incident",
    ["Incident Date", "Date of Incident", "Date of Offense", "Date of Infraction", "Date of occurrence"],
  ],
  [
    "document",
    [
      "Date",
      "Date of Report",
      "Report Date",
      "Date of Notice",
      "Notice Date",
      "Date of Letter",
      "Date Sent",
      "Today's Date",
      "Date of this notice",
      "Date Issued",
      "Date of Progress Report",
      "Date written",
    ],
  ],
];

test.each(labels.flatMap(([label, written]) => written.map((words) => [words, label] as const)))(
  "takes a day behind %s as %s",
  (words, label) => {
    expect(daysIn(`${words}: 10/12/2026`)).toEqual([{ label, day: "2026-10-12" }]);
  },
);

test.each(["Date of Birth: 10/12/2016", "DOB 10/12/2016", "Return date: 10/12/2026", "Enrolled: 10/12/2020"])(
  "leaves out %s",
  (written) => {
    expect(daysIn(written)).toEqual([]);
  },
);

test.each([
  "IEP dates: 10/12/2026 to 10/11/2027",
  "IEP Duration: From 10/12/2026 To 10/11/2027",
  "IEP in effect from 10/12/2026, IEP in effect to 10/11/2027",
  "IEP Effective Dates: 10/12/2026 - 10/11/2027",
])("reads both days of %s", (written) => {
  expect(daysIn(written)).toEqual([
    { label: "iep-starts", day: "2026-10-12" },
    { label: "iep-ends", day: "2027-10-11" },
  ]);
});

function daysIn(written: string) {
  const cells = [{ text: written, x: 72, width: 300, size: 10, isBold: false }];
  const above = [{ text: "Harrow School District", x: 72, width: 300, size: 10, isBold: false }];
  const lines = readLines({
    source: "pdf",
    pages: [
      {
        number: 1,
        lines: [
          { cells: above, y: 50 },
          { cells, y: 80 },
        ],
      },
    ],
  });
  return readDates(lines).map(({ value }) => value);
}
