import { checks, heading, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Indiana's online IEP: a case conference in plain lines, a paragraph of facts per service, no table at all. */
export const indiana: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 56,
      heading: "plain",
      boxes: "parentheses",
      header: (page) => ["", "", `${child.name} - ${child.id} - ${page}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      text(`Conference Date: ${day(dates.meeting)}`),
      text(`Student: ${child.name}     Grade: ${child.grade}     Date of Birth: ${day(child.born)}`),
      text(`School of Service: ${data.school}`),
      text(`Primary Exceptionality: ${iep.disability}`),
      text(`IEP Implementation Date: ${day(dates["iep-starts"])}     Through: ${day(dates["iep-ends"])}`),
      text(`Reevaluation Due By: ${day(dates["reevaluation-due"])}`),
      heading("Present Levels"),
      text("Strengths of the Student", { italic: true }),
      text(orNone(iep.strengths)),
      text("Progress Monitoring Data and Present Levels", { italic: true }),
      ...iep.presentLevels.map(({ text: words }) => text(words)),
      text("Concerns of the Parent", { italic: true }),
      text(orNone(iep.concerns)),
      text("Effect of the Disability in the General Education Curriculum", { italic: true }),
      text(orNone(iep.impact)),
      heading("Goals"),
      ...iep.goals.flatMap((goal, index) => [
        text(`Goal ${index + 1} of ${iep.goals.length}`),
        text(`Goal Area: ${goal.area}`),
        text(`Goal Statement: ${goal.text}`),
        text(`Monitored By: ${orNone(goal.measured)}`),
        ...goal.objectives.map((words, at) => text(`Benchmark ${at + 1}: ${words}`, { indent: 20 })),
      ]),
      heading("Provisions"),
      text("Accommodations", { italic: true }),
      text(`${iep.accommodations.join("; ")}.`),
      text("Participation in Testing Programs", { italic: true }),
      ...iep.testing.map((words) => text(words)),
      heading("Services"),
      ...iep.services.flatMap(({ name, minutes, sessions, period, place, starts, ends }, index) => [
        text(`Service ${index + 1}: ${name}`),
        text(
          `Initiation: ${day(starts)}     End: ${day(ends)}     Length: ${number(minutes)} minutes     Frequency: ${sessions === null ? `total per ${period}` : `${sessions} per ${period}`}     Location: ${place}`,
          { indent: 20 },
        ),
      ]),
      text("Extended School Year Services Needed:"),
      checks(
        [
          ["Yes", iep.esy === "yes"],
          ["No", iep.esy === "no"],
        ],
        5,
      ),
      heading("Least Restrictive Environment"),
      text(`Placement: ${iep.placement}`),
      text(`Percent of time in general education: ${iep.generalEducationPercent}`),
      ...(iep.transition.length > 0
        ? [
            heading("Transition IEP"),
            ...iep.transition.flatMap(({ title, text: words }) => [
              text(title, { italic: true }),
              text(words),
            ]),
          ]
        : []),
      heading("Case Conference Committee Notes"),
      ...iep.notes.map((words) => text(words)),
      heading("Signatures of the Case Conference Committee"),
      ...iep.team.map(({ name, role, signed }) =>
        text(
          signed
            ? `${role}: ${name}     (signed electronically ${day(dates.signed)})`
            : `${role}: _______________________     Date: ____________`,
        ),
      ),
    ],
  };
};
