import { heading, text } from "../../blocks.ts";
import { days, first, inWords, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A vendor's narrative print: justified paragraphs without a table, accommodations in one sentence with semicolons. */
export const narrativePrint: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Times",
      size: 12,
      margin: 68,
      justified: true,
      heading: "plain",
      boxes: "brackets",
      header: () => ["", "", `${child.name}`],
      footer: (page) => [data.district, "", String(page)],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      text(
        `${child.name}, born ${day(child.born)}, is in grade ${child.grade} at ${data.school} and is eligible under the category of ${iep.disability}.`,
      ),
      text(`Date of IEP meeting: ${day(dates.meeting)}`),
      text(`Effective dates of this IEP: ${day(dates["iep-starts"])} through ${day(dates["iep-ends"])}`),
      text(`Reevaluation due: ${day(dates["reevaluation-due"])}`),
      heading("Strengths and Parent Input"),
      text(orNone(iep.strengths)),
      text(orNone(iep.concerns)),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [heading(title, 3), text(words)]),
      heading("Impact of the Disability"),
      text(orNone(iep.impact)),
      heading("Annual Goals"),
      ...iep.goals.flatMap((goal, index) => [
        heading(`Goal ${index + 1}: ${goal.area}`, 3),
        text(goal.text),
        text(
          `Progress will be measured by ${goal.measured || "the teacher"} and reported with report cards.`,
        ),
      ]),
      heading("Special Education and Related Services"),
      ...iep.services.map((service) =>
        text(
          service.sessions === null
            ? `${service.name} will be provided for ${number(service.minutes)} minutes ${inWords(service)} in the ${service.place} from ${day(service.starts)} through ${day(service.ends)}.`
            : `${service.name} will be provided ${inWords(service)} for ${service.minutes} minutes in the ${service.place} from ${day(service.starts)} through ${day(service.ends)}.`,
        ),
      ),
      heading("Accommodations and Modifications"),
      text(`${name} will receive these accommodations in all classes: ${iep.accommodations.join("; ")}.`),
      heading("Statewide and Districtwide Assessment"),
      ...iep.testing.map((words) => text(words)),
      heading("Least Restrictive Environment"),
      text(`Placement: ${iep.placement}`),
      text(
        `${name} will be in the general education setting for ${iep.generalEducationPercent}% of the school day.`,
      ),
      ...iep.notes.map((words) => text(words)),
      ...(iep.transition.length > 0
        ? [
            heading("Transition Services"),
            ...iep.transition.flatMap(({ title, text: words }) => [heading(title, 3), text(words)]),
          ]
        : []),
      heading("Extended School Year"),
      text(
        iep.esy === "yes"
          ? `The team determined that ${name} requires extended school year services. ${iep.esyReason}`
          : iep.esy === "no"
            ? `The team determined that ${name} does not require extended school year services. ${iep.esyReason}`
            : `The team will determine the need for extended school year services at a later date. ${iep.esyReason}`,
      ),
      heading("IEP Team Signatures"),
      ...iep.team.map((member) =>
        text(
          member.signed
            ? `${member.name}, ${member.role}. Signed ${day(dates.signed)}.`
            : `____________________, ${member.role}.`,
        ),
      ),
    ],
  };
};
