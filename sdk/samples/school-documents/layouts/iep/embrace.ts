import { checks, columns, heading, list, table, text } from "../../blocks.ts";
import { amount, days, first } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A vendor's modern export: no boxes around facts, labels in front of text, services as cards in sentences. */
export const embrace: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("Sept. 4, 2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Helvetica",
      size: 11,
      margin: 54,
      heading: "underline",
      boxes: "brackets",
      footer: (page, pages) => [child.name, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading(`${name}'s IEP`, 1),
      columns(
        [
          text(`Team met: ${day(dates.meeting)}`),
          text(`Plan begins: ${day(dates["iep-starts"])}`),
          text(`Plan ends: ${day(dates["iep-ends"])}`),
        ],
        [
          text(`Last full evaluation: ${day(dates["last-evaluation"])}`),
          text(`Next evaluation by: ${day(dates["reevaluation-due"])}`),
          text(`Eligible under: ${iep.disability}`),
        ],
      ),
      heading(`What ${name} does well`),
      text(orNone(iep.strengths)),
      heading("What the family wants us to know"),
      text(orNone(iep.concerns)),
      heading("Current levels"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [heading(title, 3), text(words)]),
      heading("Goals for this year"),
      ...iep.goals.flatMap((goal, index) => [
        heading(`${index + 1}. ${goal.area}`, 3),
        text(goal.text),
        ...(goal.baseline ? [text(`Starting point: ${goal.baseline}`, { indent: 12 })] : []),
        ...(goal.objectives.length > 0
          ? [text("Steps along the way:", { indent: 12 }), list(goal.objectives, "-")]
          : []),
      ]),
      heading("Supports in class"),
      list(iep.accommodations),
      heading("How much help, where and when"),
      ...iep.services.map((service) =>
        text(
          `${service.name}: ${amount(service, "words")}, ${service.place}. ${day(service.starts)} through ${day(service.ends)}.`,
        ),
      ),
      heading("Where learning happens"),
      text(`${iep.placement}. In general education ${iep.generalEducationPercent}% of the time.`),
      heading("Tests"),
      table(
        ["State and district tests"],
        iep.testing.map((words) => [words]),
      ),
      heading("Summer services (ESY)"),
      checks(
        [
          ["Yes", iep.esy === "yes"],
          ["No", iep.esy === "no"],
          ["We will decide later", iep.esy === "to be decided"],
        ],
        3,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("After high school"),
            ...iep.transition.map(({ title, text: words }) => text(`${title}: ${words}`)),
          ]
        : []),
      heading("Team"),
      ...iep.team.map(({ name: member, role, signed }) =>
        text(
          signed ? `${member} (${role}) - signed ${day(dates.signed)}` : `${member} (${role}) - not signed`,
        ),
      ),
    ],
  };
};
