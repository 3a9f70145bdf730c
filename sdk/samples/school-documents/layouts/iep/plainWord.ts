import { heading, list, text } from "../../blocks.ts";
import { days, first, inWords, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A small district's own document: no tables, services in sentences. */
export const plainWord: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Times",
      size: 12,
      margin: 72,
      heading: "plain",
      boxes: "brackets",
      footer: (page) => ["", `${page}`, ""],
    },
    blocks: [
      heading(`IEP for ${child.name}`, 1),
      text(`${data.school}, ${data.district}`, { align: "center" }),
      text(
        `Date of meeting: ${day(dates.meeting)}. Next annual review due: ${day(dates["annual-review-due"])}. Grade ${child.grade}. Eligibility: ${iep.disability}.`,
      ),
      heading("Where things are now (Present Levels)"),
      ...iep.presentLevels.map(({ text: words }) => text(words)),
      heading("What the family told us"),
      text(orNone(iep.concerns)),
      heading("Annual goals"),
      ...iep.goals.flatMap((goal, index) => [
        text(`${index + 1}. ${goal.area}`, { bold: true }),
        text(goal.text),
        list(goal.objectives, "-"),
      ]),
      heading("Accommodations"),
      list(iep.accommodations),
      heading("Services"),
      ...iep.services.map((service) =>
        text(
          service.sessions === null
            ? `${name} will receive ${number(service.minutes)} minutes ${inWords(service)} of ${service.name} in the ${service.place}, from ${day(service.starts)} until ${day(service.ends)}.`
            : `${name} will receive ${service.name} ${inWords(service)} for ${service.minutes} minutes in the ${service.place}, beginning ${day(service.starts)} and ending ${day(service.ends)}.`,
        ),
      ),
      heading("Placement"),
      text(
        `${iep.placement}. ${name} is with general education classmates ${iep.generalEducationPercent}% of the day.`,
      ),
      heading("Testing"),
      list(iep.testing),
      heading("Extended School Year"),
      text(
        iep.esy === "yes"
          ? `Yes. ${iep.esyReason}`
          : iep.esy === "no"
            ? `No. ${iep.esyReason}`
            : `To be decided. ${iep.esyReason}`,
      ),
      heading("Who was there"),
      ...iep.team.map((member) =>
        text(
          member.signed
            ? `${member.role}: /s/ ${member.name}, ${day(dates.signed)}`
            : `${member.role}: ${member.name} ______________`,
        ),
      ),
    ],
  };
};
