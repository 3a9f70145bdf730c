import { type Block, fields, heading, list, pageBreak, table, text } from "../../blocks.ts";
import { days, first, number } from "../../print.ts";
import { yesNo } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Idaho's form: a page for each goal, which begins with its present level; one grid for all services. */
export const idahoPages: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 54,
      heading: "underline",
      boxes: "brackets",
      header: () => ["Individualized Education Program", "", child.name],
      footer: (page) => [`State ID ${child.id}`, String(page), day(dates.meeting)],
    },
    blocks: [
      heading(data.district, 1),
      heading("Individualized Education Program", 1),
      fields(
        "inline",
        [
          ["Student's Name", child.name],
          ["Birth Date", day(child.born)],
        ],
        [
          ["School", data.school],
          ["Grade", child.grade],
        ],
        [
          ["Parent/Guardian", child.parents],
          ["Phone", child.phone],
        ],
        [
          ["Eligibility", iep.disability],
          ["IEP Meeting Date", day(dates.meeting)],
        ],
        [
          ["IEP Start Date", day(dates["iep-starts"])],
          ["IEP End Date", day(dates["iep-ends"])],
        ],
        [["Three-Year Reevaluation Due", day(dates["reevaluation-due"])]],
      ),
      text(`Strengths, interests and preferences: ${orNone(iep.strengths)}`),
      text(`Parent input: ${orNone(iep.concerns)}`),
      ...iep.goals.flatMap((goal, index): Block[] => {
        const level = iep.presentLevels[index];
        return [
          pageBreak,
          heading("Present Level of Performance, Goal, Objectives and Benchmarks"),
          fields("inline", [
            ["Goal No.", String(index + 1)],
            ["Skill Area", goal.area],
          ]),
          text("Present Level of Academic Achievement and Functional Performance:", { bold: true }),
          text(level?.text ?? ""),
          text(`General education content standard: ${standard(goal.area)}`, { italic: true }),
          text("Annual Goal:", { bold: true }),
          text(goal.text),
          fields("inline", [["Evaluation procedure", orNone(goal.measured)]]),
          ...(goal.objectives.length > 0
            ? [text("Objectives:", { bold: true }), list(goal.objectives, "*")]
            : []),
          text("How and when progress is reported: written report each trimester.", { small: true }),
        ];
      }),
      pageBreak,
      heading("Services"),
      table(
        ["Service", "Provider", "Amount and Frequency", "Location", "Start", "End"],
        iep.services.map(({ name: service, provider, minutes, sessions, period, place, starts, ends }) => [
          service,
          orNone(provider),
          sessions === null
            ? `${number(minutes)} minutes/${period}`
            : `${minutes} minutes, ${sessions} x ${period}`,
          place,
          day(starts),
          day(ends),
        ]),
        [2, 1.5, 1.6, 1.6, 1.2, 1.2],
      ),
      text(
        `Optional statement on service delivery: Times may shift when school is closed or ${name} is absent.`,
        {
          italic: true,
        },
      ),
      heading("Accommodations and Adaptations"),
      text("Provided in general and special education classes during the dates of this IEP."),
      list(iep.accommodations, "*"),
      heading("Statewide and Districtwide Assessments"),
      list(iep.testing, "*"),
      heading("Least Restrictive Environment"),
      text(
        `Percentage of the school day that ${name} is in the general education environment: ${iep.generalEducationPercent}%`,
      ),
      fields("inline", [["Educational environment", iep.placement ?? ""]]),
      text("Extent to which the student will not participate with nondisabled students:", { bold: true }),
      ...iep.notes.map((words) => text(words)),
      heading("Special Considerations"),
      ...yesNo("Does the student need extended school year (ESY) services?", iep.esy === "yes"),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      ...yesNo("Is the student's language of instruction other than English?", false),
      ...(iep.transition.length > 0
        ? [
            pageBreak,
            heading("Secondary Transition Plan"),
            ...iep.transition.map(({ title, text: words }) => fields("above", [[title, words]])),
          ]
        : []),
      heading("IEP Team"),
      ...iep.team.map(({ name: member, role, signed }) =>
        fields("below", [
          [role, signed ? member : ""],
          ["Date", signed ? day(dates.signed) : ""],
        ]),
      ),
    ],
  };
};

/** The standard that a goal's page names; a page for another skill names none. */
function standard(area: string): string {
  if (/reading/i.test(area)) return "Reading: key ideas and details at grade level";
  if (/writ/i.test(area)) return "Writing: text types and purposes at grade level";
  if (/math/i.test(area)) return "Mathematics: operations and algebraic thinking at grade level";
  return "N/A";
}
