import { type Block, fields, heading, list, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A page from an IEP system: each goal in a box over a table with a row per marking period, the current one last. */
export const progressByPeriod: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 46,
      heading: "band",
      boxes: "brackets",
      header: () => [data.district, "", `${child.name}  ${child.id}`],
      footer: (page, pages) => [data.school, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Report of Student Progress", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["Grade", child.grade],
          ["Date of report", days("09/04/2025")(dates.document)],
        ],
        [
          ["Case manager", `${progress.from}, ${progress.fromTitle}`],
          ["Current period", progress.quarter],
        ],
      ),
      ...progress.goals.flatMap(({ area, goal, earlier, status, comment }, index): Block[] => [
        fields("boxed", [[`Goal ${index + 1}${area ? `: ${area}` : ""}`, goal]]),
        table(
          ["Period", "Progress", "Comment"],
          [
            ...earlier.map((code, number) => [`Period ${number + 1}`, code, ""]),
            [progress.quarter, status, comment],
          ],
          [1, 1.3, 4],
        ),
      ]),
      ...(progress.legend.length > 0 ? [heading("Progress codes", 3), list(progress.legend, "")] : []),
    ],
  };
};

/** A teacher's report in Word: the goal in italics, then what happened, nothing in a table. */
export const teacherReport: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  return {
    theme: { font: "Times", size: 12, margin: 66, heading: "underline", boxes: "brackets" },
    blocks: [
      heading("IEP Goal Progress", 1),
      text(`${child.name}     ${data.school}, grade ${child.grade}`),
      text(`${progress.quarter}     Date: ${days("9/4/25")(dates.document)}`),
      rule,
      ...progress.goals.flatMap(({ area, goal, status, comment }): Block[] => [
        text(area, { bold: true }),
        text(`Annual goal: ${goal}`, { italic: true }),
        text(`Progress toward goal: ${status}`),
        ...(comment ? [text(`Comments: ${comment}`)] : []),
        rule,
      ]),
      text(`${progress.from}, ${progress.fromTitle}`),
    ],
  };
};
