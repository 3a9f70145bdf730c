import { type Block, checks, fields, heading, list, pageBreak, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Vermont's form: skill areas without a table, a service page with group size, the parent's answer at the end. */
export const vermont: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("Sep 4, 2025");
  return {
    theme: {
      font: "Times",
      size: 11.5,
      margin: 60,
      heading: "plain",
      boxes: "brackets",
      header: () => ["", `IEP of ${child.name}`, ""],
      footer: (page) => [`Form 5 (${data.state})`, "", `${page}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      fields(
        "below",
        [["Student", child.name]],
        [
          ["School", data.school],
          ["Supervisory union or district", data.district],
        ],
        [
          ["Date of birth", day(child.born)],
          ["Grade", child.grade],
          ["Disability", iep.disability],
        ],
        [
          ["Date of IEP meeting", day(dates.meeting)],
          ["IEP beginning date", day(dates["iep-starts"])],
          ["IEP ending date", day(dates["iep-ends"])],
          ["Next evaluation due", day(dates["reevaluation-due"])],
        ],
      ),
      heading("Strengths, interests and the family's concerns"),
      text(orNone(iep.strengths)),
      text(orNone(iep.concerns)),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        text(`Skill area: ${title}`, { italic: true }),
        text(words),
      ]),
      heading("Impact of the disability"),
      text(orNone(iep.impact)),
      heading("Goals and Objectives"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Goal ${index + 1}. Area: ${goal.area}`, { italic: true }),
        text(goal.text),
        ...(goal.objectives.length > 0 ? [list(goal.objectives, "o")] : []),
        text(`Evaluation: ${orNone(goal.measured)}. Schedule: end of each term.`),
      ]),
      pageBreak,
      heading("Service Page"),
      table(
        ["Service and provider", "Frequency", "Minutes", "Group size", "Location", "Start", "End"],
        iep.services.map(({ name, provider, minutes, sessions, period, place, starts, ends }) => [
          provider ? `${name}\n(${provider})` : name,
          sessions === null ? `total per ${period}` : `${sessions} per ${period}`,
          number(minutes),
          /individual/i.test(name) ? "1:1" : place.includes("class") ? "class" : "1:3",
          place,
          day(starts),
          day(ends),
        ]),
        [2.3, 1.2, 0.9, 0.8, 1.5, 1.2, 1.2],
      ),
      heading("Accommodations, Modifications and Supplementary Aids"),
      list(iep.accommodations, "o"),
      heading("State and Local Assessment"),
      list(iep.testing, "o"),
      heading("Placement"),
      text(`The team considered the least restrictive environment. Placement chosen: ${iep.placement}`),
      text(
        `The student spends ${iep.generalEducationPercent}% of the school day in the general education environment.`,
      ),
      ...iep.notes.map((words) => text(words)),
      ...(iep.transition.length > 0
        ? [
            heading("Postsecondary Goals and Transition Services"),
            ...iep.transition.flatMap(({ title, text: words }) => [
              text(`${title}:`, { italic: true }),
              text(words),
            ]),
          ]
        : []),
      heading("Extended School Year (ESY)"),
      text("Does the student need ESY services?"),
      checks(
        [
          ["Yes", iep.esy === "yes"],
          ["No", iep.esy === "no"],
          ["Not decided yet", iep.esy === "to be decided"],
        ],
        4,
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      heading("Signatures"),
      ...iep.team
        .filter(({ role }) => !/parent/i.test(role))
        .map(({ name, role, signed }) =>
          text(signed ? `/s/ ${name}, ${role}, ${day(dates.signed)}` : `__________________, ${role}`),
        ),
      ...iep.team
        .filter(({ role }) => /parent/i.test(role))
        .map(({ name, role, signed }) =>
          text(
            signed
              ? `I have received a copy of this IEP and of my rights. /s/ ${name}, ${role}, ${day(dates.signed)}`
              : `I have received a copy of this IEP and of my rights. __________________, ${role}`,
          ),
        ),
    ],
  };
};
