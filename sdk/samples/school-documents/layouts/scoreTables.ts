import { type Block, fields, gap, heading, openTable, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import type { SampleData } from "../sampleSchema.ts";
import { type Layout, part } from "./Layout.ts";

type Test = NonNullable<SampleData["evaluation"]>["tests"][number];

/** A psychologist's report with ranges around each score: "91 (85-97)", and the percentile in front of it. */
export const confidenceReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("September 4 2025");
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 58,
      heading: "bar",
      boxes: "brackets",
      footer: (page, pages) => [`${child.name} - confidential`, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Multidisciplinary Evaluation Report", 1),
      fields(
        "above",
        [
          ["Student", child.name],
          ["Birth date", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["School", data.school],
          ["Report date", day(dates.document)],
          ["Evaluator", `${evaluation.examiner}, ${evaluation.examinerTitle}`],
        ],
      ),
      heading("Referral Question"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title), text(words)]),
      ...evaluation.tests.flatMap((one): Block[] => [
        heading(`${one.title} (${one.name})`),
        table(
          ["Scale", "Percentile", `${one.otherName || "Standard score"} (95% range)`, "Classification"],
          one.scores.map(({ scale, standard, other, percentile, range }) => [
            scale,
            percentile === null ? "-" : String(percentile),
            standard === null ? String(other ?? "-") : `${standard} (${standard - 6}-${standard + 6})`,
            range,
          ]),
          [2.6, 1, 1.8, 1.6],
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading("Integrated Summary"),
      text(evaluation.summary),
      ...(evaluation.eligibility
        ? [
            heading("Determination"),
            text([evaluation.eligibilityIntro, evaluation.eligibility].filter(Boolean).join(" ")),
          ]
        : []),
      ...evaluation.recommendations.map((words, index) => text(`${index + 1}) ${words}`)),
    ],
  };
};

/** A typed report without lines: scores in columns of white space, as an appendix at the end. */
export const appendixReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("9/4/25");
  const scoresOf = ({ name, title, scores, otherName }: Test): Block[] => [
    text(`${title} - ${name}`),
    openTable(
      ["", otherName || "Std Score", "%ile"],
      scores.map(({ scale, standard, other, percentile }) => [
        scale,
        String(standard ?? other ?? "NA"),
        String(percentile ?? "NA"),
      ]),
      [3, 1, 1],
    ),
  ];
  return {
    theme: { font: "Courier", size: 10, margin: 62, noBold: true, heading: "caps", boxes: "brackets" },
    blocks: [
      text(data.district),
      text(`${evaluation.examinerTitle} evaluation`),
      rule,
      text(`Name: ${child.name}\nDOB: ${day(child.born)}\nDate of report: ${day(dates.document)}`),
      text(`Evaluated by: ${evaluation.examiner}`),
      heading("Reason for evaluation"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title), text(words)]),
      heading("Discussion of results"),
      ...evaluation.tests.filter((one) => one.text).map((one) => text(one.text)),
      text(evaluation.summary),
      ...(evaluation.eligibility ? [heading("Eligibility"), text(evaluation.eligibility)] : []),
      ...(evaluation.recommendations.length > 0
        ? [heading("Suggestions"), ...evaluation.recommendations.map((words) => text(`- ${words}`))]
        : []),
      gap(),
      heading("Appendix: scores"),
      ...evaluation.tests.flatMap(scoresOf),
    ],
  };
};

/** A report with all scores in one table, each test as a row across it, and the percentile before the standard score. */
export const groupedScores: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("9-4-25");
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 60,
      heading: "band",
      boxes: "brackets",
      header: (page) => [`${child.name} (born ${day(child.born)})`, "", `page ${page}`],
    },
    blocks: [
      heading("EDUCATIONAL ASSESSMENT", 1),
      fields(
        "inline",
        [
          ["Date of report", day(dates.document)],
          ["Grade", child.grade],
        ],
        [["Assessor", `${evaluation.examiner}, ${evaluation.examinerTitle}`]],
      ),
      heading("Purpose"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title), text(words)]),
      heading("Summary of scores"),
      table(
        ["Measure", "Percentile", "Standard score", "Description"],
        evaluation.tests.flatMap(({ title, name, scores }) => [
          [`${title} (${name})`],
          ...scores.map(({ scale, standard, other, percentile, range }) => [
            scale,
            String(percentile ?? ""),
            standard === null ? (other === null ? "" : `${other}*`) : String(standard),
            range,
          ]),
        ]),
        [3, 1, 1.2, 1.6],
      ),
      text("* A scaled score: average is 10.", { small: true }),
      ...evaluation.tests.filter((one) => one.text).map((one) => text(one.text)),
      heading("Conclusions"),
      text(evaluation.summary),
      ...(evaluation.eligibility ? [text(evaluation.eligibility)] : []),
      ...evaluation.recommendations.map((words) => text(`> ${words}`)),
    ],
  };
};
