import { type Block, fields, heading, list, openTable, rule, table, text } from "../blocks.ts";
import { days, lastFirst } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A grid with a line for each action and an X under "Proposed" or "Refused"; the explanations are numbered below it. */
export const actionLines: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("9/4/25");
  const rest: [string, string | undefined][] = [
    ["Options rejected", parts["other-options"]],
    ["Sources of information", parts["data-used"]],
    ["Other relevant factors", parts["other-factors"]],
    ["Procedural safeguards", parts.safeguards],
    ["Assistance", parts["sources-of-help"]],
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 44,
      heading: "underline",
      boxes: "dingbats",
      header: () => [`${data.district} Special Education`, "", "SE-PWN (rev 06/25)"],
      footer: (page, pages) => [lastFirst(child.name), `Page ${page}/${pages}`, `ID# ${child.id}`],
    },
    blocks: [
      heading("Prior Written Notice of District Action", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["Birthdate", day(child.born)],
          ["Gr.", child.grade],
          ["School", data.school],
        ],
        [
          ["Parent(s)", child.parents],
          ["Meeting held", day(dates.meeting)],
          ["Notice date", day(dates.document)],
        ],
      ),
      heading("Section A. Actions"),
      table(
        ["#", "Action", "Proposed", "Refused"],
        decisions.map(({ type, text: words }, index) => [
          String(index + 1),
          words,
          type === "proposes" ? "X" : "",
          type === "refuses" ? "X" : "",
        ]),
        [0.4, 5.6, 0.9, 0.9],
      ),
      heading("Section B. Explanation for each action"),
      list(
        reasons.map((words) => words),
        "-",
      ),
      ...rest.flatMap(([label, words], index): Block[] =>
        words ? [heading(`Section ${"CDEFG".charAt(index)}. ${label}`), text(words)] : [],
      ),
      rule,
      text(
        "Implementation: the actions marked Proposed will begin ten school days after you receive this notice unless you and the district agree to another date.",
        { small: true },
      ),
      text(`Prepared by: ${from}, ${fromTitle}`),
    ],
  };
};

/** Minutes of a meeting that serve as the notice: who came, what was said, then the decisions. */
export const noticeMinutes: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  return {
    theme: { font: "Times", size: 11.5, margin: 64, heading: "caps", boxes: "parentheses" },
    blocks: [
      text(data.school, { align: "center" }),
      heading("Meeting minutes and prior written notice", 1),
      openTable(
        null,
        [
          ["Student:", child.name, "Grade:", child.grade],
          ["Date of meeting:", day(dates.meeting), "Sent to parent:", day(dates.document)],
          ["Purpose:", subject, "Recorder:", from],
        ],
        [1.1, 2.3, 1, 1.6],
      ),
      rule,
      ...body.map((one): Block => {
        if (typeof one === "string") return text(one);
        if ("heading" in one) return heading(one.heading, 2);
        const pieces = "pieces" in one ? one.pieces : one.items;
        const words = pieces.map((piece) =>
          typeof piece === "string" ? piece : (Object.values(piece)[0] ?? ""),
        );
        return "pieces" in one ? text(words.join(" ")) : list(words, "*");
      }),
      rule,
      text(`Respectfully submitted,\n${from}, ${fromTitle}`),
    ],
  };
};
