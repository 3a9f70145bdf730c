import {
  type Block,
  checks,
  fields,
  gap,
  heading,
  list,
  openTable,
  pageBreak,
  rule,
  table,
  text,
} from "../blocks.ts";
import { days, first } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A psychologist's report without a table: each test's paragraph names it and gives its scores in sentences. */
export const narrativePsychology: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  return {
    theme: {
      font: "Times",
      size: 12,
      margin: 72,
      heading: "plain",
      boxes: "brackets",
      header: (page) => [page > 1 ? `RE: ${child.name}` : "", "", page > 1 ? String(page) : ""],
    },
    blocks: [
      text(`${data.district}\nOffice of Psychological Services`, { align: "center" }),
      gap(),
      text("PSYCHOLOGICAL EVALUATION", { align: "center", bold: true }),
      text(
        `${child.name}, born ${day(child.born)}, grade ${child.grade}, ${data.school}. Report of ${day(dates.document)}.`,
      ),
      heading("Why this evaluation was done", 3),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title, 3), text(words)]),
      heading(`How ${first(child.name)} did`, 3),
      ...evaluation.tests.map((one) => text(one.text)),
      heading("Conclusions", 3),
      text(evaluation.summary),
      ...(evaluation.eligibility
        ? [text([evaluation.eligibilityIntro, evaluation.eligibility].filter(Boolean).join(" "))]
        : []),
      ...evaluation.recommendations.map((words, index) => text(`(${index + 1}) ${words}`, { indent: 18 })),
      gap(),
      text(`Respectfully submitted,\n${evaluation.examiner}\n${evaluation.examinerTitle}`),
    ],
  };
};

/** A district's template: parts without numbers for parents, criteria with boxes, and an appendix of scores with their ranges of error. */
export const districtTemplate: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const withError = (standard: number) => `${standard} (${standard - 6}-${standard + 5})`;
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 54,
      heading: "bar",
      boxes: "brackets",
      header: () => [data.district, "", "Full and Individual Evaluation"],
      footer: (page, pages) => [`${child.name}  ${child.id}`, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Full and Individual Evaluation", 1),
      fields(
        "below",
        [
          ["Student", child.name],
          ["Date of birth", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["Campus", data.school],
          ["Consent for evaluation received", day(dates["consent-signed"])],
          ["Date of report", day(dates.document)],
        ],
      ),
      heading("Reason for referral"),
      text(evaluation.reason),
      heading("Sources of data"),
      list(
        evaluation.tests.map(({ title, name }) => (title === name ? title : `${title} (${name})`)),
        "-",
      ),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title), text(words)]),
      heading("Findings in plain language"),
      ...evaluation.tests.flatMap((one) => (one.text ? [text(one.text)] : [])),
      heading("Disability condition"),
      checks(
        [
          ["Criteria are met", evaluation.eligibilityIntro === "met"],
          ["Criteria are not met", evaluation.eligibilityIntro !== "met"],
        ],
        2,
      ),
      text(evaluation.eligibility ?? ""),
      text(evaluation.summary),
      heading("Recommendations to the ARD/IEP committee"),
      list(evaluation.recommendations),
      fields("below", [
        [evaluation.examinerTitle, evaluation.examiner],
        ["Assurance: the evaluation was not based on a single measure", "Yes"],
      ]),
      pageBreak,
      heading("Appendix A. Scores"),
      text("Standard scores are followed by the 95% confidence interval. NP = not provided by the test.", {
        small: true,
      }),
      table(
        ["Measure", "Scale", "PR", "SS (95% CI)", "Other score"],
        evaluation.tests.flatMap(({ name, scores, otherName }) =>
          scores.map(({ scale, standard, other, percentile }) => [
            name,
            scale,
            percentile === null ? "NP" : String(percentile),
            standard === null ? "" : withError(standard),
            other === null ? "" : `${otherName} ${other}`,
          ]),
        ),
        [1.6, 2.6, 0.6, 1.4, 1.2],
      ),
    ],
  };
};

/** A team's report whose tables lie on their side: a column for each scale, rows for the kinds of score. */
export const sidewaysScores: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("Sep 4, 2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 48,
      landscape: true,
      heading: "caps",
      boxes: "brackets",
      noBold: true,
      footer: (page, pages) => [`MET report, ${child.name}`, data.district, `${page} of ${pages}`],
    },
    blocks: [
      heading("Multidisciplinary Evaluation Team Report", 1),
      openTable(null, [
        ["Name:", child.name, "Meeting of the team:", day(dates.meeting)],
        ["School:", data.school, "Report written:", day(dates.document)],
      ]),
      heading("Purpose"),
      text(evaluation.reason),
      heading("Review of existing data"),
      list(
        evaluation.history.map(({ title, text: words }) => `${title}: ${words}`),
        "o",
      ),
      heading("Assessment"),
      ...evaluation.tests.flatMap((one): Block[] => [
        text(one.title === one.name ? one.title : `${one.title} (${one.name})`),
        table(
          ["", ...one.scores.map(({ scale }) => scale)],
          [
            [
              one.otherName || "Standard score",
              ...one.scores.map(({ standard, other }) => String(standard ?? other ?? "")),
            ],
            [
              "Percentile",
              ...one.scores.map(({ percentile }) => (percentile === null ? "-" : String(percentile))),
            ],
            ["Range", ...one.scores.map(({ range }) => range)],
          ],
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading("Summary"),
      text(evaluation.summary),
      heading("Determination"),
      text(evaluation.eligibility ?? ""),
      heading("Educational needs"),
      list(evaluation.recommendations, "o"),
      rule,
      text(
        `Team: ${evaluation.examiner} (${evaluation.examinerTitle}); parent; general education teacher; special education teacher. Parents received a copy of this report and of the procedural safeguards.`,
      ),
    ],
  };
};
