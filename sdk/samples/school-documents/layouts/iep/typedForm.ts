import { type Block, checks, fields, heading, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import type { ServiceData } from "../../sampleSchema.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A small district's form that was once typed: one face, capitals for headings, no tables, a line per service. */
export const typedForm: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9-4-25");
  return {
    theme: {
      font: "Courier",
      size: 10,
      margin: 60,
      noBold: true,
      heading: "caps",
      boxes: "blanks",
      footer: (page) => [`Form SE-7 (rev. 8-09)`, "", `p. ${page}`],
    },
    blocks: [
      text(data.district.toUpperCase(), { align: "center" }),
      text("INDIVIDUALIZED EDUCATIONAL PROGRAM", { align: "center" }),
      fields(
        "inline",
        [["NAME", child.name]],
        [["BIRTH DATE", day(child.born)]],
        [["SCHOOL AND GRADE", `${data.school}, ${child.grade}`]],
        [["PARENT OR GUARDIAN", child.parents]],
        [["HANDICAPPING CONDITION", iep.disability]],
        [["DATE OF CONFERENCE", day(dates.meeting)]],
        [["IEP IN EFFECT", `${day(dates["iep-starts"])} TO ${day(dates["iep-ends"])}`]],
        [["NEXT THREE-YEAR REEVALUATION", day(dates["reevaluation-due"])]],
      ),
      heading("1. Present Levels of Performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        text(`${title.toUpperCase()}:`),
        text(words),
      ]),
      ...(iep.strengths ? [text("STRENGTHS:"), text(iep.strengths)] : []),
      ...(iep.concerns ? [text("PARENT'S REMARKS:"), text(iep.concerns)] : []),
      heading("2. Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`GOAL ${index + 1} (${goal.area.toUpperCase()})`),
        text(goal.text),
        ...goal.objectives.map((words, at) => text(`${letters[at] ?? "-"}. ${words}`, { indent: 20 })),
      ]),
      heading("3. Special Education and Related Services"),
      ...iep.services.map((service) => text(line(service, day))),
      heading("4. Accommodations in the Regular Classroom"),
      ...iep.accommodations.map((words) => text(`-- ${words}`)),
      heading("5. Testing Program"),
      ...iep.testing.map((words) => text(`-- ${words}`)),
      heading("6. Placement"),
      text(iep.placement ?? ""),
      text(`PERCENT OF DAY IN REGULAR EDUCATION: ${iep.generalEducationPercent}`),
      heading("7. Extended School Year"),
      checks(
        [
          ["needed", iep.esy === "yes"],
          ["not needed", iep.esy === "no"],
          ["to be discussed in the spring", iep.esy === "to be decided"],
        ],
        1,
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      ...(iep.transition.length > 0
        ? [
            heading("8. Transition (age 16 and over)"),
            ...iep.transition.flatMap(({ title, text: words }) => [
              text(`${title.toUpperCase()}:`),
              text(words),
            ]),
          ]
        : []),
      heading("Conference Participants"),
      ...iep.team.map(({ name, role, signed }) =>
        text(
          signed
            ? `${name}, ${role}, signed ${day(dates.signed)}`
            : `______________________, ${role}, ________`,
        ),
      ),
      text(orNone(iep.notes.join(" "))),
    ],
  };
};

const letters = ["a", "b", "c", "d"];

/** "Speech therapy -- 30 minutes, 2 times a week -- speech room -- 9-4-25 to 9-3-26" */
function line(
  { name, minutes, sessions, period, place, starts, ends }: ServiceData,
  day: (iso: string | null) => string,
): string {
  const amount =
    sessions === null
      ? `${number(minutes)} minutes a ${period}`
      : `${minutes} minutes, ${sessions} ${sessions === 1 ? "time" : "times"} a ${period}`;
  return [name, amount, place, `${day(starts)} to ${day(ends)}`].join(" -- ");
}
