import { type Block, fields, heading, openTable, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A vendor's print in sentences: "will receive ... for 30 minutes 2 time(s) per week", white space in place of lines. */
export const easyIep: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 46,
      heading: "plain",
      boxes: "brackets",
      header: (page) => [child.name, "Individualized Education Program", `Page ${page}`],
      footer: () => [data.district, "", `Student #${child.id}`],
    },
    blocks: [
      heading(`IEP for ${child.name}`, 1),
      openTable(null, [
        ["Birth date:", day(child.born), "Meeting date:", day(dates.meeting)],
        ["Grade:", child.grade, "IEP dates:", `${day(dates["iep-starts"])} - ${day(dates["iep-ends"])}`],
        ["School:", data.school, "Last eligibility:", day(dates["last-evaluation"])],
        ["Disability:", iep.disability, "Reevaluation due:", day(dates["reevaluation-due"])],
      ]),
      heading("1. Strengths and Concerns"),
      text(`Strengths: ${orNone(iep.strengths)}`),
      text(`Parent concerns: ${orNone(iep.concerns)}`),
      heading("2. Present Levels of Performance"),
      ...iep.presentLevels.map(({ title, text: words }) => text(`Area: ${title}\nPresent level: ${words}`)),
      text(`Impact: ${orNone(iep.impact)}`),
      heading("3. Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Goal ${index + 1}   Area: ${goal.area}`),
        text(goal.text, { indent: 18 }),
        ...goal.objectives.map((words, at) => text(`Objective ${at + 1}: ${words}`, { indent: 36 })),
      ]),
      heading("4. Accommodations"),
      openTable(
        ["Accommodation", "Location"],
        iep.accommodations.map((words) => [words, "All instructional settings"]),
        [3, 1.5],
      ),
      heading("5. Participation in Assessments"),
      ...iep.testing.map((words) => text(words)),
      heading("6. Services"),
      ...iep.services.map((service) =>
        text(
          service.sessions === null
            ? `${service.name} for a total of ${number(service.minutes)} minutes per ${service.period}. Location: ${service.place}. Begin: ${day(service.starts)}. End: ${day(service.ends)}.`
            : `${service.name} for ${service.minutes} minutes ${service.sessions} time(s) per ${service.period}. Location: ${service.place}. Begin: ${day(service.starts)}. End: ${day(service.ends)}.`,
        ),
      ),
      heading("7. Least Restrictive Environment"),
      fields(
        "inline",
        [["Educational placement", iep.placement ?? ""]],
        [["Percent of time in general education", `${iep.generalEducationPercent}%`]],
      ),
      ...iep.notes.map((words) => text(words)),
      heading("8. Extended School Year"),
      text(
        `ESY services ${iep.esy === "yes" ? "are recommended" : iep.esy === "no" ? "are not recommended" : "will be considered at a later meeting"}. ${iep.esyReason}`,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("9. Transition"),
            ...iep.transition.map(({ title, text: words }) =>
              text(`Area: ${title}\nGoal or service: ${words}`),
            ),
          ]
        : []),
      heading("Attendance and Signatures"),
      table(
        ["Participant", "Title", "Signed", "Date"],
        iep.team.map(({ name, role, signed }) => [
          name,
          role,
          signed ? "Yes" : "No",
          signed ? day(dates.signed) : "",
        ]),
      ),
    ],
  };
};
