import { type Block, checks, heading, pageBreak, table, text } from "../blocks.ts";
import type { IepData } from "../sampleSchema.ts";

/** The page on Medicaid that many systems print with each IEP. */
export function consentToBill(): Block[] {
  return [
    pageBreak,
    heading("PARENTAL CONSENT FOR RELEASE OF INFORMATION AND MEDICAID REIMBURSEMENT"),
    text(
      "The district may be paid by Medicaid for part of the cost of health-related services in this IEP, such as speech therapy, occupational therapy, physical therapy, nursing, counseling and transportation. To send a claim, the district has to release your child's name, date of birth, and the dates, type, frequency and number of minutes of each service.",
    ),
    text(
      "Your choice does not affect the services in this IEP. You will not pay anything, and your child's benefits will not be reduced. You may take back your consent in writing at any time.",
    ),
    checks([
      ["I give consent.", false],
      ["I do not give consent.", false],
    ]),
    text("Signature of parent/guardian: ______________________________     Date: ______________"),
  ];
}

/** A sheet for progress that is blank when the IEP is written. */
export function blankProgressSheet({ goals }: IepData): Block[] {
  return [
    pageBreak,
    heading("Report of progress toward annual goals"),
    text("Codes: 1 = met, 2 = on track, 3 = not on track. To be sent home with each report card."),
    table(
      ["Annual goal", "1st quarter", "2nd quarter", "3rd quarter", "4th quarter", "Comments"],
      goals.map((_, index) => [`Goal ${index + 1}`, "", "", "", "", ""]),
      [1.5, 1, 1, 1, 1, 3],
    ),
  ];
}

/** What was said at the meeting, which is no part of the plan. */
export function meetingNotes({ notes }: IepData, title: string): Block[] {
  return notes.length > 0 ? [heading(title), ...notes.map((words) => text(words))] : [];
}
