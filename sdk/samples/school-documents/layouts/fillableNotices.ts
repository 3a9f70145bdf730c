import { type Block, checks, fields, heading, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A notice as one long table: what the regulation asks for at the left, in its own letters, the answer at the right. */
export const letteredNotice: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("Sep 4, 2025");
  const rest: [string, string | undefined][] = [
    ["evaluation procedures, assessments, records and reports the agency used", parts["data-used"]],
    ["statement of protection under the procedural safeguards", parts.safeguards],
    ["sources to contact for help in understanding this part", parts["sources-of-help"]],
    ["other options that were considered and why they were rejected", parts["other-options"]],
    ["other factors relevant to the proposal or refusal", parts["other-factors"]],
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 50,
      noBold: true,
      heading: "underline",
      boxes: "brackets",
      footer: (page, pages) => [`${child.name} ${child.id}`, "", `${page}/${pages}`],
    },
    blocks: [
      text(`${data.district}, ${data.school}`),
      heading("Prior Notice by the Public Agency", 1),
      text(
        `To ${child.parents}. Notice given ${day(dates.document)}.${dates.meeting ? ` Team met ${day(dates.meeting)}.` : ""} Student: ${child.name}, grade ${child.grade}.`,
      ),
      table(
        ["Required content", "For this student"],
        [
          ...decisions.map(({ type, text: words }) => [
            `(1) action ${type === "proposes" ? "proposed" : "refused"}`,
            words,
          ]),
          ...reasons.map((words) => ["(2) explanation of why", words]),
          ...rest
            .filter(([, words]) => words)
            .map(([label, words], index) => [`(${index + 3}) ${label}`, words ?? ""]),
        ],
        [1.2, 3.2],
      ),
      text(`Issued for the agency by ${from}, ${fromTitle}`),
    ],
  };
};

/** A notice that a coordinator types into a fillable form, a field for each action. */
export const typedFields: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const numbered = (label: string, type: "proposes" | "refuses"): Block[] => {
    const chosen = decisions.filter((one) => one.type === type);
    return chosen.length === 0
      ? []
      : [
          text(label, { italic: true }),
          ...chosen.map(({ text: words }, index) => fields("form", [[String(index + 1), words]])),
        ];
  };
  const rest: [string, string | undefined][] = [
    ["Other options considered and the reasons for rejecting them", parts["other-options"]],
    ["Each evaluation, assessment, record or report used as a basis", parts["data-used"]],
    ["Other factors relevant to the action", parts["other-factors"]],
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 52,
      heading: "band",
      boxes: "form",
      header: () => [data.district, "", "Prior Written Notice of Department Action"],
      footer: (page, pages) => ["", `${page} / ${pages}`, ""],
    },
    blocks: [
      fields("form", [
        ["Student", child.name],
        ["Date of notice", day(dates.document)],
      ]),
      fields("form", [
        ["School", data.school],
        ["Meeting date", day(dates.meeting)],
      ]),
      heading("1. Action"),
      checks(
        [
          ["Proposal", decisions.some((one) => one.type === "proposes")],
          ["Refusal", decisions.some((one) => one.type === "refuses")],
        ],
        2,
      ),
      ...numbered("The department proposes to:", "proposes"),
      ...numbered("The department refuses to:", "refuses"),
      heading("2. Explanation"),
      ...reasons.map((words, index) => fields("form", [[String(index + 1), words]])),
      heading("3. Other information"),
      ...rest.flatMap(([label, words]): Block[] =>
        words ? [text(label, { italic: true }), fields("form", [["Answer", words]])] : [],
      ),
      heading("4. Procedural safeguards"),
      text(parts.safeguards ?? ""),
      text(parts["sources-of-help"] ?? ""),
      rule,
      fields("form", [
        ["Name", from],
        ["Title", fromTitle],
      ]),
    ],
  };
};
