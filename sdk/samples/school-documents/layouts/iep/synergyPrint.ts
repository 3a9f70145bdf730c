import { type Block, checks, fields, heading, text } from "../../blocks.ts";
import { days, lastFirst, number } from "../../print.ts";
import { accommodationChecks, type Layout, orNone, part } from "../Layout.ts";

/** A vendor's screen as it prints: every value in a box under a small label, sessions, unit and minutes in boxes of their own. */
export const synergyPrint: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const box = (label: string, value: string): Block => fields("boxed", [[label, value]]);
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 38,
      heading: "band",
      boxes: "squares",
      header: () => [data.district, "", "Student Special Education Record"],
      footer: (page, pages) => [
        `${lastFirst(child.name)}`,
        `Perm ID ${child.id}`,
        `Page ${page} of ${pages}`,
      ],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      fields(
        "boxed",
        [
          ["Last Name, First Name", lastFirst(child.name)],
          ["Birth Date", day(child.born)],
          ["Grade", child.grade],
          ["School", data.school],
        ],
        [
          ["IEP Meeting Date", day(dates.meeting)],
          ["IEP Start Date", day(dates["iep-starts"])],
          ["IEP End Date", day(dates["iep-ends"])],
          ["Reevaluation Due Date", day(dates["reevaluation-due"])],
        ],
        [
          ["Primary Disability", iep.disability],
          ["Parent/Guardian", child.parents],
        ],
      ),
      heading("Student Strengths and Parent Input"),
      box("Strengths", orNone(iep.strengths)),
      box("Parent Concerns", orNone(iep.concerns)),
      heading("Present Levels"),
      ...iep.presentLevels.map((level) => box(level.title, level.text)),
      box("Impact of Disability", orNone(iep.impact)),
      ...(iep.transition.length > 0
        ? [heading("Postsecondary Goals"), ...iep.transition.map((goal) => box(goal.title, goal.text))]
        : []),
      ...iep.goals.flatMap((goal, index): Block[] => [
        heading(`Goal ${index + 1} of ${iep.goals.length}`),
        fields("boxed", [
          ["Goal Area", goal.area],
          ["Measurement", orNone(goal.measured)],
        ]),
        box("Annual Goal", goal.text),
        ...goal.objectives.map((words, at) => box(`Objective ${at + 1}`, words)),
      ]),
      heading("Classroom Accommodations"),
      checks(accommodationChecks(iep), 2),
      heading("Assessment Participation and Accommodations"),
      ...iep.testing.map((words, index) => box(`Test ${index + 1}`, words)),
      heading("Services"),
      ...iep.services.map(({ name, minutes, sessions, period, place, starts, ends }) =>
        fields(
          "boxed",
          [
            ["Service", name],
            ["Setting", place],
          ],
          [
            ["Minutes", number(minutes)],
            ["Sessions", sessions === null ? "" : String(sessions)],
            ["Per", period],
            ["Begin", day(starts)],
            ["End", day(ends)],
          ],
        ),
      ),
      heading("Extended School Year"),
      fields("boxed", [
        ["ESY Eligible", iep.esy === "yes" ? "Yes" : iep.esy === "no" ? "No" : "Pending"],
        ["ESY Rationale", iep.esyReason],
      ]),
      heading("Least Restrictive Environment"),
      fields("boxed", [
        ["Placement", iep.placement ?? ""],
        ["% in General Education", String(iep.generalEducationPercent)],
      ]),
      ...iep.notes.map((words) => box("LRE Explanation", words)),
      heading("Team Members"),
      ...iep.team.map(({ name, role, signed }) =>
        fields("boxed", [
          ["Name", name],
          ["Role", role],
          ["Electronic Signature", signed ? name : ""],
          ["Signed On", signed ? day(dates.signed) : ""],
        ]),
      ),
      heading("Behavior Intervention Plan"),
      fields("boxed", [
        ["Target Behavior", "No data entered"],
        ["Replacement Behavior", "No data entered"],
        ["Reviewed On", ""],
      ]),
      text("End of document", { small: true, align: "center" }),
    ],
  };
};
