import { type Block, checks, fields, heading, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

const categories = [
  "Autism",
  "Deaf-blindness",
  "Emotional disability",
  "Hearing impairment",
  "Intellectual disability",
  "Multiple disabilities",
  "Orthopedic impairment",
  "Other health impairment",
  "Specific learning disability",
  "Speech or language impairment",
  "Traumatic brain injury",
  "Visual impairment",
];

/** An eligibility page of boxes: exclusions, the category (in `eligibilityIntro`), and three conclusions of which one is checked. */
export const determinationPage: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const conclusions = [
    "The student is not a child with a disability.",
    "The student has a disability but does not need specially designed instruction.",
  ];
  const conclusion = evaluation.eligibility ?? "";
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 44,
      heading: "bar",
      boxes: "squares",
      footer: (page, pages) => ["Eligibility Determination  EL-3", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Eligibility Determination", 1),
      fields(
        "boxed",
        [
          ["Student name", child.name],
          ["Date of birth", day(child.born)],
          ["Grade", child.grade],
          ["Student ID", child.id],
        ],
        [
          ["School", data.school],
          ["Date of eligibility meeting", day(dates.meeting)],
          ["Re-evaluation due by", day(dates["reevaluation-due"])],
        ],
      ),
      heading("A. Evaluation question"),
      text(evaluation.reason),
      heading("B. Data reviewed"),
      table(
        ["Measure", "Part", "SS", "PR", "Comment"],
        evaluation.tests.flatMap(({ name, scores, otherName }) =>
          scores.map(({ scale, standard, other, percentile, range }) => [
            name,
            scale,
            standard === null ? "" : String(standard),
            percentile === null ? "" : String(percentile),
            other === null ? range : `${otherName} = ${other}${range ? `; ${range}` : ""}`,
          ]),
        ),
        [1.3, 2.4, 0.6, 0.6, 2.2],
      ),
      ...evaluation.history.map(({ title, text: words }) => text(`${title}: ${words}`)),
      heading("C. Exclusionary factors"),
      text("Is any of the following the primary reason for the student's difficulty?"),
      checks(
        [
          ["Lack of appropriate instruction in reading", false],
          ["Lack of appropriate instruction in math", false],
          ["Limited English proficiency", false],
          ["No, none of these", true],
        ],
        2,
      ),
      heading("D. Disability category"),
      checks(
        categories.map((one) => [one, one === evaluation.eligibilityIntro]),
        3,
      ),
      heading("E. Conclusion of the team"),
      checks(
        conclusions.includes(conclusion)
          ? [
              ["The student is a child with a disability and needs specially designed instruction.", false],
              ...conclusions.map((one) => [one, one === conclusion] as const),
            ]
          : [[conclusion, true], ...conclusions.map((one) => [one, false] as const)],
        1,
      ),
      heading("F. Basis"),
      text(evaluation.summary),
      rule,
      ...["Parent", "General education teacher", "School psychologist"].map(
        (role): Block =>
          fields("below", [
            [role, role === "School psychologist" ? evaluation.examiner : ""],
            ["Agree / Disagree (initial)", ""],
          ]),
      ),
    ],
  };
};

/** A reevaluation on one form: a table per test, its name at the head of the first column, with the change in words. */
export const reevaluationSummary: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 50,
      heading: "band",
      boxes: "checkmarks",
      header: () => [data.district, "", "Three-Year Reevaluation"],
      footer: (page, pages) => [child.name, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Reevaluation Summary Report", 1),
      table(null, [
        ["Student", child.name, "Date of this report", day(dates.document)],
        ["Grade", child.grade, "Date of last evaluation", day(dates["last-evaluation"])],
        ["School", data.school, "Team meeting", day(dates.meeting)],
      ]),
      heading("1. Why the student was reevaluated"),
      text(evaluation.reason),
      heading("2. Existing information"),
      ...evaluation.history.map(({ title, text: words }) => text(`${title}. ${words}`)),
      heading("3. New testing"),
      ...evaluation.tests.flatMap((one): Block[] => [
        table(
          [one.name, "Standard score", "Percentile rank", "Range", "Change since last evaluation"],
          one.scores.map(({ scale, standard, other, percentile, range }, index) => [
            scale,
            standard === null ? `${other} (${one.otherName})` : String(standard),
            percentile === null ? "n/a" : String(percentile),
            range,
            ["about the same", "lower", "higher"][(index + one.scores.length) % 3] ?? "",
          ]),
          [2.4, 1.1, 1, 1.5, 1.5],
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading("4. Summary of needs"),
      text(evaluation.summary),
      heading("5. Continued eligibility"),
      text(evaluation.eligibility ?? ""),
      text(
        "The team's decision needs the signature of the parent only where consent for placement is asked.",
        {
          small: true,
        },
      ),
      heading("6. Recommended additions or changes"),
      ...evaluation.recommendations.map((words) => text(`- ${words}`, { indent: 10 })),
      text(`Report compiled by ${evaluation.examiner}, ${evaluation.examinerTitle}`),
    ],
  };
};
