import { type Block, checks, fields, heading, openTable, pageBreak, rule, table, text } from "../blocks.ts";
import { days, first, lastFirst } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A year's grid of codes for all goals, with the comments of this quarter in a list of their own under it. */
export const quarterCodes: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const quarters = ["Q1", "Q2", "Q3", "Q4"];
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 46,
      heading: "band",
      boxes: "brackets",
      header: () => [data.district, "", "IEP Progress Report"],
      footer: (page, pages) => [lastFirst(child.name), "", `${page} of ${pages}`],
    },
    blocks: [
      openTable(null, [
        ["Student:", child.name, "Grade:", child.grade],
        ["School:", data.school, "Reporting period:", progress.quarter],
        ["Case manager:", progress.from, "Date issued:", days("9/4/2025")(dates.document)],
      ]),
      heading("Progress toward annual goals"),
      table(
        ["No.", "Measurable annual goal", ...quarters],
        progress.goals.map(({ goal, earlier, status }, index) => [
          String(index + 1),
          goal,
          ...quarters.map((_, quarter) => [...earlier, status][quarter] ?? ""),
        ]),
        [0.5, 5.5, 0.7, 0.7, 0.7, 0.7],
      ),
      text(`Legend: ${progress.legend.join(" | ")}`, { small: true }),
      heading(`Teacher comments for ${progress.quarter}`),
      ...progress.goals.flatMap(({ area, comment }, index) =>
        comment ? [text(`Goal ${index + 1}${area ? ` (${area})` : ""}: ${comment}`)] : [],
      ),
      rule,
      text(
        "Parents are told of progress as often as parents of students without disabilities. If you have a concern you may ask for an IEP meeting at any time.",
        { small: true },
      ),
    ],
  };
};

/** A page for each goal: boxes for the rating, a log of the earlier reports, and a narrative. */
export const goalSheets: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const day = days("09/04/25");
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 60,
      heading: "underline",
      boxes: "blanks",
      footer: (page, pages) => [child.name, `Issued ${day(dates.document)}`, `Sheet ${page} of ${pages}`],
    },
    blocks: progress.goals.flatMap(({ area, goal, earlier, status, comment }, index): Block[] => [
      ...(index > 0 ? [pageBreak] : []),
      heading(`Goal Progress Sheet ${index + 1}`, 1),
      fields("inline", [
        ["Student", child.name],
        ["School", data.school],
      ]),
      fields("inline", [
        ["Report date", day(dates.document)],
        ["Period", progress.quarter],
      ]),
      fields("above", [["Area of need", area]]),
      fields("above", [["Annual goal", goal]]),
      heading("Progress this period"),
      checks(
        progress.legend.map((option) => [option, option === status]),
        1,
      ),
      ...(comment ? [heading("Explanation"), text(comment)] : []),
      ...(earlier.length > 0
        ? [
            heading("Earlier reports"),
            table(
              ["Period", "Rating"],
              earlier.map((rating, at) => [`Period ${at + 1}`, rating]),
            ),
          ]
        : []),
      text(`Reported by ${progress.from}, ${progress.fromTitle}`, { italic: true }),
    ]),
  };
};

/** A teacher's letter that goes through the goals in running text. */
export const progressNarrative: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const name = first(child.name);
  const leads = [
    `The first goal in ${name}'s IEP is this one.`,
    "The next goal reads as follows.",
    "There is another goal that we work on every day.",
    "Finally, the IEP has this goal.",
  ];
  return {
    theme: {
      font: "Times",
      size: 12,
      margin: 74,
      noBold: true,
      justified: true,
      heading: "plain",
      boxes: "brackets",
    },
    blocks: [
      text(`${data.school}\n${data.district}`, { align: "center" }),
      text(days("September 4, 2025")(dates.document), { align: "right" }),
      text(`Dear ${child.parents},`),
      text(
        `With report cards going home, I would like to tell you how ${name} is doing on the goals of the IEP (${progress.quarter}). Thank you for returning the reading logs so faithfully.`,
      ),
      ...progress.goals.flatMap(({ goal, status, comment }, index, { length }): Block[] => [
        text(`${index === length - 1 ? leads[3] : leads[index]} ${goal}`),
        text(`${status} ${comment}`.trim()),
      ]),
      text(
        "The next report will come at the end of the following marking period. You can always reach me through the school office.",
      ),
      text(`Warmly,\n\n${progress.from}\n${progress.fromTitle}`),
    ],
  };
};

/** A landscape table of three trimesters; rating and comment of each goal share the cell of the last one. */
export const trimesterTable: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const trimesters = ["Trimester 1", "Trimester 2", "Trimester 3"];
  const latest = Math.max(...progress.goals.map(({ earlier }) => earlier.length));
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 40,
      landscape: true,
      heading: "caps",
      boxes: "brackets",
      noBold: true,
      footer: (page) => [`${data.school}: ${child.name}`, "", String(page)],
    },
    blocks: [
      heading("Individualized education program: report to parents on progress", 1),
      text(
        `${child.name}    Grade ${child.grade}    ${days("Sept. 4, 2025")(dates.document)}    ${progress.quarter}`,
      ),
      text(progress.legend.join("   ")),
      table(
        ["Area", "Goal", ...trimesters],
        progress.goals.map(({ area, goal, earlier, status, comment }) => [
          area,
          goal,
          ...trimesters.map((_, at) =>
            at < latest
              ? (earlier[at] ?? "")
              : at === latest
                ? [status, comment].filter(Boolean).join("\n")
                : "",
          ),
        ]),
        [1, 3.2, ...trimesters.map((_, at) => (at === latest ? 3 : 0.9))],
      ),
      text(`${progress.from}, ${progress.fromTitle}. Please sign and return one copy: ____________________`),
    ],
  };
};
