import { type Block, checks, fields, heading, rule, table, text } from "../../blocks.ts";
import { days, lastFirst, number } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** A student system's state edition: a part per editor, labels above values, minutes and sessions in columns of their own. */
export const planEditors: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 44,
      heading: "caps",
      boxes: "dingbats",
      header: () => [lastFirst(child.name), `DOB ${day(child.born)}`, `Grade ${child.grade}`],
      footer: (page, pages) => [
        data.school,
        `Plan date ${day(dates["iep-starts"])}`,
        `Page ${page} of ${pages}`,
      ],
    },
    blocks: [
      heading("Individual Education Plan", 1),
      heading("Plan Information"),
      fields(
        "above",
        [
          ["Meeting Date", day(dates.meeting)],
          ["Plan Start Date", day(dates["iep-starts"])],
          ["Plan End Date", day(dates["iep-ends"])],
          ["Last Reevaluation", day(dates["last-evaluation"])],
        ],
        [
          ["Primary Disability", iep.disability],
          ["Guardian(s)", child.parents],
          ["Resident District", data.district],
        ],
      ),
      heading("Present Levels of Performance"),
      ...iep.presentLevels.map((level) => fields("above", [[level.title, level.text]])),
      fields("above", [["Strengths", orNone(iep.strengths)]], [["Parental concerns", orNone(iep.concerns)]]),
      fields("above", [["Adverse effect of the disability", orNone(iep.impact)]]),
      rule,
      ...(iep.transition.length > 0
        ? [
            heading("Postsecondary Goals and Transition Services"),
            ...iep.transition.map((goal) => fields("above", [[goal.title, goal.text]])),
          ]
        : []),
      heading("Goals and Objectives"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        fields("above", [[`Goal ${index + 1} - ${goal.area}`, goal.text]]),
        ...goal.objectives.map((words, at) => text(`${index + 1}.${at + 1}  ${words}`, { indent: 20 })),
        text(`Measured by ${orNone(goal.measured)}; reported every nine weeks.`, { italic: true }),
      ]),
      rule,
      heading("Supplementary Aids and Accommodations"),
      table(
        ["Accommodation/modification", "Location"],
        iep.accommodations.map((words) => [words, "General education; special education"]),
        [3, 2],
      ),
      heading("Assessment"),
      table(
        ["Assessment and accommodations"],
        iep.testing.map((words) => [words]),
      ),
      heading("Special Education and Related Services"),
      table(
        ["Service", "Sessions", "Min/Session", "Frequency", "Location", "Start", "End"],
        iep.services.map(({ name, minutes, sessions, period, place, starts, ends }) => [
          name,
          sessions === null ? "" : String(sessions),
          sessions === null ? `${number(minutes)} total` : number(minutes),
          `per ${period}`,
          place,
          day(starts),
          day(ends),
        ]),
        [2.1, 0.8, 1, 1, 1.6, 1.1, 1.1],
      ),
      heading("Least Restrictive Environment"),
      checks(placementChecks(iep)),
      fields("above", [["Percent of time in general education", `${iep.generalEducationPercent}%`]]),
      ...iep.notes.map((words) => fields("above", [["Explanation of nonparticipation", words]])),
      heading("Extended School Year"),
      fields("above", [
        ["ESY Needed", iep.esy === "yes" ? "Yes" : iep.esy === "no" ? "No" : "Undetermined"],
        ["Comments", iep.esyReason],
      ]),
      heading("Team Meeting"),
      table(
        ["Invited", "Role", "Signature", "Date signed"],
        iep.team.map(({ name, role, signed }) => [
          name,
          role,
          signed ? name : "",
          signed ? day(dates.signed) : "",
        ]),
      ),
    ],
  };
};
