import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import type { ServiceData } from "../../sampleSchema.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Hawaii's form: numbered boxes on wide pages, PLEP in numbered paragraphs, all minutes as a total of a period. */
export const hawaii: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 40,
      landscape: true,
      noBold: true,
      heading: "caps",
      boxes: "dingbats",
      header: () => [`NAME: ${child.name}`, `BIRTHDATE: ${day(child.born)}`, `ID#: ${child.id}`],
      footer: (page) => [`IEP DATE: ${day(dates.meeting)}`, "", `Page ${page}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      table(
        [
          "School",
          "Complex Area",
          "Grade",
          "Date of Meeting",
          "IEP Annual Review Date",
          "Date of Last Eligibility",
          "Reevaluation Date",
        ],
        [
          [
            data.school,
            data.district,
            child.grade,
            day(dates.meeting),
            day(dates["annual-review-due"]),
            day(dates["last-evaluation"]),
            day(dates["reevaluation-due"]),
          ],
        ],
        [2, 1.8, 0.7, 1.2, 1.3, 1.2, 1.2],
      ),
      text(`Eligibility category: ${iep.disability}. Parents: ${child.parents}. Telephone: ${child.phone}.`),
      heading("Present Levels of Educational Performance (PLEP)"),
      text(`1. Strengths of the student: ${orNone(iep.strengths)}`),
      ...iep.presentLevels.map(({ title, text: words }, index) => text(`${index + 2}. ${title}: ${words}`)),
      text(`${iep.presentLevels.length + 2}. Concerns of the parents: ${orNone(iep.concerns)}`),
      text(
        `${iep.presentLevels.length + 3}. How the disability affects involvement in general education: ${orNone(iep.impact)}`,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition Planning"),
            table(
              ["Domain", "Measurable postsecondary goal / activities"],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 4],
            ),
          ]
        : []),
      heading("Goals and Objectives"),
      ...iep.goals.flatMap((goal): Block[] => [
        table(
          ["Content area or domain", "Measurable annual goal", "How progress is measured"],
          [[goal.area, goal.text, orNone(goal.measured)]],
          [1.2, 4, 1.4],
        ),
        ...(goal.objectives.length > 0
          ? [
              table(
                ["Short-term objectives", "Q1", "Q2", "Q3", "Q4"],
                goal.objectives.map((words) => [words, "", "", "", ""]),
                [6, 0.5, 0.5, 0.5, 0.5],
              ),
            ]
          : []),
      ]),
      heading("Services"),
      text("Box 21. Special education and related services"),
      table(
        ["Service", "Projected Beginning Date", "Projected Ending Date", "Frequency", "Location"],
        iep.services.map((service) => [
          service.name,
          day(service.starts),
          day(service.ends),
          minutesPer(service),
          service.place,
        ]),
        [2.4, 1.2, 1.2, 1.8, 2],
      ),
      text("Box 22. Supplementary aids and services, program modifications and supports"),
      list(iep.accommodations, "-"),
      text("Box 23. Clarification of services and supports"),
      ...iep.notes.map((words) => text(words, { indent: 12 })),
      heading("Least Restrictive Environment"),
      table(
        ["Participation of the student with nondisabled peers", "Percent of the day in general education"],
        [[iep.placement ?? "", `${iep.generalEducationPercent}%`]],
        [3, 1],
      ),
      heading("Statewide Assessment"),
      ...iep.testing.map((words) => text(words)),
      heading("Extended School Year"),
      checks(
        [
          ["The student meets the standard for ESY", iep.esy === "yes"],
          ["The student does not meet the standard for ESY", iep.esy === "no"],
          ["To be determined by the team", iep.esy === "to be decided"],
        ],
        3,
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      heading("IEP Meeting Participants"),
      table(
        ["Title", "Name", "Signature", "Date"],
        iep.team.map(({ name, role, signed }) => [
          role,
          name,
          signed ? name : "",
          signed ? day(dates.signed) : "",
        ]),
      ),
      fields("inline", [["Copy of procedural safeguards given to", child.parents]]),
    ],
  };
};

/** "225 minutes per week"; a weekly session of 45 minutes is "1 session of 45 minutes per week". */
function minutesPer({ minutes, sessions, period }: ServiceData): string {
  if (sessions === null) return `${number(minutes)} minutes per ${period}`;
  return `${sessions} ${sessions === 1 ? "session" : "sessions"} of ${minutes} minutes per ${period}`;
}
