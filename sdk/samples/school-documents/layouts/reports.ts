import { type Block, fields, heading, list, pageBreak, table, text } from "../blocks.ts";
import { days, lastFirst } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A school psychologist's report: narrative with a table of scores per test. */
export const psychologicalReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("9/4/2025");
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 66,
      heading: "caps",
      boxes: "brackets",
      header: () => ["CONFIDENTIAL", "", child.name],
      footer: (page, pages) => ["", `Page ${page} of ${pages}`, ""],
    },
    blocks: [
      text(data.district, { align: "center" }),
      heading("Psychoeducational Evaluation Report", 1),
      fields(
        "inline",
        [
          ["Name", child.name],
          ["Date of Birth", day(child.born)],
        ],
        [
          ["School", data.school],
          ["Grade", child.grade],
        ],
        [
          ["Date of Report", day(dates.document)],
          ["Examiner", evaluation.examiner],
        ],
      ),
      heading("Reason for Referral"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title), text(words)]),
      heading("Assessment Results"),
      ...evaluation.tests.flatMap((one): Block[] => [
        text(`${one.title} (${one.name})`, { bold: true }),
        table(
          one.otherName
            ? ["Scale", one.otherName, "Percentile", "Descriptor"]
            : ["Index/Composite", "Standard Score", "Percentile Rank", "Descriptor"],
          one.scores.map(({ scale, standard, other, percentile, range }) => [
            scale,
            String(standard ?? other ?? "--"),
            String(percentile ?? "--"),
            range,
          ]),
          [3, 1.3, 1.3, 1.6],
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading("Summary and Impressions"),
      text(evaluation.summary),
      ...(evaluation.eligibility
        ? [
            heading("Eligibility"),
            text([evaluation.eligibilityIntro, evaluation.eligibility].filter(Boolean).join(" ")),
          ]
        : []),
      ...(evaluation.recommendations.length > 0
        ? [heading("Recommendations"), list(evaluation.recommendations, "-")]
        : []),
      text(`${evaluation.examiner}, ${evaluation.examinerTitle}`),
    ],
  };
};

/** A team's report on a form (as Ohio's ETR): one part per evaluator, one table of all scores, the decision on its own page. */
export const teamReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 45,
      heading: "band",
      boxes: "brackets",
      header: () => [`Child's Name: ${lastFirst(child.name)}`, "", `ID Number: ${child.id}`],
      footer: (page, pages) => ["Evaluation Team Report", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Evaluation Team Report", 1),
      fields(
        "boxed",
        [
          ["Child's name", child.name],
          ["Date of birth", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["Date of report", day(dates.document)],
          ["Date of meeting", day(dates.meeting)],
          ["District", data.district],
        ],
      ),
      heading("Reason(s) for Evaluation"),
      text(evaluation.reason),
      heading("Part 1: Individual Evaluator's Assessment"),
      fields("boxed", [
        ["Evaluator name", evaluation.examiner],
        ["Position", evaluation.examinerTitle],
      ]),
      ...evaluation.history.flatMap(({ title, text: words }) => [
        text(title.toUpperCase(), { bold: true }),
        text(words),
      ]),
      text("SUMMARY OF ASSESSMENT RESULTS", { bold: true }),
      table(
        ["Assessment", "Area", "SS", "%ile", "Range"],
        evaluation.tests.flatMap(({ name, scores }) =>
          scores.map(({ scale, standard, other, percentile, range }) => [
            name,
            scale,
            standard === null ? (other === null ? "" : `(${other})`) : String(standard),
            percentile === null ? "" : String(percentile),
            range,
          ]),
        ),
        [1.4, 3, 0.8, 0.8, 1.4],
      ),
      ...evaluation.tests.filter((one) => one.text).map((one) => text(`${one.title}: ${one.text}`)),
      pageBreak,
      heading("Part 2: Team Summary"),
      text(evaluation.summary),
      text("IMPLICATIONS FOR INSTRUCTION AND PROGRESS MONITORING", { bold: true }),
      list(evaluation.recommendations),
      heading("Part 4: Eligibility"),
      text(evaluation.eligibility ?? ""),
    ],
  };
};

/** Goals in one table, a column for each marking period. */
export const progressTable: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  const most = Math.max(...progress.goals.map(({ earlier }) => earlier.length));
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 40,
      landscape: true,
      heading: "band",
      boxes: "brackets",
      footer: (page, pages) => [child.name, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("IEP Progress Report", 1),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["Report date", days("9/4/2025")(dates.document)],
          ["Reporting period", progress.quarter],
        ],
        [
          ["School", data.school],
          ["Grade", child.grade],
          ["Case manager", progress.from],
        ],
      ),
      table(
        [
          "Annual goal",
          ...Array.from({ length: most }, (_, index) => `Q${index + 1}`),
          "This period",
          "Comments",
        ],
        progress.goals.map(({ goal, earlier, status, comment }) => [
          goal,
          ...Array.from({ length: most }, (_, index) => earlier[index] ?? ""),
          status,
          comment,
        ]),
        [4, ...Array.from({ length: most }, () => 0.7), 1.3, 3.5],
      ),
      ...(progress.legend.length > 0 ? [text("Key", { bold: true }), list(progress.legend)] : []),
    ],
  };
};

/** One block per goal with its status in words. */
export const progressBlocks: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 60,
      heading: "underline",
      boxes: "brackets",
      header: (page) => [`Progress Report - ${child.name}`, "", `p. ${page}`],
    },
    blocks: [
      heading("Report of Progress on Annual Goals", 1),
      text(`${data.school}, ${data.district}`, { align: "center" }),
      fields("inline", [
        ["Date", days("September 4, 2025")(dates.document)],
        ["Period", progress.quarter],
      ]),
      ...progress.goals.flatMap(({ area, goal, status, comment }, index): Block[] => [
        heading(`Goal ${index + 1}: ${area}`),
        text(goal),
        fields("inline", [["Progress", status]]),
        ...(comment ? [text(comment)] : []),
      ]),
      text(`Prepared by ${progress.from}, ${progress.fromTitle}`),
    ],
  };
};
