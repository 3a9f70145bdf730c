import { type Block, checks, fields, gap, heading, rule, table, text } from "../blocks.ts";
import { days, first } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A grid per goal: the goal across the top, a row for each marking period, the legend first. */
export const progressGrid: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const day = days("09/04/25");
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 48,
      heading: "band",
      boxes: "squares",
      footer: (page, pages) => [child.name, `Printed ${day(dates.document)}`, `${page}/${pages}`],
    },
    blocks: [
      heading("Report of Student Progress Toward Annual IEP Goals", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["Grade", child.grade],
          ["Report date", day(dates.document)],
        ],
        [
          ["School", data.school],
          ["Reported by", `${progress.from}, ${progress.fromTitle}`],
        ],
      ),
      text(`Codes: ${progress.legend.join("; ")}`, { small: true }),
      ...progress.goals.flatMap(({ area, goal, earlier, status, comment }, index): Block[] => [
        table(
          ["Period", "Code", "Comment"],
          [
            [`Goal ${index + 1} - ${area}: ${goal}`],
            ...earlier.map((code, at) => [`MP ${at + 1}`, code, ""]),
            [progress.quarter, status, comment],
          ],
          [1, 0.8, 5],
        ),
      ]),
    ],
  };
};

/** A therapist's or teacher's typed note: goals numbered in one list, the report on each in the next. */
export const progressNote: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  return {
    theme: { font: "Times", size: 11.5, margin: 68, noBold: true, heading: "underline", boxes: "brackets" },
    blocks: [
      text(data.school, { align: "right" }),
      text(days("Thu., Sep. 4, 2025")(dates.document), { align: "right" }),
      heading(`Progress report for ${child.name} (${progress.quarter})`),
      ...progress.goals.flatMap(({ area, goal, status, comment }): Block[] => [
        text(area.toUpperCase()),
        text("Annual goal:"),
        text(goal, { indent: 16 }),
        text(`Rating of progress: ${status}`),
        ...(comment ? [text(`Comments: ${comment}`)] : []),
        rule,
      ]),
      ...progress.legend.map((words) => text(words, { small: true })),
      gap(),
      text(
        `Please call or write if you have questions about how ${first(child.name)} is doing.\n${progress.from}\n${progress.fromTitle}`,
      ),
    ],
  };
};

/** A block per goal in which the rating is one of several checked boxes; the report on the last period only. */
export const progressChecks: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 52,
      heading: "bar",
      boxes: "squares",
      footer: (page, pages) => [`${child.name}`, data.school, `${page} of ${pages}`],
    },
    blocks: [
      heading("IEP Progress Update", 1),
      fields("below", [
        ["Student", child.name],
        ["Date of report", days("9/4/2025")(dates.document)],
        ["Reporting period", progress.quarter],
      ]),
      ...progress.goals.flatMap(({ area, goal, status, comment }, index): Block[] => [
        heading(`${index + 1}. ${area}`),
        text(goal),
        checks(
          progress.legend.map((option) => [option, option === status]),
          2,
        ),
        fields("above", [["Comments", comment]]),
      ]),
      fields("below", [
        ["Completed by", progress.from],
        ["Position", progress.fromTitle],
      ]),
    ],
  };
};

/** A year's grid: a column for each date of report, rating and comment together in its cell, later columns empty. */
export const progressYear: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const most = Math.max(...progress.goals.map(({ earlier }) => earlier.length));
  const columns = ["1st Qtr", "2nd Qtr", "3rd Qtr", "4th Qtr"];
  return {
    theme: { font: "Times", size: 10, margin: 44, landscape: true, heading: "underline", boxes: "brackets" },
    blocks: [
      heading("Annual Goal Progress", 1),
      text(`Student: ${child.name}   Teacher: ${progress.from}   Date: ${days("9-4-25")(dates.document)}`),
      text(`Report for the ${progress.quarter}`),
      table(
        ["Goal", ...columns],
        progress.goals.map(({ area, goal, earlier, status, comment }, index) => [
          `${index + 1}. ${area}\n${goal}`,
          ...columns.map((_, column) =>
            column < most ? (earlier[column] ?? "") : column === most ? `${status} ${comment}` : "",
          ),
        ]),
        [3.4, ...columns.map((_, column) => (column === most ? 3 : 1))],
      ),
      text(progress.legend.join("     ")),
    ],
  };
};
