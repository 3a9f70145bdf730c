import { type Block, fields, heading, list, pageBreak, table, text } from "../blocks.ts";
import { days, first } from "../print.ts";
import { yesNo } from "./formParts.ts";
import { type Layout, part } from "./Layout.ts";

/** A multidisciplinary report: a section per area, all scores in one table at the end with confidence intervals. */
export const reportWithAppendix: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 68,
      heading: "plain",
      boxes: "brackets",
      justified: true,
      header: () => ["", "", `${child.name} - confidential`],
      footer: (page, pages) => [data.district, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("MULTIDISCIPLINARY EVALUATION REPORT", 1),
      fields(
        "inline",
        [["Student", child.name]],
        [["Date of birth", days("September 4, 2025")(child.born)]],
        [["School and grade", `${data.school}, grade ${child.grade}`]],
        [["Date of report", days("September 4, 2025")(dates.document)]],
        [["Evaluator", `${evaluation.examiner}, ${evaluation.examinerTitle}`]],
      ),
      heading("Referral question"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title), text(words)]),
      heading("Test findings"),
      ...evaluation.tests.flatMap((one) => (one.text ? [text(`${one.title}. ${one.text}`)] : [])),
      heading("Conclusions"),
      text(evaluation.summary),
      ...(evaluation.eligibility
        ? [text([evaluation.eligibilityIntro, evaluation.eligibility].filter(Boolean).join(" "))]
        : []),
      ...(evaluation.recommendations.length > 0
        ? [
            heading("Suggestions for the team"),
            ...evaluation.recommendations.map((words, index) =>
              text(`${index + 1}) ${words}`, { indent: 12 }),
            ),
          ]
        : []),
      pageBreak,
      heading("Appendix: test scores"),
      ...evaluation.tests.flatMap((one): Block[] => [
        text(`${one.name} (${one.title})`, { bold: true }),
        table(
          one.otherName
            ? ["Scale", one.otherName, "Percentile", "Classification"]
            : ["Scale", "Standard Score", "95% Interval", "Percentile", "Classification"],
          one.scores.map(({ scale, standard, other, percentile, range }) => [
            scale,
            String(standard ?? other ?? ""),
            ...(one.otherName ? [] : [standard === null ? "" : `${standard - 6}-${standard + 6}`]),
            percentile === null ? "-" : String(percentile),
            range,
          ]),
        ),
      ]),
      text(
        "Standard scores have a mean of 100 and a standard deviation of 15. Scores from 90 to 109 are average.",
        { small: true },
      ),
    ],
  };
};

/** A team's eligibility form: short findings by area, a table of scores, yes/no questions, the decision in a box. */
export const eligibilityRecord: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("9/4/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 46,
      heading: "band",
      boxes: "checkmarks",
      footer: (page, pages) => [`${child.name}  ${child.id}`, "", `Eligibility report ${page}/${pages}`],
    },
    blocks: [
      heading("Evaluation and Eligibility Determination Report", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["Birth date", day(child.born)],
          ["Grade", child.grade],
          ["School", data.school],
        ],
        [
          ["Report date", day(dates.document)],
          ["Eligibility meeting", day(dates.meeting)],
          ["Prepared by", `${evaluation.examiner}, ${evaluation.examinerTitle}`],
        ],
      ),
      heading("1. Reason for evaluation"),
      text(evaluation.reason),
      heading("2. Review of existing data"),
      ...evaluation.history.map(({ title, text: words }) => text(`${title}: ${words}`)),
      heading("3. Assessments"),
      table(
        ["Instrument", "Subtest/Composite", "Score", "Type", "Percentile", "Range"],
        evaluation.tests.flatMap(({ name, otherName, scores }) =>
          scores.map(({ scale, standard, other, percentile, range }) => [
            name,
            scale,
            String(standard ?? other ?? ""),
            standard === null ? otherName : "SS",
            percentile === null ? "" : `${percentile}%ile`,
            range,
          ]),
        ),
        [1.3, 2.6, 0.8, 1.1, 1.1, 1.5],
      ),
      heading("4. Interpretation"),
      text(evaluation.summary),
      heading("5. Determination"),
      ...yesNo("Is lack of appropriate instruction in reading or math the determinant factor?", false),
      ...yesNo("Is limited English proficiency the determinant factor?", false),
      fields("boxed", [["Team decision", evaluation.eligibility ?? ""]]),
      ...(evaluation.recommendations.length > 0
        ? [heading("6. Educational needs"), list(evaluation.recommendations, "-")]
        : []),
    ],
  };
};

/** A specialist's report with scores in sentences as well as in a small table without percent signs or ranges. */
export const specialistReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("September 4th, 2025");
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 62,
      heading: "caps",
      boxes: "brackets",
      header: (page) => [data.district, "", `p. ${page}`],
    },
    blocks: [
      heading("Evaluation summary for the IEP team", 1),
      text(`${child.name}, born ${day(child.born)}, grade ${child.grade}, ${data.school}`),
      text(`Evaluation by ${evaluation.examiner}, ${evaluation.examinerTitle}`),
      text(`Written ${day(dates.document)}`),
      heading(`Why ${first(child.name)} was seen`),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title), text(words)]),
      heading("Results"),
      ...evaluation.tests.flatMap((one): Block[] => [
        text(one.title, { bold: true }),
        table(
          [one.name, one.otherName || "Standard score", "Percentile rank"],
          one.scores.map(({ scale, standard, other, percentile }) => [
            scale,
            String(standard ?? other ?? ""),
            percentile === null ? "" : String(percentile),
          ]),
          [3, 1.2, 1.2],
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading("Summary and eligibility"),
      text(
        [evaluation.summary, evaluation.eligibilityIntro, evaluation.eligibility].filter(Boolean).join(" "),
      ),
      ...(evaluation.recommendations.length > 0
        ? [heading("Recommendations"), list(evaluation.recommendations)]
        : []),
    ],
  };
};
