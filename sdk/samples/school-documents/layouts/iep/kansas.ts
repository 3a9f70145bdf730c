import {
  type Block,
  checks,
  fields,
  heading,
  list,
  openTable,
  pageBreak,
  table,
  text,
} from "../../blocks.ts";
import { days, first, number } from "../../print.ts";
import type { ServiceData } from "../../sampleSchema.ts";
import { needAnswer } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After the IEPs of Kansas districts: an exceptionality, current performance per area, minutes and days in columns. */
export const kansas: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 48,
      heading: "band",
      boxes: "squares",
      header: () => [data.district, "", `IEP for ${child.name}`],
      footer: (page, pages) => [`KIDS ID ${child.id}`, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("INDIVIDUALIZED EDUCATION PROGRAM", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["Birthdate", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["Parent/Legal Education Decision Maker", child.parents],
          ["Home address", child.address],
        ],
        [
          ["Building of attendance", data.school],
          ["Primary exceptionality", iep.disability],
        ],
      ),
      openTable(
        [
          "IEP Meeting",
          "IEP Initiation",
          "Annual Review Due",
          "Last Evaluation",
          "Three-Year Reevaluation Due",
        ],
        [
          [
            day(dates.meeting),
            day(dates["iep-starts"]),
            day(dates["annual-review-due"]),
            day(dates["last-evaluation"]),
            day(dates["reevaluation-due"]),
          ],
        ],
      ),
      heading("Strengths of the Student"),
      text(orNone(iep.strengths)),
      heading("Parent Concerns for Enhancing the Education of the Child"),
      text(orNone(iep.concerns)),
      heading("Consideration of Special Factors"),
      ...(
        [
          ["Behavior impedes learning of self or others", needAnswer(iep, "behavior")],
          ["Communication needs", needAnswer(iep, "communication")],
          ["Assistive technology devices and services", needAnswer(iep, "technology")],
          ["Limited English proficiency", "No"],
        ] as const
      ).map((factor) => fields("inline", [factor])),
      heading("Present Levels of Academic Achievement and Functional Performance (PLAAFP)"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        heading(title, 3),
        text(`Current performance: ${words}`),
      ]),
      text("Impact of exceptionality on involvement and progress in the general curriculum:", { bold: true }),
      text(orNone(iep.impact)),
      ...iep.goals.flatMap((goal, index): Block[] => [
        heading(`Measurable Annual Goal ${index + 1}`),
        fields("inline", [["Need addressed", goal.area]]),
        text(goal.text),
        ...(goal.baseline ? [fields("inline", [["Baseline", goal.baseline]])] : []),
        fields("inline", [["Progress measured by", orNone(goal.measured)]]),
        ...(goal.objectives.length > 0
          ? [text("Benchmarks or short-term objectives", { bold: true }), list(goal.objectives, "-")]
          : []),
      ]),
      text("Parents receive a report of progress on each goal with every nine-week grade card.", {
        small: true,
      }),
      ...(iep.transition.length > 0
        ? [
            pageBreak,
            heading("Secondary Transition"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
      heading("Program Accommodations, Modifications and Supplementary Aids"),
      table(
        ["Accommodation or modification", "Where and when"],
        iep.accommodations.map((words) => [words, "General and special education, as the situation arises"]),
        [3, 2],
      ),
      heading("Participation in State and District Assessments"),
      list(iep.testing, "-"),
      heading("Special Education and Related Services"),
      table(
        ["Service", "Location", "Minutes", "Frequency", "Initiation", "Ends"],
        iep.services.map((service) => [
          service.name,
          service.place,
          number(service.minutes),
          daysOf(service),
          day(service.starts),
          day(service.ends),
        ]),
        [2.2, 1.8, 0.8, 1.4, 1.1, 1.1],
      ),
      heading("Least Restrictive Environment and Placement"),
      text(`Placement: ${iep.placement}`),
      text(
        `Percent of the school day with nondisabled peers in general education: ${iep.generalEducationPercent}%`,
      ),
      ...iep.notes.map((words) => text(`Why ${name} is not with peers for the rest of the day: ${words}`)),
      heading("Extended School Year"),
      checks(
        [
          ["ESY is needed for FAPE", iep.esy === "yes"],
          ["ESY is not needed", iep.esy === "no"],
          ["The team will decide later in the year", iep.esy === "to be decided"],
        ],
        3,
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      heading("IEP Team"),
      text("A signature shows that the person took part in the meeting. It is not consent."),
      table(
        ["Signature", "Position", "Date"],
        iep.team.map(({ name: member, role, signed }) => [
          signed ? member : "",
          signed ? role : `${role} (attended by phone)`,
          signed ? day(dates.signed) : "",
        ]),
        [2.4, 2.4, 1],
      ),
    ],
  };
};

/** "5 days per week", "1 day per month", or "per week" for minutes of the whole period. */
function daysOf({ sessions, period }: ServiceData): string {
  if (sessions === null) return `per ${period}`;
  return `${sessions} ${sessions === 1 ? "day" : "days"} per ${period}`;
}
