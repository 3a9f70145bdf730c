import { type Block, checks, fields, heading, table, text } from "../../blocks.ts";
import { days, first, number } from "../../print.ts";
import { yesNo } from "../formParts.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After North Dakota's form: lettered sections, adaptations in one paragraph each, setting codes, no bold type. */
export const northDakota: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09-04-2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 50,
      noBold: true,
      heading: "underline",
      boxes: "parentheses",
      header: () => [child.name, "", `ND ID ${child.id}`],
      footer: (page, pages) => ["INDIVIDUALIZED EDUCATION PROGRAM", "", `${page} / ${pages}`],
    },
    blocks: [
      heading("INDIVIDUALIZED EDUCATION PROGRAM", 1),
      heading("A. Student and School Information"),
      fields(
        "inline",
        [
          ["Name of student", child.name],
          ["Birthdate", day(child.born)],
        ],
        [
          ["Resident district", data.district],
          ["School", data.school],
        ],
        [
          ["Grade", child.grade],
          ["Primary disability", iep.disability],
        ],
      ),
      heading("B. Parent Information"),
      text(`${child.parents}, ${child.address}, ${child.phone}`),
      heading("C. IEP Information"),
      fields(
        "inline",
        [
          ["IEP meeting date", day(dates.meeting)],
          ["IEP annual review date", day(dates["annual-review-due"])],
        ],
        [
          ["Last comprehensive assessment report", day(dates["last-evaluation"])],
          ["Three-year evaluation date", day(dates["reevaluation-due"])],
        ],
      ),
      heading("D. Team Members"),
      table(
        ["Name", "Role", "Attended (signature)"],
        iep.team.map(({ name: member, role, signed }) => [
          member,
          role,
          signed ? `${member}, ${day(dates.signed)}` : "excused in writing",
        ]),
      ),
      heading("E. Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.map(({ title, text: words }) => text(`${title}\n${words}`)),
      text(`Strengths\n${orNone(iep.strengths)}`),
      text(`Concerns of the parents\n${orNone(iep.concerns)}`),
      text(`Effect of the disability on progress in the general curriculum\n${orNone(iep.impact)}`),
      heading("F. Consideration of Special Factors"),
      text("The team considered behavior, language, braille, communication and assistive technology."),
      ...(iep.transition.length > 0
        ? [
            heading("G. Transition"),
            ...iep.transition.map(({ title, text: words }) => text(`${title}\n${words}`)),
          ]
        : []),
      heading("H. Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Annual Goal ${index + 1} (${goal.area})`),
        text(goal.text, { indent: 14 }),
        ...goal.objectives.map((words, at) =>
          text(`Objective ${index + 1}.${at + 1} ${words}`, { indent: 28 }),
        ),
        text(`Progress is measured by: ${orNone(goal.measured)}`, { indent: 14 }),
      ]),
      heading("I. Adaptations of Educational Services"),
      ...iep.accommodations.map((words, index) => text(`${index + 1}. ${words}`)),
      heading("J. Participation in State and Districtwide Assessments"),
      ...iep.testing.map((words, index) => text(`${index + 1}. ${words}`)),
      heading("K. Special Education and Related Services"),
      table(
        ["Service", "Minutes", "Per", "Location", "Starting date", "Ending date"],
        iep.services.map(({ name: service, minutes, sessions, period, place, starts, ends }) => [
          service,
          sessions === null ? number(minutes) : `${sessions} times ${minutes}`,
          period,
          place,
          day(starts),
          day(ends),
        ]),
        [2.4, 1, 0.8, 1.8, 1.1, 1.1],
      ),
      heading("L. Least Restrictive Environment"),
      checks(placementChecks(iep)),
      text(`Percent of time in general education: ${iep.generalEducationPercent}`),
      ...iep.notes.map((words) => text(`LRE justification: ${words}`)),
      heading("M. Extended School Year"),
      ...(iep.esy === "to be decided"
        ? [text(`The team will decide whether ${name} needs extended school year services by May.`)]
        : yesNo("Extended school year services are required.", iep.esy === "yes")),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
    ],
  };
};
