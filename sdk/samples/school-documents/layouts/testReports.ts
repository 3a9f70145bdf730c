import { type Block, fields, heading, list, openTable, rule, table, text } from "../blocks.ts";
import { days, first } from "../print.ts";
import type { SampleData } from "../sampleSchema.ts";
import { type Layout, part } from "./Layout.ts";

type Test = NonNullable<SampleData["evaluation"]>["tests"][number];

const shown = (value: number | null) => (value === null ? "--" : String(value));

/** A psychologist's report whose tables lead with the percentile and end with the scale's name. */
export const reversedTables: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 62,
      heading: "underline",
      boxes: "brackets",
      header: (page) => (page === 1 ? ["", "", ""] : ["Confidential", "", `${child.name}, p. ${page}`]),
      footer: () => ["", `${data.district} Psychological Services`, ""],
    },
    blocks: [
      heading("Confidential Psychological Report", 1),
      openTable(null, [
        ["Student:", child.name, "Age/Grade:", child.grade],
        ["Birth date:", day(child.born), "School:", data.school],
        ["Psychologist:", evaluation.examiner, "Date of report:", day(dates.document)],
        ["Consent signed:", day(dates["consent-signed"]), "Parent(s):", child.parents],
      ]),
      heading("Referral question"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title), text(words)]),
      heading("Test findings"),
      text(
        "Standard scores have a mean of 100 and a standard deviation of 15. T scores have a mean of 50 and a standard deviation of 10. A percentile of 50 means that a student did as well as or better than 50 of 100 students of the same age.",
        { italic: true },
      ),
      ...evaluation.tests.flatMap((one): Block[] => [
        heading(`${one.title} (${one.name})`, 3),
        table(
          ["Percentile", one.otherName || "Standard score", "Classification", "Scale"],
          one.scores.map(({ scale, standard, other, percentile, range }) => [
            shown(percentile),
            shown(standard ?? other),
            range,
            scale,
          ]),
          [1, 1.2, 1.6, 3],
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading(`Pulling it together`),
      text(evaluation.summary),
      ...(evaluation.eligibility ? [text(evaluation.eligibility)] : []),
      heading(`Suggestions for ${first(child.name)}'s team`),
      list(evaluation.recommendations),
      rule,
      text(`${evaluation.examiner}, ${evaluation.examinerTitle}`),
    ],
  };
};

/** A speech-language pathologist's report: subtests in a table without lines, the composites in the sentences above it. */
export const speechReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("09-04-2025");
  const scaled = ({ scores }: Test) => scores.filter(({ standard }) => standard === null);
  return {
    theme: {
      font: "Times",
      size: 11.5,
      margin: 70,
      heading: "caps",
      boxes: "brackets",
      noBold: true,
      footer: (page) => ["Speech-Language Evaluation", "", `${page}`],
    },
    blocks: [
      heading("Speech and Language Evaluation", 1),
      text(`Name: ${child.name}          DOB: ${day(child.born)}          Grade: ${child.grade}`),
      text(`School: ${data.school}          Report: ${day(dates.document)}`),
      text(`Evaluator: ${evaluation.examiner}, ${evaluation.examinerTitle}`),
      heading("Background"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [text(`${title}: ${words}`)]),
      heading("Results"),
      ...evaluation.tests.flatMap((one): Block[] => [
        text(one.title === one.name ? one.title : `${one.title} (${one.name})`, { italic: true }),
        text(one.text),
        ...(scaled(one).length > 0
          ? [
              openTable(
                ["Subtest", "Description", one.otherName, "%ile"],
                scaled(one).map(({ scale, other, percentile, range }) => [
                  scale,
                  range,
                  shown(other),
                  shown(percentile),
                ]),
                [2.4, 1.6, 1.1, 0.7],
              ),
            ]
          : []),
      ]),
      heading("Summary"),
      text(evaluation.summary),
      ...(evaluation.eligibility
        ? [
            heading("Eligibility statement"),
            text(`${evaluation.eligibilityIntro} ${evaluation.eligibility}`.trim()),
          ]
        : []),
      heading("Recommendations"),
      list(evaluation.recommendations, "-"),
    ],
  };
};

/** An occupational therapist's report: observations by area, each score after the colon of a list. */
export const occupationalReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  const day = days("9/4/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 10.5,
      margin: 64,
      heading: "band",
      boxes: "squares",
      header: () => [data.district, "Related Services", ""],
      footer: (page, pages) => [`${child.name} (${child.id})`, "", `OT ${page}/${pages}`],
    },
    blocks: [
      heading("School-Based Occupational Therapy Assessment", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["DOB", day(child.born)],
          ["Date of report", day(dates.document)],
        ],
        [
          ["School / grade", `${data.school} / ${child.grade}`],
          ["Therapist", `${evaluation.examiner}, ${evaluation.examinerTitle}`],
        ],
      ),
      heading("Reason for assessment"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title), text(words)]),
      ...evaluation.tests.flatMap((one): Block[] => [
        heading(one.title === one.name ? one.title : `${one.title} (${one.name})`),
        list(
          one.scores.map(({ scale, standard, other, percentile, range }) =>
            [
              `${scale}: ${standard === null ? one.otherName : "standard score"} ${shown(standard ?? other)}`,
              ...(percentile === null ? [] : [`${percentile}${ordinal(percentile)} percentile`]),
              ...(range ? [range] : []),
            ].join(", "),
          ),
          "-",
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading("What this means at school"),
      text(evaluation.summary),
      ...(evaluation.eligibility ? [text(evaluation.eligibility)] : []),
      heading("Ideas for the team"),
      list(evaluation.recommendations),
    ],
  };
};

const ordinal = (count: number) =>
  count % 100 > 10 && count % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][count % 10] ?? "th");
