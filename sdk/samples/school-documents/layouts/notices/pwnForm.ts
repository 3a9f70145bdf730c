import { type Block, fields, heading, rule, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { type Layout, part } from "../Layout.ts";

/** A district's form that asks one question per part of the notice, in the rule's order. */
export const pwnForm: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child } = data;
  const question = (label: string, words: string | undefined): Block[] =>
    words ? [text(label, { bold: true }), text(words, { indent: 10 })] : [];
  const of = (type: string) => decisions.filter((decision) => decision.type === type).map((one) => one.text);
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 54,
      heading: "band",
      boxes: "brackets",
      footer: (page, pages) => [data.district, "", `PWN Page ${page} of ${pages}`],
    },
    blocks: [
      heading("PRIOR WRITTEN NOTICE", 1),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["Date of Notice", days("9/4/2025")(data.dates.document)],
        ],
        [
          ["School", data.school],
          ["Grade", child.grade],
        ],
        [
          ["To", child.parents],
          ["Meeting Date", days("9/4/2025")(data.dates.meeting)],
        ],
      ),
      rule,
      ...of("proposes").flatMap((words) => question("The district proposes to:", words)),
      ...of("refuses").flatMap((words) => question("The district refuses to:", words)),
      text("Explanation of why the district proposes or refuses to take the action:", { bold: true }),
      ...reasons.map((words) => text(words, { indent: 10 })),
      ...question(
        "Description of each evaluation procedure, assessment, record, or report used as a basis:",
        parts["data-used"],
      ),
      ...question(
        "Description of other options the IEP team considered and the reasons they were rejected:",
        parts["other-options"],
      ),
      ...question("Other factors relevant to the proposal or refusal:", parts["other-factors"]),
      ...question("Procedural safeguards:", parts.safeguards),
      ...question(
        "Sources for parents to contact for help in understanding these provisions:",
        parts["sources-of-help"],
      ),
      rule,
      text(`${from}, ${fromTitle}`),
    ],
  };
};
