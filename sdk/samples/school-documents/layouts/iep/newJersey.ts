import { fields, heading, list, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";
import { rightsInColumns } from "../smallPrint.ts";

/** After New Jersey's sample form: a participants page first, narrative sections, services with period and duration. */
export const newJersey: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/25");
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 64,
      justified: true,
      heading: "plain",
      boxes: "brackets",
      footer: (page) => [child.name, "", `- ${page} -`],
    },
    blocks: [
      text(data.district.toUpperCase(), { align: "center", bold: true }),
      heading("Individualized Education Program", 1),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["Birth Date", day(child.born)],
        ],
        [
          ["Grade", child.grade],
          ["Case Manager", iep.team[1]?.name ?? ""],
        ],
        [["Classification", iep.disability]],
        [
          ["IEP Meeting Date", day(dates.meeting)],
          ["Implementation Date", day(dates["iep-starts"])],
        ],
        [
          ["Annual Review Date", day(dates["annual-review-due"])],
          ["Reevaluation Date", day(dates["reevaluation-due"])],
        ],
      ),
      heading("Meeting Participants"),
      text("Your signature indicates participation in the development of the IEP.", { italic: true }),
      table(
        ["Participant", "Signature", "Date"],
        iep.team.map(({ name, role, signed }) => [
          `${role}: ${name}`,
          signed ? name : "",
          signed ? day(dates.signed) : "",
        ]),
        [3, 2, 1],
      ),
      heading("Present Levels of Academic Achievement and Functional Performance (PLAAFP)"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title, { italic: true }), text(words)]),
      text("Consider the concerns of the parent(s):", { italic: true }),
      text(orNone(iep.concerns)),
      heading("Goals and Objectives or Benchmarks"),
      ...iep.goals.flatMap((goal, index) => [
        text(`AREA OF NEED: ${goal.area}`, { bold: true }),
        text(`Annual Measurable Academic and/or Functional Goal ${index + 1}:`),
        text(goal.text, { indent: 18 }),
        table(
          ["Benchmarks or Short Term Objectives", "Criteria", "Evaluation Procedures"],
          goal.objectives.map((words) => [words, "80%", orNone(goal.measured)]),
          [4, 1, 1.6],
        ),
      ]),
      heading("Modifications in the General Education Classroom"),
      list(iep.accommodations, "_"),
      heading("Special Education Determination / Statement of Special Education and Related Services"),
      table(
        ["Service", "Frequency", "Period", "Duration", "Location"],
        iep.services.map((service) => [
          service.name,
          service.sessions === null ? "-" : `${service.sessions} times`,
          service.period,
          `${service.minutes} min.`,
          service.place,
        ]),
        [3, 1, 1, 1, 2],
      ),
      heading("Rationale for Removal from General Education"),
      text(iep.placement ?? ""),
      text(
        `The student spends ${iep.generalEducationPercent} percent of the school day in the presence of general education students.`,
      ),
      heading("Extended School Year"),
      text(
        iep.esy === "yes"
          ? "An extended school year program IS required. "
          : "An extended school year program IS NOT required.",
      ),
      text(orNone(iep.esyReason)),
      heading("Participation in District and State Assessments"),
      ...iep.testing.map((words) => text(words)),
      ...(iep.transition.length > 0
        ? [
            heading("Statement of Transition Planning"),
            ...iep.transition.flatMap(({ title, text: words }) => [
              text(title, { italic: true }),
              text(words),
            ]),
          ]
        : []),
      ...rightsInColumns("Parental Rights"),
    ],
  };
};
