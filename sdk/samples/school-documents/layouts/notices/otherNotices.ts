import { type Block, checks, fields, heading, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { type Layout, part } from "../Layout.ts";

/** A notice as a two-column table: the form's question on the left, the answer on the right. */
export const pwnTable: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const rows: [string, string | undefined][] = [
    ...decisions.map(({ type, text: words }): [string, string] => [
      type === "proposes" ? "Action proposed by the district" : "Action refused by the district",
      words,
    ]),
    ...reasons.map((words): [string, string] => ["Why the action is proposed or refused", words]),
    ["Other options that were considered and why they were not chosen", parts["other-options"]],
    ["Evaluations, records and reports the decision is based on", parts["data-used"]],
    ["Other relevant factors", parts["other-factors"]],
    ["Your rights", parts.safeguards],
    ["Who can help you understand this notice", parts["sources-of-help"]],
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 44,
      heading: "underline",
      boxes: "dingbats",
      header: () => [data.district, "", `Student ID ${child.id}`],
      footer: (page, pages) => ["Form SE-17", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Prior Written Notice", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["Grade", child.grade],
          ["Date sent", day(dates.document)],
        ],
        [
          ["Parent(s)", child.parents],
          ["School", data.school],
        ],
      ),
      text("This notice concerns (check all that apply):", { bold: true }),
      checks(
        [
          ["Identification", false],
          ["Evaluation", false],
          ["Educational placement", true],
          ["Provision of FAPE", true],
        ],
        2,
      ),
      table(
        null,
        rows.flatMap(([label, words]) => (words ? [[label, words]] : [])),
        [1, 2.4],
      ),
      text(`Sent by ${from}, ${fromTitle}`),
    ],
  };
};

/** A notice as a letter with a heading per part, in the office's own order. */
export const pwnLetter: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("SEPTEMBER 4, 2025");
  const section = (title: string, words: string | undefined): Block[] =>
    words ? [heading(title, 3), text(words)] : [];
  const sentence = ({ type, text: words }: (typeof decisions)[number]) =>
    text(`The school district ${type === "proposes" ? "proposes" : "refuses"} to ${words}`);
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 70,
      heading: "plain",
      boxes: "brackets",
      footer: (page) => ["", String(page), ""],
    },
    blocks: [
      text(data.district.toUpperCase(), { bold: true, align: "center" }),
      text("NOTICE OF PROPOSED OR REFUSED ACTION", { align: "center" }),
      text(day(dates.document)),
      text(`To the parent(s) of ${child.name}: ${child.parents}`),
      heading("What we have decided", 3),
      ...decisions.map(sentence),
      heading("Why", 3),
      ...reasons.map((words) => text(words)),
      ...section("What we looked at", parts["data-used"]),
      ...section("Other choices we talked about", parts["other-options"]),
      ...section("Anything else that mattered", parts["other-factors"]),
      ...section("Your protections under the law", parts.safeguards),
      ...section("Where to get help", parts["sources-of-help"]),
      text(from),
      text(fromTitle),
    ],
  };
};
