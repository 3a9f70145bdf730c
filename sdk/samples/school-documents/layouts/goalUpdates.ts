import { type Block, fields, heading, list, openTable, rule, table, text } from "../blocks.ts";
import { days, first } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A card for each goal: labels at the left, the ratings of all periods in one line. */
export const progressCards: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 50,
      heading: "band",
      boxes: "brackets",
      footer: (page, pages) => [`${child.name}, ${data.school}`, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Goal-by-goal progress update", 1),
      text(
        `Prepared ${days("Sep 4, 2025")(dates.document)} for ${child.parents} by ${progress.from}, ${progress.fromTitle}. Covers ${progress.quarter}.`,
      ),
      ...progress.goals.map(
        ({ area, goal, earlier, status, comment }, index): Block =>
          table(
            null,
            [
              [`Goal ${index + 1}`, goal],
              ...(area ? [["Skill", area]] : []),
              ...earlier.map((rating, at) => [`Rating ${at + 1}`, rating]),
              [`Rating ${earlier.length + 1} (now)`, status],
              ...(comment ? [["What we see", comment]] : []),
            ],
            [1, 4],
          ),
      ),
      text("Ratings used", { bold: true }),
      list(progress.legend, "-"),
    ],
  };
};

/** A teacher's letter with the goals in one numbered list, and how each is going in the next. */
export const numberedNote: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const name = first(child.name);
  return {
    theme: { font: "Times", size: 12, margin: 72, heading: "plain", boxes: "brackets" },
    blocks: [
      text(days("09-04-2025")(dates.document), { align: "right" }),
      text(`Hello ${child.parents},`),
      text(`Here is the IEP progress report for the ${progress.quarter}. These are ${name}'s goals:`),
      ...progress.goals.map(({ goal }, index) => text(`${index + 1}. ${goal}`, { indent: 14 })),
      text("And this is how each of them is going:"),
      ...progress.goals.map(({ status, comment }, index) =>
        text(`${index + 1}. ${[status, comment].filter(Boolean).join(" ")}`, { indent: 14 }),
      ),
      text(`${name}'s next IEP meeting is in the spring. Please write if something here surprises you.`),
      text(`${progress.from}, ${progress.fromTitle}\n${data.school}, ${data.district}`),
    ],
  };
};

/** A table without lines whose first column is the code; the codes are explained in the footer. */
export const codeColumns: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 56,
      heading: "underline",
      boxes: "brackets",
      footer: () => [progress.legend.join("; "), "", ""],
    },
    blocks: [
      heading(`${child.name}: report on IEP goals`, 2),
      text(
        `${progress.quarter}. Issued ${days("9.4.2025")(dates.document)}. ${progress.from}, ${progress.fromTitle}`,
      ),
      openTable(
        ["Code", "Goal", "Evidence"],
        progress.goals.map(({ goal, status, comment }) => [status, goal, comment]),
        [0.6, 3, 2.4],
      ),
      rule,
      text("Sign and return: ______________________", { small: true }),
    ],
  };
};

/** A family portal's page of goals, printed from the browser: one card for each, with its latest rating. */
export const portalGoals: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const day = days("Sep 4, 2025")(dates.document);
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 44,
      heading: "plain",
      boxes: "brackets",
      header: () => [days("9/4/25")(dates.document), "", "FamilyView - Special Programs"],
      footer: (page, pages) => ["https://familyview.schools.example/sped/goals", "", `${page}/${pages}`],
    },
    blocks: [
      text("Home > Special Programs > Goal progress", { small: true }),
      heading(`${child.name}: goals and progress`, 2),
      text(`${data.school}  |  Grade ${child.grade}  |  Showing: ${progress.quarter}`),
      rule,
      ...progress.goals.flatMap(({ area, goal, earlier, status, comment }, index): Block[] => [
        text(`${area || `Goal ${index + 1}`}`, { bold: true }),
        text(goal),
        fields("above", [
          ["Latest rating", status],
          ["Previous", earlier.at(-1) ?? "none"],
          ["Posted", day],
        ]),
        ...(comment ? [fields("above", [["Note from staff", comment]])] : []),
        text(`${progress.from}  |  Reply  |  Show history`, { small: true }),
        rule,
      ]),
      text("What do the ratings mean?", { small: true }),
      list(progress.legend),
      text("Lunch balance $14.20   Attendance 2 alerts   Bus 12 on time", { small: true }),
    ],
  };
};
