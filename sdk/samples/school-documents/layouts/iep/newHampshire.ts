import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After New Hampshire's form: a profile, objectives for each goal, the length of the day and year, the parent's decision at the end. */
export const newHampshire: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 56,
      justified: true,
      heading: "caps",
      boxes: "squares",
      header: () => [data.district, "", `IEP / ${child.name}`],
      footer: (page) => ["", String(page), ""],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      fields(
        "inline",
        [["Student", `${child.name}, born ${day(child.born)}, grade ${child.grade}`]],
        [["School", data.school]],
        [["Identified disability", iep.disability]],
        [["Date of team meeting", day(dates.meeting)]],
        [["IEP from", `${day(dates["iep-starts"])} to ${day(dates["iep-ends"])}`]],
        [["Date of next reevaluation", day(dates["reevaluation-due"])]],
      ),
      heading("Student Profile"),
      text(orNone(iep.strengths)),
      text(orNone(iep.concerns)),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
      text("Influence of the disability on involvement in the general curriculum", { bold: true }),
      text(orNone(iep.impact)),
      heading("Measurable Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Annual goal ${index + 1} in ${goal.area}`, { bold: true }),
        text(goal.text),
        table(
          ["Short-term objectives or benchmarks", "How measured"],
          goal.objectives.map((words) => [words, orNone(goal.measured)]),
          [4, 1.6],
        ),
      ]),
      heading("Accommodations and Modifications"),
      list(iep.accommodations, "-"),
      heading("State and District Assessment"),
      list(iep.testing, "-"),
      heading("Special Education and Related Services"),
      table(
        ["Service", "How often and how long", "Provider", "Location", "Dates"],
        iep.services.map(({ name, minutes, sessions, period, provider, place, starts, ends }) => [
          name,
          sessions === null
            ? `${number(minutes)} minutes per ${period}`
            : `${sessions} x ${minutes} minutes per ${period}`,
          orNone(provider),
          place,
          `${day(starts)} to ${day(ends)}`,
        ]),
        [1.8, 1.5, 1.4, 1.4, 1.8],
      ),
      text("Length of school year: 180 days. Length of school day: 6.5 hours."),
      heading("Placement"),
      text(`Placement: ${iep.placement}`),
      text(`Percentage of the day in the regular education environment: ${iep.generalEducationPercent}%`),
      ...iep.notes.map((words) => text(words)),
      heading("Extended School Year"),
      checks(
        [
          ["ESY services are required", iep.esy === "yes"],
          ["ESY services are not required", iep.esy === "no"],
          ["ESY will be determined later", iep.esy === "to be decided"],
        ],
        1,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition Plan"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
      heading("Team Members Present"),
      text(iep.team.map(({ name, role }) => `${name} (${role})`).join(", ")),
      heading("Decision of the Parent or Adult Student"),
      checks(
        [
          ["I consent to this IEP and placement in full.", true],
          ["I consent, with these exceptions:", false],
          ["I do not consent.", false],
        ],
        1,
      ),
      ...iep.team
        .filter(({ signed }) => signed)
        .map(({ name, role }) =>
          text(`Signature: ${name}     ${role}     Date: ${day(dates["consent-signed"])}`),
        ),
    ],
  };
};
