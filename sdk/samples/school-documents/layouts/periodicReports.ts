import { type Block, fields, heading, pageBreak, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** After the progress report form of Massachusetts: a sheet for each goal, what the plan says, then one answer to two questions. */
export const goalQuestions: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const day = days("September 4, 2025")(dates.document);
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 58,
      heading: "band",
      boxes: "brackets",
      footer: (page, pages) => [data.district, "", `${page} of ${pages}`],
    },
    blocks: progress.goals.flatMap(({ area, goal, earlier, status, comment }, index): Block[] => [
      ...(index > 0 ? [pageBreak] : []),
      heading(`${data.school}: Progress Report on IEP`, 1),
      table(
        null,
        [
          ["Student", child.name, "Progress report date", day],
          ["Period", progress.quarter, "Report number", String(earlier.length + 1)],
        ],
        [0.8, 2, 1.4, 1.4],
      ),
      heading("Information from the current IEP"),
      fields("inline", [
        ["Goal #", String(index + 1)],
        ["Specific goal focus", area],
      ]),
      text(
        "Measurable annual goal: What challenging, yet attainable, goal can we expect the student to meet?",
        {
          small: true,
        },
      ),
      text(goal),
      heading("Progress report information"),
      text(
        "What is the student's progress toward the annual goal? Is the progress sufficient to enable the student to achieve it by the end of the IEP period?",
        { small: true },
      ),
      text([status, comment].filter(Boolean).join(" ")),
      text(`Completed by: ${progress.from}, ${progress.fromTitle}`, { italic: true }),
    ]),
  };
};

/** After the goal page of a Californian plan area: a box for each of the year's reports, of which later ones are empty, and a key of codes. */
export const periodicBoxes: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const reports = ["Progress Report 1", "Progress Report 2", "Progress Report 3", "Annual Review"];
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 42,
      heading: "underline",
      boxes: "brackets",
      header: () => [`Student: ${child.name}`, "Periodic Report on Progress", data.district],
      footer: (page, pages) => ["", `Page ${page} of ${pages}`, ""],
    },
    blocks: [
      heading("Annual Goals: Periodic Report on Progress", 1),
      fields("inline", [
        ["Date sent to parents", days("9/4/25")(dates.document)],
        ["Reported by", `${progress.from}, ${progress.fromTitle}`],
        ["Reporting period", progress.quarter],
      ]),
      ...progress.goals.flatMap(({ area, goal, earlier, status, comment }, index): Block[] => [
        heading(`Goal ${index + 1}`),
        fields("boxed", [
          ["Area of Need", area],
          ["Grade", child.grade],
        ]),
        fields("boxed", [["Measurable Annual Goal", goal]]),
        ...reports.map((report, at) =>
          fields("boxed", [
            [`${report} - Progress Code`, [...earlier, status][at] ?? ""],
            ["Comment", at === earlier.length ? comment : ""],
          ]),
        ),
      ]),
      text("Progress Codes", { bold: true }),
      ...progress.legend.map((words) => text(words, { small: true })),
    ],
  };
};
