import { type Block, checks, columns, fields, heading, list, table, text } from "../../blocks.ts";
import { days, first, inWords, number } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** A cooperative's form for ages three to five: domains of development, preschool environments, services in sentences. */
export const preschoolCoop: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 54,
      heading: "underline",
      boxes: "checkmarks",
      header: () => [`${data.district}`, "", "Early Childhood Special Education"],
      footer: (page) => ["", `${child.name}, page ${page}`, ""],
    },
    blocks: [
      heading("Preschool Individualized Education Program", 1),
      columns(
        [
          fields(
            "inline",
            [["Child", child.name]],
            [["Birthdate", day(child.born)]],
            [["Parents", child.parents]],
            [["Program", data.school]],
            [["Category", iep.disability]],
          ),
        ],
        [
          fields(
            "inline",
            [["Meeting date", day(dates.meeting)]],
            [["Start of IEP", day(dates["iep-starts"])]],
            [["Annual review by", day(dates["annual-review-due"])]],
            [["Last evaluation", day(dates["last-evaluation"])]],
            [["Reevaluation by", day(dates["reevaluation-due"])]],
          ),
        ],
      ),
      heading("What the child does well"),
      text(orNone(iep.strengths)),
      heading("What the family would like"),
      text(orNone(iep.concerns)),
      heading("Present Levels of Development and Performance"),
      table(
        ["Domain", "What the child does now"],
        iep.presentLevels.map(({ title, text: words }) => [title, words]),
        [1, 3.6],
      ),
      text(`How the disability affects participation in appropriate activities: ${orNone(iep.impact)}`),
      heading("Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Goal ${index + 1}: ${goal.area}`, { bold: true }),
        text(goal.text),
        ...(goal.objectives.length > 0 ? [text("Steps toward the goal:"), list(goal.objectives, "-")] : []),
      ]),
      heading("Special Education and Related Services"),
      ...iep.services.map((service) =>
        text(
          service.sessions === null
            ? `${service.name}: ${number(service.minutes)} minutes ${inWords(service)} at: ${service.place}. From ${day(service.starts)} to ${day(service.ends)}.`
            : `${service.name}: ${inWords(service)}, ${service.minutes} minutes each time, at: ${service.place}. From ${day(service.starts)} to ${day(service.ends)}.`,
        ),
      ),
      heading("Accommodations and Supports"),
      list(iep.accommodations, "-"),
      heading("Early Childhood Environment (LRE)"),
      checks(placementChecks(iep)),
      ...(iep.generalEducationPercent === null
        ? []
        : [
            text(
              `${name} is with children without disabilities ${iep.generalEducationPercent}% of the program's time.`,
            ),
          ]),
      ...iep.notes.map((words) => text(words)),
      heading("Assessment"),
      ...iep.testing.map((words) => text(words)),
      heading("Extended School Year"),
      text(
        iep.esy === "yes"
          ? `Needed. ${iep.esyReason}`
          : iep.esy === "no"
            ? `Not needed. ${iep.esyReason}`
            : `To be decided. ${iep.esyReason}`,
      ),
      heading("Signatures"),
      ...iep.team.map((member) =>
        text(
          member.signed
            ? `${member.role}: ${member.name}     Date: ${day(dates.signed)}`
            : `${member.role}: ____________________     Date: ____________`,
        ),
      ),
    ],
  };
};
