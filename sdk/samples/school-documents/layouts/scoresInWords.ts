import { type Block, checks, fields, heading, table, text } from "../blocks.ts";
import { days, first } from "../print.ts";
import type { SampleData } from "../sampleSchema.ts";
import { type Layout, part } from "./Layout.ts";

type Score = NonNullable<SampleData["evaluation"]>["tests"][number]["scores"][number];

/** A therapist's report without tables: each score in a sentence. */
export const scoreSentences: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("September 4th, 2025");
  const name = first(child.name);
  const sentence = ({ scale, standard, other, percentile }: Score, otherName: string) =>
    standard === null
      ? `${scale}: ${otherName} of ${other}${percentile === null ? "" : `, percentile rank ${percentile}`}.`
      : `${scale}: standard score of ${standard}${percentile === null ? "" : `, percentile rank ${percentile}`}.`;
  return {
    theme: {
      font: "Times",
      size: 11.5,
      margin: 66,
      heading: "plain",
      boxes: "brackets",
      footer: (page) => [`${child.name}, ${day(dates.document)}`, "", `${page}`],
    },
    blocks: [
      text(data.district, { align: "right" }),
      heading("Report of Evaluation", 1),
      text(`Student: ${child.name}. Date of birth: ${day(child.born)}. School: ${data.school}.`),
      text(
        `Examiner: ${evaluation.examiner}, ${evaluation.examinerTitle}. Report date: ${day(dates.document)}.`,
      ),
      heading("Why the evaluation was requested"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title), text(words)]),
      ...evaluation.tests.flatMap((one): Block[] => [
        heading(`${one.title} (${one.name})`),
        ...one.scores.map((score) => text(sentence(score, one.otherName.toLowerCase()), { indent: 18 })),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading(`What this means for ${name}`),
      text(evaluation.summary),
      ...(evaluation.eligibility
        ? [text([evaluation.eligibilityIntro, evaluation.eligibility].filter(Boolean).join(" "))]
        : []),
      ...evaluation.recommendations.map((words, index) => text(`${index + 1}. ${words}`, { indent: 18 })),
    ],
  };
};

/** A team's eligibility form: a wide table of all measures with age equivalents, boxes for the decision and its sentence. */
export const eligibilityForm: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 40,
      landscape: true,
      heading: "bar",
      boxes: "dingbats",
      header: () => [`Student: ${child.name}`, "", `ID: ${child.id}`],
      footer: (page, pages) => ["Eligibility Determination", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Evaluation Summary and Eligibility Determination", 1),
      fields(
        "boxed",
        [
          ["Date of eligibility meeting", day(dates.meeting)],
          ["Date of report", day(dates.document)],
          ["Grade", child.grade],
        ],
        [
          ["School", data.school],
          ["Team chair", `${evaluation.examiner}, ${evaluation.examinerTitle}`],
        ],
      ),
      heading("1. Reason for referral and review of existing data"),
      text(evaluation.reason),
      ...evaluation.history.map(({ title, text: words }) => text(`${title}: ${words}`)),
      heading("2. Assessments"),
      table(
        ["Instrument", "Area", "Raw", "Standard score", "Percentile", "Age equivalent", "Range"],
        evaluation.tests.flatMap(({ name, scores }) =>
          scores.map(({ scale, standard, other, percentile, range }, index) => [
            index === 0 ? name : "",
            scale,
            other === null ? "" : String(other),
            standard === null ? "" : String(standard),
            percentile === null ? "" : String(percentile),
            `${4 + (index % 3)}-${(index * 5) % 12}`,
            range,
          ]),
        ),
        [1.6, 2.4, 0.7, 1.1, 1, 1.1, 1.6],
      ),
      ...evaluation.tests.filter((one) => one.text).map((one) => text(`${one.name}: ${one.text}`)),
      heading("3. Summary"),
      text(evaluation.summary),
      heading("4. Determination"),
      checks(
        [
          ["Lack of instruction in reading is the determinant factor", false],
          ["Lack of instruction in math is the determinant factor", false],
          ["Limited English proficiency is the determinant factor", false],
          ["None of the above", true],
        ],
        2,
      ),
      text(evaluation.eligibility ?? ""),
      ...evaluation.recommendations.map((words) => text(`Recommendation: ${words}`)),
    ],
  };
};
