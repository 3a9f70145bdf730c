import { type Block, fields, heading, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { type Layout, part } from "../Layout.ts";

/** A report with a column for each goal and a row for each thing that is told about it. */
export const goalColumns: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 40,
      landscape: true,
      heading: "band",
      boxes: "brackets",
      footer: () => [child.name, "", progress.legend.join("; ")],
    },
    blocks: [
      heading(`Progress at a glance: ${child.name}`, 1),
      text(
        `${data.school}. ${progress.quarter}. Sent home ${days("Sep 4, 2025")(dates.document)} by ${progress.from}, ${progress.fromTitle}.`,
      ),
      table(
        ["", ...progress.goals.map((_, index) => `Goal ${index + 1}`)],
        [
          ["What we work on", ...progress.goals.map(({ goal }) => goal)],
          ["Mark this time", ...progress.goals.map(({ status }) => status)],
          ["What we saw", ...progress.goals.map(({ comment }) => comment)],
        ],
        [1, ...progress.goals.map(() => 2.4)],
      ),
    ],
  };
};

/** A district's page per goal in small boxes: the measure last time and now, then how it goes and why. */
export const nowAndThen: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const day = days("09/04/25")(dates.document);
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 56,
      heading: "underline",
      boxes: "brackets",
      header: () => [child.name, "", day],
      footer: (page, pages) => [data.district, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("IEP Goal Update for Families", 1),
      text(`Reporting window: ${progress.quarter}     Issued: ${day}`),
      ...progress.goals.flatMap(({ area, goal, earlier, status, comment }, index): Block[] => [
        heading(`${area} (${index + 1} of ${progress.goals.length})`),
        fields("below", [["The goal in the IEP", goal]]),
        fields("below", [
          ["Last time", earlier.at(-1) ?? "first report"],
          ["This time", status],
        ]),
        fields("below", [["What the data show", comment]]),
      ]),
      text(`Questions? ${progress.from}, ${progress.fromTitle}, ${data.school}`),
    ],
  };
};
