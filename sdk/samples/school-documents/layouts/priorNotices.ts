import { type Block, checks, fields, gap, heading, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A notice with a row for each action, its reason beside it, as IEP systems print the results of a meeting. */
export const noticeOfActions: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const rows: [string, string | undefined][] = [
    ["Evaluation procedures, assessments, records and reports used", parts["data-used"]],
    ["Other options considered and why they were rejected", parts["other-options"]],
    ["Other relevant factors", parts["other-factors"]],
    ["Procedural safeguards", parts.safeguards],
    ["Resources to help you understand this notice", parts["sources-of-help"]],
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 42,
      landscape: true,
      heading: "caps",
      boxes: "dingbats",
      header: (page, pages) => [data.district, "", `PWN ${page} of ${pages}`],
    },
    blocks: [
      heading("Prior Written Notice of Proposed or Refused Action", 1),
      table(null, [
        ["Student", child.name, "DOB", day(child.born), "Grade", child.grade],
        ["School", data.school, "Notice date", day(dates.document), "Meeting date", day(dates.meeting)],
      ]),
      text(`${child.parents}: the following actions were proposed or refused for your child.`),
      table(
        ["Status", "Action", "Reason"],
        decisions.map(({ type, text: words }, index) => [
          type === "proposes" ? "PROPOSED" : "REFUSED",
          words,
          reasons[index] ?? "",
        ]),
        [1, 3, 4],
      ),
      table(
        null,
        rows.flatMap(([label, words]) => (words ? [[label, words]] : [])),
        [1.4, 4],
      ),
      text(`Contact: ${from}, ${fromTitle}`),
    ],
  };
};

/** A state's model form: boxes for what is proposed, then the questions of the rule, numbered, with plain answers. */
export const numberedNotice: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const has = (type: string) => decisions.some((decision) => decision.type === type);
  const questions: [string, string[]][] = [
    ["A description of the action proposed or refused by the agency:", decisions.map((one) => one.text)],
    ["An explanation of why the agency proposes or refuses to take the action:", reasons],
    [
      "A description of any other options considered, and the reasons why those options were rejected:",
      one(parts["other-options"]),
    ],
    [
      "A description of each evaluation procedure, test, record, or report used as a basis for the action:",
      one(parts["data-used"]),
    ],
    ["A description of any other factors that are relevant:", one(parts["other-factors"])],
    ["Protection under the procedural safeguards:", one(parts.safeguards)],
    ["Sources to contact for assistance:", one(parts["sources-of-help"])],
  ];
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 64,
      heading: "plain",
      boxes: "parentheses",
      justified: true,
      footer: (page, pages) => ["Original: parent    Copy: confidential folder", "", `${page} of ${pages}`],
    },
    blocks: [
      text(data.district, { align: "center", bold: true }),
      heading("NOTICE OF INTENT REGARDING SPECIAL EDUCATION SERVICES", 1),
      fields(
        "inline",
        [
          ["Child", child.name],
          ["Date given", day(dates.document)],
        ],
        [["Parent", child.parents]],
      ),
      text("This is to notify you that the agency:"),
      checks(
        [
          ["proposes to initiate or change", has("proposes")],
          ["refuses to initiate or change", has("refuses")],
        ],
        2,
      ),
      text(
        "the identification, evaluation, educational placement, or provision of a free appropriate public education to your child.",
      ),
      ...questions
        .filter(([, answers]) => answers.length > 0)
        .flatMap(([question, answers], index): Block[] => [
          text(`${index + 1}. ${question}`, { italic: true }),
          ...answers.map((words) => text(words, { indent: 16 })),
        ]),
      rule,
      text(`${from}     ${fromTitle}`),
      gap(),
      text("Parent signature (shows receipt only): ______________________     Date: ____________"),
    ],
  };
};

const one = (words: string | undefined) => (words ? [words] : []);
