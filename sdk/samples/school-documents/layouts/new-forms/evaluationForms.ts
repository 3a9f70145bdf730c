import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days, first } from "../../print.ts";
import type { SampleData } from "../../sampleSchema.ts";
import { type Layout, part } from "../Layout.ts";

type Test = NonNullable<SampleData["evaluation"]>["tests"][number];

/** A conference report by domain: relevance boxes, a table in which score and percentile share a cell, the decision last. */
export const domainConference: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const cell = ({ standard, other, percentile }: Test["scores"][number], otherName: string) =>
    `${standard === null ? `${otherName} ${other}` : `SS ${standard}`}${percentile === null ? "" : ` / ${percentile}%ile`}`;
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 46,
      heading: "bar",
      boxes: "squares",
      footer: (page, pages) => [child.name, data.district, `${page}/${pages}`],
    },
    blocks: [
      heading("Conference Summary: Evaluation by Domain", 1),
      table(null, [
        ["Student", child.name, "Conference date", day(dates.meeting)],
        ["Grade", child.grade, "Report date", day(dates.document)],
      ]),
      heading("Why the team met"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }): Block[] => [
        heading(`Domain: ${title}`),
        checks(
          [
            ["Relevant", true],
            ["Not relevant", false],
          ],
          2,
        ),
        text(words),
      ]),
      heading("New assessment data"),
      table(
        ["Tool", "What was measured", "Result", "Level"],
        evaluation.tests.flatMap((one) =>
          one.scores.map((score) => [one.name, score.scale, cell(score, one.otherName), score.range]),
        ),
        [1.4, 2.6, 1.7, 1.4],
      ),
      ...evaluation.tests.map((one) =>
        text(`${one.name} = ${one.title}. ${one.text}`.trim(), { small: true }),
      ),
      heading("What the data tell us"),
      text(evaluation.summary),
      heading("Eligibility decision of the conference"),
      text(evaluation.eligibility ?? ""),
      heading("What the student needs"),
      list(evaluation.recommendations, "-"),
      text(`Facilitator: ${evaluation.examiner}, ${evaluation.examinerTitle}`),
    ],
  };
};

/** A clinic's report for parents: the question first, then the answer, and the scores at the end as "score (percentile)" lines. */
export const familyReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("September 4th, 2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Times",
      size: 11.5,
      margin: 70,
      heading: "plain",
      boxes: "brackets",
      header: (page) => (page === 1 ? ["", "", ""] : [`${child.name}`, "", `page ${page}`]),
    },
    blocks: [
      heading(`Learning profile of ${child.name}`, 1),
      text(
        `${data.school}, ${data.district}. Finished on ${day(dates.document)} by ${evaluation.examiner} (${evaluation.examinerTitle}).`,
      ),
      heading("The question you asked us"),
      text(evaluation.reason),
      heading("Our short answer"),
      text(evaluation.summary),
      text([evaluation.eligibilityIntro, evaluation.eligibility].filter(Boolean).join(" ")),
      heading(`What helps ${name}`),
      list(evaluation.recommendations),
      heading("How we found out"),
      ...evaluation.history.map(({ title, text: words }) => fields("inline", [[title, words]])),
      ...evaluation.tests.flatMap((one): Block[] => [
        text(`${one.title}, or ${one.name}`, { bold: true }),
        ...(one.text ? [text(one.text)] : []),
        table(
          [
            `Score${one.otherName ? ` (${one.otherName})` : " (average 100)"}`,
            "Of 100 children of this age, this many scored lower",
            "Part",
          ],
          one.scores.map(({ scale, standard, other, percentile }) => [
            String(standard ?? other ?? ""),
            percentile === null ? "not given" : String(percentile),
            scale,
          ]),
          [1.4, 2.4, 3],
        ),
      ]),
    ],
  };
};
