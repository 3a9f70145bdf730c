import { checks, heading, table, text } from "../../blocks.ts";
import { amount, days, lastFirst } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";
import { emptyPages } from "../smallPrint.ts";

/** A vendor's export (as Frontline's): two banner tables, every section a table, long tables that continue. */
export const vendorSuite: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09-04-2025");
  return {
    theme: {
      font: "Helvetica",
      size: 8,
      margin: 36,
      heading: "band",
      boxes: "brackets",
      header: () => [data.district, `IEP: ${lastFirst(child.name)} (${child.id})`, "Status: Final"],
      footer: (page, pages) => [
        `Printed ${day(dates.meeting)} 3:14 PM`,
        "CONFIDENTIAL",
        `Page ${page} of ${pages}`,
      ],
    },
    blocks: [
      heading("Individual Education Program", 1),
      table(
        null,
        [
          ["Student", child.name, "Meeting Date", day(dates.meeting)],
          ["Date of Birth", day(child.born), "IEP Begin Date", day(dates["iep-starts"])],
          ["School", data.school, "IEP End Date", day(dates["iep-ends"])],
          ["Eligibility", iep.disability, "Triennial Due", day(dates["reevaluation-due"])],
        ],
        [1, 2, 1, 1.4],
      ),
      heading("Current Performance"),
      table(
        ["Area", "Present Level of Performance"],
        iep.presentLevels.map(({ title, text: words }) => [title, words]),
        [1, 5],
      ),
      text(`Student strengths: ${orNone(iep.strengths)}`),
      text(`Input from parent: ${orNone(iep.concerns)}`),
      heading("Goals and Objectives"),
      ...iep.goals.map((goal, index) =>
        table(
          [`Goal ${index + 1}`, goal.area],
          [
            ["Annual Goal", goal.text],
            ["Baseline", orNone(goal.baseline)],
            ...goal.objectives.map((words, number): [string, string] => [`Objective ${number + 1}`, words]),
            ["Evaluation", orNone(goal.measured)],
          ],
          [1, 5],
        ),
      ),
      heading("Supplementary Aids, Accommodations and Supports"),
      table(
        ["Description", "Begin", "End"],
        iep.accommodations.map((words) => [words, day(dates["iep-starts"]), day(dates["iep-ends"])]),
        [5, 1, 1],
      ),
      heading("Service Minutes"),
      table(
        ["Service", "Begin", "End", "Minutes", "Where"],
        iep.services.map((service) => [
          service.name,
          day(service.starts),
          day(service.ends),
          amount(service, "sessionsFirst"),
          service.place,
        ]),
        [2.4, 1, 1, 1.4, 2],
      ),
      heading("Assessments"),
      table(
        ["Test participation"],
        iep.testing.map((words) => [words]),
      ),
      heading("Environment"),
      table(
        null,
        [
          ["Placement", iep.placement ?? ""],
          ["% in general education", String(iep.generalEducationPercent)],
        ],
        [1, 3],
      ),
      heading("ESY"),
      checks(
        [
          ["Eligible", iep.esy === "yes"],
          ["Not eligible", iep.esy === "no"],
          ["Pending data", iep.esy === "to be decided"],
        ],
        3,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition"),
            table(
              ["Area", "Plan"],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 4],
            ),
          ]
        : []),
      heading("Team"),
      table(
        ["Name", "Role", "Signature"],
        iep.team.map(({ name, role, signed }) => [
          name,
          role,
          signed ? `e-signed ${day(dates.signed)}` : "-",
        ]),
      ),
      ...emptyPages(),
    ],
  };
};
