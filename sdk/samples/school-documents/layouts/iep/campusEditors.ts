import { type Block, fields, heading, table, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";
import { rightsInColumns } from "../smallPrint.ts";

/** A student information system's second format: one small table per record, with its label in the left cell. */
export const campusEditors: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const record = (...rows: [string, string][]): Block => table(null, rows, [1, 3.6]);
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 46,
      heading: "bar",
      boxes: "squares",
      header: () => ["", `${child.name} | Grade ${child.grade} | ${day(child.born)}`, ""],
      footer: (page, pages) => [data.district, "", `${page}/${pages}`],
    },
    blocks: [
      heading("Individual Education Plan", 1),
      heading("Education Plan"),
      table(
        ["Meeting Date", "Start Date", "End Date", "Last Eval Date", "Next Eval Due"],
        [
          [
            day(dates.meeting),
            day(dates["iep-starts"]),
            day(dates["iep-ends"]),
            day(dates["last-evaluation"]),
            day(dates["reevaluation-due"]),
          ],
        ],
      ),
      record(["Disability 1", iep.disability], ["School", data.school], ["Guardian", child.parents]),
      heading("Present Levels of Performance"),
      ...iep.presentLevels.map(({ title, text: words }) => record(["Area", title], ["Present level", words])),
      record(
        ["Parent/guardian concerns", orNone(iep.concerns)],
        ["Student strengths", orNone(iep.strengths)],
        ["Effect of disability", orNone(iep.impact)],
      ),
      heading("Annual Goals"),
      ...iep.goals.map((goal, index) =>
        record(
          ["Goal number", String(index + 1)],
          ["Goal area", goal.area],
          ["Measurable goal", goal.text],
          ...goal.objectives.map((words, at): [string, string] => [`Objective ${at + 1}`, words]),
          ["Evaluation procedures", orNone(goal.measured)],
        ),
      ),
      heading("Supplementary Aids and Services"),
      ...iep.accommodations.map((words) =>
        record(["Statement", words], ["Amount", "As needed, all settings"]),
      ),
      heading("Special Education Services"),
      ...iep.services.map((service) =>
        record(
          ["Service", service.name],
          ["Amount", amount(service, "words")],
          ["Location", service.place],
          ["Begins / ends", `${orNone(day(service.starts))} / ${orNone(day(service.ends))}`],
        ),
      ),
      heading("Assessments"),
      record(...iep.testing.map((words): [string, string] => ["Assessment", words])),
      heading("Placement"),
      record(
        ["Environment", iep.placement ?? ""],
        ["Percent in general education", `${iep.generalEducationPercent}%`],
        ["ESY", iep.esy === "yes" ? "Needed" : iep.esy === "no" ? "Not needed" : "Undetermined"],
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition"),
            record(...iep.transition.map(({ title, text: words }): [string, string] => [title, words])),
          ]
        : []),
      heading("Team Meeting"),
      ...iep.team.map(({ name, role, signed }) =>
        fields("below", [
          [role, name],
          ["Signed on", signed ? day(dates.signed) : ""],
        ]),
      ),
      ...rightsInColumns("Notice of Rights"),
      text(`Printed for ${child.parents}`, { small: true }),
    ],
  };
};
