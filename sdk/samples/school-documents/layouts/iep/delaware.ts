import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After Delaware's form: a wide table per need, from the need through the present level to benchmarks and the goal. */
export const delaware: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const perNeed = Math.ceil(iep.accommodations.length / iep.goals.length);
  return {
    theme: {
      font: "Times",
      size: 10,
      margin: 36,
      landscape: true,
      heading: "band",
      boxes: "squares",
      header: () => [`Student: ${child.name}`, `IEP Meeting: ${day(dates.meeting)}`, `ID: ${child.id}`],
      footer: (page, pages) => [data.district, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("INDIVIDUALIZED EDUCATION PROGRAM", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["Date of birth", day(child.born)],
          ["Grade", child.grade],
          ["School", data.school],
        ],
        [
          ["Disability classification", iep.disability],
          ["Parent", child.parents],
          ["Address", child.address],
        ],
        [
          ["IEP initiation date", day(dates["iep-starts"])],
          ["IEP end date", day(dates["iep-ends"])],
          ["Most recent evaluation summary report", day(dates["last-evaluation"])],
        ],
      ),
      heading("Data Considerations"),
      text(`Student strengths: ${orNone(iep.strengths)}`),
      text(`Educational concerns of the parents: ${orNone(iep.concerns)}`),
      text(`Effect of the disability in the general curriculum: ${orNone(iep.impact)}`),
      heading("Unique Educational Needs, Present Levels, Benchmarks and Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => {
        const aids = iep.accommodations.slice(index * perNeed, (index + 1) * perNeed);
        return [
          table(
            [
              "Unique Educational Needs and Characteristics",
              "PLEP (Present Level of Educational Performance)",
              "Benchmarks",
              "Measurable Annual Goal",
              "Aids, Accommodations and Modifications",
            ],
            [
              [
                goal.area,
                iep.presentLevels[index]?.text ?? "",
                goal.objectives.map((words, at) => `${at + 1}) ${words}`).join("\n"),
                goal.text,
                aids.join("\n"),
              ],
            ],
            [1.1, 2.4, 2, 2.2, 1.7],
          ),
        ];
      }),
      heading("Services"),
      table(
        [
          "Special education and related services",
          "Frequency",
          "Duration",
          "Location",
          "Initiation date",
          "End date",
        ],
        iep.services.map(({ name, minutes, sessions, period, place, starts, ends }) => [
          name,
          sessions === null
            ? `per ${period}`
            : `${sessions} ${sessions === 1 ? "time" : "times"} per ${period}`,
          `${number(minutes)} minutes`,
          place,
          day(starts),
          day(ends),
        ]),
        [2.6, 1.4, 1.1, 2, 1.1, 1.1],
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition Services"),
            ...iep.transition.map(({ title, text: words }) => fields("inline", [[title, words]])),
          ]
        : []),
      heading("Least Restrictive Environment"),
      checks(placementChecks(iep), 2),
      fields("inline", [["Percent of time in the regular setting", `${iep.generalEducationPercent}%`]]),
      ...iep.notes.map((words) => text(`Reasons for the time outside the regular setting: ${words}`)),
      heading("State Assessment"),
      list(iep.testing, "-"),
      heading("Extended School Year Services"),
      text(
        iep.esy === "yes"
          ? "ESY services are needed."
          : iep.esy === "no"
            ? "ESY services are not needed."
            : "The team will meet again to decide on ESY.",
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      heading("Signatures of IEP Team"),
      table(
        ["Role", "Signature", "Date", "Role", "Signature", "Date"],
        pairs(
          iep.team.map(({ name, role, signed }) => [
            role,
            signed ? `${name} /s/` : "",
            signed ? day(dates.signed) : "",
          ]),
        ),
        [1.5, 2, 1, 1.5, 2, 1],
      ),
    ],
  };
};

/** Two rows of cells side by side. */
function pairs(rows: readonly (readonly string[])[]): string[][] {
  return rows.flatMap((row, index) =>
    index % 2 === 0 ? [[...row, ...(rows[index + 1] ?? row.map(() => ""))]] : [],
  );
}
