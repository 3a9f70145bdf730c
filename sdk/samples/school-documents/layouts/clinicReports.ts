import { type Block, checks, fields, heading, list, rule, table, text } from "../blocks.ts";
import { days, first } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A state's worksheet of eligibility: steps with yes and no, the scores in one table, the decision as a sentence. */
export const eligibilityWorksheet: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("9-4-25");
  const needsInstruction = !/not need|no longer|not eligible/.test(evaluation.eligibility ?? "");
  const step = (question: string, isYes: boolean): Block[] => [
    text(question),
    checks(
      [
        ["Yes", isYes],
        ["No", !isYes],
      ],
      6,
    ),
  ];
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 54,
      heading: "plain",
      boxes: "blanks",
      footer: (page, pages) => [`Worksheet EW-1, ${data.district}`, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Special Education Eligibility Worksheet", 1),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["Grade", child.grade],
        ],
        [
          ["School", data.school],
          ["Team meeting", day(dates.meeting)],
        ],
        ...(dates.document ? [[["Worksheet completed", day(dates.document)] as const]] : []),
        ...(dates["last-evaluation"]
          ? [[["Date of previous evaluation", day(dates["last-evaluation"])] as const]]
          : []),
      ),
      rule,
      text(`Question: ${evaluation.reason}`),
      ...evaluation.history.map(({ title, text: words }) => text(`${title}: ${words}`)),
      table(
        ["Std. score", "%ile", "Test and scale", "Notes"],
        evaluation.tests.flatMap(({ name, scores, otherName }) =>
          scores.map(({ scale, standard, other, percentile, range }) => [
            standard === null ? "-" : String(standard),
            String(percentile ?? "-"),
            `${name} ${scale}`,
            other === null ? range : `${otherName}-score ${other}, ${range}`,
          ]),
        ),
        [0.9, 0.6, 3.6, 2.2],
      ),
      ...step("Step 1. Is there evidence of a disability?", true),
      ...step(
        "Step 2. Does it have an adverse effect that requires specially designed instruction?",
        needsInstruction,
      ),
      ...step("Step 3. Is lack of instruction or limited English the determining factor?", false),
      text("Decision of the team", { bold: true }),
      text(evaluation.eligibility ?? ""),
      text(`Discussion: ${evaluation.summary}`),
      ...evaluation.recommendations.map((words) => text(`Follow-up: ${words}`)),
      text(`Chair: ${evaluation.examiner}, ${evaluation.examinerTitle}`),
    ],
  };
};

/** A psychologist's report with a line for each score, under a heading for each test, in a narrow column of text. */
export const listedScores: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("Sept. 4, 2025");
  return {
    theme: {
      font: "Helvetica",
      size: 11,
      margin: 84,
      heading: "plain",
      boxes: "brackets",
      footer: (page) => [`${child.name} - confidential`, "", String(page)],
    },
    blocks: [
      heading("Psychological Assessment", 2),
      text(
        `${child.name}\n${child.grade}, ${data.school}\nReported ${day(dates.document)} by ${evaluation.examiner}, ${evaluation.examinerTitle}`,
      ),
      ...(dates["consent-signed"]
        ? [text(`Parent's consent was signed ${day(dates["consent-signed"])}.`)]
        : []),
      rule,
      text(evaluation.reason),
      ...evaluation.history.map(({ text: words }) => text(words)),
      ...evaluation.tests.flatMap((one): Block[] => [
        heading(one.name, 3),
        list(
          one.scores.map(({ scale, standard, other, percentile, range }) =>
            standard === null
              ? `${scale} = T ${other} (${percentile} %ile) ${range}`
              : `${scale} = ${standard} (${percentile} %ile) ${range}`,
          ),
          "",
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading(`Understanding ${first(child.name)}`, 3),
      text(evaluation.summary),
      text(evaluation.eligibility ?? ""),
      ...evaluation.recommendations.map((words) => text(`> ${words}`)),
    ],
  };
};

/** A speech-language report with the tests' names across their tables and the sentences about them beneath. */
export const communicationReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("9/4/2025");
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 60,
      heading: "bar",
      boxes: "squares",
      header: () => ["", `${data.district} - Early Childhood`, ""],
      footer: (page, pages) => [child.name, "", `${page}/${pages}`],
    },
    blocks: [
      heading("Communication Evaluation", 1),
      table(null, [
        ["Child", child.name, "Born", day(child.born)],
        ["Site", data.school, "Report date", day(dates.document)],
        ["Clinician", evaluation.examiner, "Title", evaluation.examinerTitle],
      ]),
      heading("Concerns"),
      text(evaluation.reason),
      ...evaluation.history.map(({ title, text: words }) => text(`${title} - ${words}`)),
      heading("Tests"),
      ...evaluation.tests.flatMap((one): Block[] => [
        table(
          ["Part of the test", "Score", "Kind of score", "Percentile rank"],
          [
            [`${one.title} (${one.name})`],
            ...one.scores.map(({ scale, standard, other, percentile }) => [
              scale,
              String(standard ?? other ?? ""),
              standard === null ? one.otherName.toLowerCase() : "standard",
              String(percentile ?? "n/a"),
            ]),
          ],
          [3, 0.8, 1.2, 1.1],
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading("Impressions"),
      text(evaluation.summary),
      heading("Determination"),
      text([evaluation.eligibilityIntro, evaluation.eligibility].filter(Boolean).join(" ")),
      heading("Next steps"),
      list(evaluation.recommendations, "-"),
    ],
  };
};

/** A report whose chart has a column for each band of scores; the score is in the column of its band. */
export const chartReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const bands = [-Infinity, 70, 85, 116, Infinity];
  const inBand = (standard: number) =>
    bands
      .slice(1)
      .map((top, band) => (standard >= (bands[band] ?? 0) && standard < top ? String(standard) : ""));
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 50,
      heading: "underline",
      boxes: "dingbats",
      header: () => [data.district, "", "EEG-S"],
      footer: (page, pages) => [child.id, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Evaluation and Eligibility Group Summary", 1),
      fields(
        "above",
        [
          ["Student", child.name],
          ["Date of report", day(dates.document)],
          ["Group meeting", day(dates.meeting)],
        ],
        [
          ["School", data.school],
          ["Last evaluation", day(dates["last-evaluation"]) || "initial"],
          ["Next reevaluation due", day(dates["reevaluation-due"]) || "not set"],
        ],
      ),
      heading("Questions"),
      text(evaluation.reason),
      heading("Review"),
      table(
        null,
        evaluation.history.map(({ title, text: words }) => [title, words]),
        [1, 4],
      ),
      heading("Results"),
      ...evaluation.tests.flatMap((one): Block[] => {
        const standard = one.scores.filter((score) => score.standard !== null);
        const others = one.scores.filter((score) => score.standard === null);
        return [
          ...(standard.length > 0
            ? [
                table(
                  [one.name, "PR", "below 70", "70-84", "85-115", "above 115"],
                  standard.map((score) => [
                    score.scale,
                    String(score.percentile ?? ""),
                    ...inBand(score.standard ?? 0),
                  ]),
                  [3, 0.7, 1, 1, 1, 1],
                ),
              ]
            : []),
          ...others.map(({ scale, other, percentile, range }) =>
            text(`${one.name}, ${scale}: ${one.otherName} ${other}, PR ${percentile}, ${range}`),
          ),
        ];
      }),
      heading("Conclusion"),
      text(evaluation.summary),
      text(evaluation.eligibility ?? ""),
      ...evaluation.recommendations.map((words) => text(`Need: ${words}`)),
      text(`${evaluation.examiner}, ${evaluation.examinerTitle}`),
    ],
  };
};
