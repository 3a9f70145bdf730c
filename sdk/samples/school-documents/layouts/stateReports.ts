import { type Block, checks, fields, heading, list, openTable, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import type { SampleData } from "../sampleSchema.ts";
import { type Layout, part } from "./Layout.ts";

type Test = NonNullable<SampleData["evaluation"]>["tests"][number];

const factors = [
  "Lack of appropriate instruction in reading, including its essential components",
  "Lack of appropriate instruction in math",
  "Limited English proficiency",
];

const conclusions = [
  "The student does NOT have a disability and is NOT ELIGIBLE for special education.",
  "The student has a disability but does NOT need specially designed instruction, and is NOT ELIGIBLE for special education.",
  "The student has a disability AND needs specially designed instruction, and IS ELIGIBLE for special education.",
];

/** A state's report in numbered parts, the sources in lettered ones; of three conclusions one is checked, then the category (`eligibilityIntro`). */
export const letteredReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const letterOf = (index: number) => "ABCDEFGHIJ".charAt(index);
  const after = evaluation.history.length;
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 56,
      heading: "plain",
      boxes: "squares",
      header: () => ["EVALUATION REPORT", "", `Student's name: ${child.name}`],
      footer: (page, pages) => ["School age", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("EVALUATION REPORT (ER)", 1),
      fields(
        "inline",
        [
          ["Student name", child.name],
          ["Date of report", day(dates.document)],
        ],
        [
          ["Student birth date", day(child.born)],
          ["Grade", child.grade],
        ],
        [["Local education agency (LEA)", data.district]],
        [["School student is attending", data.school]],
        [["Name and address of parent/guardian", `${child.parents}, ${child.address}`]],
      ),
      heading("1. REASON(S) FOR REFERRAL"),
      text(evaluation.reason),
      heading("2. SOURCES OF EVALUATION DATA"),
      ...evaluation.history.flatMap(({ title, text: words }, index): Block[] => [
        text(`${letterOf(index)}. ${title}:`, { bold: true }),
        text(words),
      ]),
      text(`${letterOf(after)}. Assessments:`, { bold: true }),
      ...evaluation.tests.flatMap((one): Block[] => [
        text(`${one.title} (${one.name})`, { italic: true }),
        openTable(
          ["Score", "PR", one.otherName ? `Scale (scores are: ${one.otherName})` : "Scale", "Descriptor"],
          one.scores.map(({ scale, standard, other, percentile, range }) => [
            String(standard ?? other ?? ""),
            String(percentile ?? ""),
            scale,
            range,
          ]),
          [0.7, 0.6, 3.4, 1.6],
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      text(`${letterOf(after + 1)}. If an assessment was not given under standard conditions, describe:`, {
        bold: true,
      }),
      text("N/A"),
      heading("3. DETERMINING FACTORS"),
      ...factors.flatMap((factor): Block[] => [
        text(factor),
        checks(
          [
            ["Yes", false],
            ["No", true],
          ],
          6,
        ),
      ]),
      heading("4. SUMMARY OF FINDINGS / INTERPRETATION OF RESULTS"),
      text(evaluation.summary),
      heading("5. CONCLUSIONS: DETERMINATION OF ELIGIBILITY AND EDUCATIONAL NEEDS"),
      checks(
        conclusions.map((words) => [words, words === evaluation.eligibility]),
        1,
      ),
      fields("inline", [["Primary disability category", evaluation.eligibilityIntro || "N/A"]]),
      text("Recommendations for the IEP team to consider:", { bold: true }),
      list(evaluation.recommendations, "-"),
      table(
        ["Evaluation team participant", "Title", "Agree", "Disagree"],
        [
          [evaluation.examiner, evaluation.examinerTitle, "", ""],
          [child.parents, "Parent", "", ""],
        ],
        [2.4, 2.4, 0.8, 0.8],
      ),
    ],
  };
};

/** "WISC-V: Verbal Comprehension SS 98, PR 45; Fluid Reasoning SS 91, PR 27." */
function scoreLine({ name, scores, otherName }: Test): string {
  const written = scores.map(({ scale, standard, other, percentile }) => {
    const score = standard === null ? `${otherName} ${other}` : `SS ${standard}`;
    return `${scale} ${score}${percentile === null ? "" : `, PR ${percentile}`}`;
  });
  return `${name}: ${written.join("; ")}.`;
}

/** A state's summary for the team: lettered sections with numbered questions, all scores of a test in one line of text. */
export const summaryOfData: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const reviewed = evaluation.history.length;
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 58,
      heading: "band",
      boxes: "blanks",
      header: (page) => [`${child.name}, Evaluation Summary Report, page ${page}`, "", ""],
    },
    blocks: [
      text(data.district.toUpperCase(), { bold: true, align: "center" }),
      heading("EVALUATION SUMMARY REPORT: Review of Data and Documentation of Eligibility", 2),
      fields(
        "inline",
        [
          ["Date", day(dates.document)],
          ["Grade", child.grade],
        ],
        [
          ["Student", child.name],
          ["Date of birth", day(child.born)],
        ],
      ),
      checks(
        [
          ["Initial", !dates["last-evaluation"]],
          [
            `Reevaluation (previous evaluation: ${day(dates["last-evaluation"])})`,
            Boolean(dates["last-evaluation"]),
          ],
          ["Dismissal", false],
        ],
        3,
      ),
      heading("PURPOSE"),
      text(evaluation.reason),
      heading("SECTION A: REVIEW OF INFORMATION (all disability categories)"),
      ...evaluation.history.flatMap(({ title, text: words }, index): Block[] => [
        text(`(${index + 1}) ${title}:`, { bold: true }),
        text(words, { indent: 14 }),
      ]),
      text(`(${reviewed + 1}) Aptitude, achievement and other test scores:`, { bold: true }),
      ...evaluation.tests.map((one) =>
        text([scoreLine(one), one.text].filter(Boolean).join(" "), { indent: 14 }),
      ),
      heading("SECTION B: LEARNING DISABILITY (complete for this category only)"),
      text("(1) Relevant behavior noted during observation:  N/A"),
      text("(2) Educationally relevant medical findings:  N/A"),
      heading("SECTION C: DETERMINATION OF ELIGIBILITY"),
      text(evaluation.eligibility ?? ""),
      text(`Basis for the determination: ${evaluation.summary}`),
      heading("SECTION D: EDUCATIONAL NEEDS"),
      list(evaluation.recommendations, "-"),
      rule,
      text(
        `Completed by ${evaluation.examiner}, ${evaluation.examinerTitle}. Team members sign on the next form.`,
      ),
    ],
  };
};
