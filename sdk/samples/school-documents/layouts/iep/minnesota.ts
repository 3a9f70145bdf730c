import { fields, heading, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Minnesota's recommended form: lettered sections, needs under each area, direct and indirect minutes, a federal setting by number. */
export const minnesota: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/25");
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 48,
      noBold: true,
      heading: "band",
      boxes: "brackets",
      footer: (page, pages) => ["", `${child.name} / IEP / ${page} of ${pages}`, ""],
    },
    blocks: [
      text(data.district, { align: "right" }),
      heading("Individualized Education Program (IEP)", 1),
      heading("A. IEP INFORMATION"),
      fields(
        "above",
        [
          ["Student name", child.name],
          ["MARSS ID", child.id],
          ["Grade", child.grade],
        ],
        [
          ["IEP meeting date", day(dates.meeting)],
          ["IEP written date", day(dates.document)],
          ["Last comprehensive evaluation", day(dates["last-evaluation"])],
        ],
        [
          ["Primary disability", iep.disability],
          ["School", data.school],
          ["IEP manager", iep.team[1]?.name ?? ""],
        ],
      ),
      heading("B. PRESENT LEVELS OF ACADEMIC ACHIEVEMENT AND FUNCTIONAL PERFORMANCE"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title.toUpperCase()), text(words)]),
      text(`Student strengths: ${orNone(iep.strengths)}`),
      text(`Parent concerns: ${orNone(iep.concerns)}`),
      heading("C. MEASURABLE ANNUAL GOALS AND SHORT-TERM OBJECTIVES"),
      ...iep.goals.map((goal, index) =>
        table(
          null,
          [
            [`Goal #${index + 1}   Area: ${goal.area}`],
            ["Annual goal", goal.text],
            ...goal.objectives.map((words, at) => [`Objective ${String.fromCharCode(97 + at)}`, words]),
            ["How progress is measured", orNone(goal.measured)],
          ],
          [1, 4],
        ),
      ),
      heading("D. ADAPTATIONS IN GENERAL AND SPECIAL EDUCATION"),
      text(iep.accommodations.map((words, index) => `${index + 1}) ${words}`).join("\n")),
      heading("E. SERVICES"),
      table(
        [
          "Instruction or service",
          "Location",
          "Sessions",
          "Direct minutes",
          "Indirect minutes",
          "Start",
          "Through",
        ],
        iep.services.map(({ name, place, sessions, period, minutes, starts, ends }) => [
          name,
          place,
          sessions === null ? `per ${period}` : `${sessions} per ${period}`,
          number(minutes),
          "",
          day(starts),
          day(ends),
        ]),
        [2.4, 1.8, 1.3, 0.9, 0.9, 1, 1],
      ),
      heading("F. LEAST RESTRICTIVE ENVIRONMENT EXPLANATION"),
      fields(
        "above",
        [["Setting", iep.placement ?? ""]],
        [["Percent of day with general education peers", `${iep.generalEducationPercent}%`]],
      ),
      heading("G. MINNESOTA ASSESSMENTS"),
      table(
        ["Statewide and districtwide assessments"],
        iep.testing.map((words) => [words]),
      ),
      heading("H. EXTENDED SCHOOL YEAR (ESY)"),
      text(
        iep.esy === "yes"
          ? `The student requires ESY services. ${iep.esyReason}`
          : iep.esy === "no"
            ? `The student does not require ESY services. ${iep.esyReason}`
            : `More data is needed before the team can determine ESY. ${iep.esyReason}`,
      ),
      heading("I. TEAM MEMBERS"),
      table(
        ["Title", "Name", "Attended"],
        iep.team.map(({ name, role }) => [role, name, "Y"]),
      ),
      text("Parent consent is on the separate consent form."),
    ],
  };
};
