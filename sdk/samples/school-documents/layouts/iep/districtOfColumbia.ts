import { type Block, fields, heading, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import type { ServiceData } from "../../sampleSchema.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After the District of Columbia's system: a part for each area of concern, services in hours per week, no percentage. */
export const districtOfColumbia: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const areas = [
    ...new Set([...iep.presentLevels.map(({ title }) => title), ...iep.goals.map(({ area }) => area)]),
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 40,
      heading: "bar",
      boxes: "brackets",
      header: () => [`Student ID: ${child.id}`, `Name: ${child.name}`, `Meeting: ${day(dates.meeting)}`],
      footer: (page, pages) => ["Individualized Education Program", "", `Page ${page}/${pages}`],
    },
    blocks: [
      heading("Individualized Education Program (IEP)", 1),
      fields(
        "boxed",
        [
          ["Student Name", child.name],
          ["Date of Birth", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["LEA", data.district],
          ["Attending School", data.school],
        ],
        [
          ["IEP Meeting Date", day(dates.meeting)],
          ["IEP Annual Review Date", day(dates["annual-review-due"])],
        ],
        [
          ["Last Eligibility Date", day(dates["last-evaluation"])],
          ["Reevaluation Date", day(dates["reevaluation-due"])],
          ["Primary Disability", iep.disability],
        ],
      ),
      text("Parent input", { bold: true }),
      text(orNone(iep.concerns)),
      ...areas.flatMap((area): Block[] => [
        heading(`Area of Concern: ${area}`),
        ...iep.presentLevels
          .filter(({ title }) => title === area)
          .flatMap((level) => [
            text("Present Level of Academic Achievement and Functional Performance", { bold: true }),
            text(level.text),
          ]),
        ...iep.goals
          .filter((goal) => goal.area === area)
          .flatMap((goal, index): Block[] => [
            table(
              [`Annual Goal ${index + 1}`, "Baseline", "Evaluation Procedure"],
              [[goal.text, orNone(goal.baseline), orNone(goal.measured)]],
              [3.4, 1.6, 1.4],
            ),
            ...(goal.objectives.length > 0
              ? [
                  table(
                    ["Short-Term Objectives", "Mastered"],
                    goal.objectives.map((words) => [words, ""]),
                    [5, 1],
                  ),
                ]
              : []),
          ]),
      ]),
      text("How the disability affects access to the general education curriculum", { bold: true }),
      text(orNone(iep.impact)),
      heading("Special Education and Related Services"),
      table(
        ["Service", "Setting", "Begin Date", "End Date", "Time/Frequency"],
        iep.services.map((service) => [
          service.name,
          service.place,
          day(service.starts),
          day(service.ends),
          timeOf(service),
        ]),
        [2.4, 2, 1.1, 1.1, 1.4],
      ),
      heading("Other Classroom Aids and Services"),
      table(
        null,
        iep.accommodations.map((words, index) => [String(index + 1), words]),
        [0.4, 8],
      ),
      heading("Least Restrictive Environment"),
      fields("above", [["Setting in which the student will be educated", iep.placement ?? ""]]),
      ...iep.notes.map((words) => fields("above", [["Justification for removal", words]])),
      heading("State-Wide Assessment"),
      ...iep.testing.map((words) => text(words)),
      heading("Extended School Year"),
      text(
        iep.esy === "yes"
          ? "The IEP team determined that the student requires ESY services in order to receive FAPE."
          : iep.esy === "no"
            ? "The IEP team determined that the student does not require ESY services in order to receive FAPE."
            : "The IEP team will review data and determine ESY at a later meeting.",
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      ...(iep.transition.length > 0
        ? [
            heading("Post-Secondary Transition Plan"),
            ...iep.transition.map((goal) => fields("boxed", [[`Long-range goal: ${goal.title}`, goal.text]])),
          ]
        : []),
      heading("Meeting Participants"),
      table(
        ["Print Name", "Signature", "Position"],
        iep.team.map(({ name, role, signed }) => [name, signed ? `${name} ${day(dates.signed)}` : "", role]),
      ),
      heading("Transportation"),
      text("Transportation services: none entered"),
    ],
  };
};

/** "5 hour(s) per week" for whole half hours, or "120 min per month". */
function timeOf({ minutes, period }: ServiceData): string {
  return minutes >= 60 && minutes % 30 === 0 && period === "week"
    ? `${minutes / 60} hour(s) per ${period}`
    : `${number(minutes)} min per ${period}`;
}
