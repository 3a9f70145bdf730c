import { type Block, checks, columns, fields, heading, list, rule, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { type Layout, part } from "../Layout.ts";

/** A notice in two columns under "We will" and "We will not", then boxes with the parts of the rule as short headings. */
export const willAndWillNot: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("Sept. 4, 2025");
  const of = (type: "proposes" | "refuses") => {
    const actions = decisions.filter((one) => one.type === type).map((one) => one.text);
    return actions.length > 0 ? list(actions) : text("Nothing at this time.");
  };
  const box = (label: string, words: string | undefined): Block[] =>
    words ? [fields("boxed", [[label, words]])] : [];
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 48,
      heading: "band",
      boxes: "brackets",
      footer: (page, pages) => [`${child.name}, ${child.id}`, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Decision Notice to Families (Prior Written Notice)", 1),
      text(
        `To ${child.parents}   |   About ${child.name}, grade ${child.grade}, ${data.school}   |   Given on ${day(dates.document)}`,
      ),
      columns([heading("We will", 2), of("proposes")], [heading("We will not", 2), of("refuses")]),
      heading("Because"),
      list(reasons, "-"),
      ...box("We relied on these evaluations and records", parts["data-used"]),
      ...box("We also thought about, and turned down", parts["other-options"]),
      ...box("What else mattered", parts["other-factors"]),
      ...box("Your legal protections", parts.safeguards),
      ...box("People who can explain this to you", parts["sources-of-help"]),
      text(`Sent by ${from} (${fromTitle})`),
    ],
  };
};

/** A notice that also asks for consent: the parts are lettered rows of a table, the parent's answer is below. */
export const noticeAndConsent: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("09/04/25");
  const rows: [string, string | undefined][] = [
    ["Basis: data reviewed", parts["data-used"]],
    ["Alternatives discussed and not accepted, with cause", parts["other-options"]],
    ["Additional relevant factors", parts["other-factors"]],
    ["Safeguards", parts.safeguards],
    ["Assistance for parents", parts["sources-of-help"]],
  ];
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 50,
      heading: "caps",
      boxes: "squares",
      header: () => [data.district, "", "Form 5-B"],
    },
    blocks: [
      heading("Notice of Agency Action and Request for Consent", 1),
      fields(
        "boxed",
        [
          ["Learner", child.name],
          ["Site", data.school],
        ],
        [
          ["Conference held", day(dates.meeting)],
          ["Notice issued", day(dates.document)],
        ],
      ),
      table(
        ["Item", "Agency action", "Rationale"],
        decisions.map(({ type, text: words }, index) => [
          `${String.fromCharCode(65 + index)} - agency ${type === "proposes" ? "will act" : "declines to act"}`,
          words,
          reasons[index] ?? "",
        ]),
        [1.2, 3, 3],
      ),
      ...rows.flatMap(([label, words]): Block[] =>
        words ? [text(`${label}:`, { bold: true }), text(words)] : [],
      ),
      rule,
      text("Parent response (return within ten days)", { bold: true }),
      checks(
        [
          ['I consent to the items marked "will act".', false],
          ["I do not consent.", false],
        ],
        1,
      ),
      fields("below", [
        ["Parent", ""],
        ["Date", ""],
      ]),
      text(`Agency representative: ${from}, ${fromTitle}`),
    ],
  };
};
