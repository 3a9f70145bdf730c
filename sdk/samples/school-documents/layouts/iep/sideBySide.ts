import { type Block, checks, columns, fields, heading, list, pageBreak, table, text } from "../../blocks.ts";
import { amount, days, first } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A district's two-column form: each area's present level on the left, its goal on the right. */
export const sideBySide: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("Sept. 4, 2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 48,
      heading: "plain",
      boxes: "blanks",
      header: () => [data.district, "", "IEP"],
      footer: (page, pages) => [child.name, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      fields("below", [["Student", child.name]]),
      columns(
        [
          fields(
            "inline",
            [["Birth date", day(child.born)]],
            [["Grade", child.grade]],
            [["School", data.school]],
          ),
          fields("inline", [["Disability", iep.disability]], [["Family", child.parents]]),
        ],
        [
          fields(
            "inline",
            [["IEP meeting", day(dates.meeting)]],
            [["Annual review due", day(dates["annual-review-due"])]],
            [["Reevaluation due", day(dates["reevaluation-due"])]],
          ),
        ],
      ),
      columns(
        [text("Strengths", { bold: true }), text(orNone(iep.strengths))],
        [text("Family concerns", { bold: true }), text(orNone(iep.concerns))],
      ),
      heading("Present Levels and Annual Goals"),
      ...iep.presentLevels.flatMap((level, index): Block[] => {
        const goal = iep.goals[index];
        return [
          columns(
            [text(`Present level: ${level.title}`, { bold: true }), text(level.text)],
            goal
              ? [
                  text(`Annual goal: ${goal.area}`, { bold: true }),
                  text(goal.text),
                  text(`How measured: ${orNone(goal.measured)}`, { italic: true }),
                ]
              : [text("No goal in this area.")],
          ),
        ];
      }),
      text(`Effect of the disability: ${orNone(iep.impact)}`),
      pageBreak,
      columns(
        [text("Accommodations", { bold: true }), list(iep.accommodations, "-")],
        [text("State and district tests", { bold: true }), list(iep.testing, "-")],
      ),
      heading("Special Education and Related Services"),
      table(
        ["Service", "Time", "Place", "Begins", "Ends"],
        iep.services.map((service) => [
          service.name,
          amount(service, "short"),
          service.place,
          day(service.starts),
          day(service.ends),
        ]),
        [2.2, 1.5, 1.7, 1.3, 1.3],
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
      columns(
        [
          text("Placement (LRE)", { bold: true }),
          text(iep.placement ?? ""),
          text(`${name} is in general education ${iep.generalEducationPercent}% of the week.`),
          ...iep.notes.map((words) => text(words)),
        ],
        [
          text("Extended school year", { bold: true }),
          checks(
            [
              ["Needed", iep.esy === "yes"],
              ["Not needed", iep.esy === "no"],
              ["Decide later", iep.esy === "to be decided"],
            ],
            1,
          ),
          ...(iep.esyReason ? [text(iep.esyReason)] : []),
        ],
      ),
      heading("Signatures"),
      ...iep.team.map((member) =>
        fields("below", [
          [member.role, member.signed ? member.name : ""],
          ["Date", member.signed ? day(dates.signed) : ""],
        ]),
      ),
    ],
  };
};
