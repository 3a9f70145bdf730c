import { dayInWords } from "@iep-insider/sdk/law";
import type { Check, ReportDocument } from "../documents/ReportDocument.ts";
import type { SignOff } from "./signOffs.ts";

const lead = [
  "Please check the box beside each sentence that is right, and write your correction beside each that is not.",
  "Nothing here has been reviewed by an attorney unless the line below says so.",
];

/** A document for a reviewing attorney: every sentence, its source, and a checkbox. */
export function pack(
  fileName: string,
  title: string,
  signOff: SignOff | null,
  today: string,
  parts: readonly { readonly title: string; readonly checks: readonly Check[] }[],
): ReportDocument {
  const reviewed = signOff
    ? `Reviewed by ${signOff.reviewedBy} on ${dayInWords(signOff.reviewedOn)}.`
    : "Not reviewed by an attorney.";
  return {
    kind: "report",
    fileName,
    title,
    lead: [...lead, reviewed],
    sections: parts
      .filter(({ checks }) => checks.length > 0)
      .map(({ title, checks }) => ({ title, blocks: [{ kind: "checks", checks }] })),
    footer: [
      "Reviewed by (name, bar number): ____________________   On: ____________",
      `Made on ${dayInWords(today)}.`,
    ],
  };
}

export function check(text: string, hint: string): Check {
  return { text, hint, isDone: false };
}
