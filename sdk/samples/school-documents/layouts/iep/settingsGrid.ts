import { type Block, heading, table, text } from "../../blocks.ts";
import { days, first, inWords, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

const settings = ["General classroom", "Special education classroom", "Testing", "Bus, lunch and recess"];

/** A district's own form: present levels in one run of paragraphs with lead-in words, accommodations in one cell per setting. */
export const settingsGrid: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9 / 4 / 2025");
  const name = first(child.name);
  const perSetting = Math.ceil(iep.accommodations.length / settings.length);
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 56,
      heading: "underline",
      boxes: "parentheses",
      footer: (page, pages) => [data.district, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("INDIVIDUALIZED EDUCATION PROGRAM", 1),
      table(
        ["Student", "Birthdate", "Grade", "Meeting date", "Annual review", "Eligibility review"],
        [
          [
            child.name,
            day(child.born),
            child.grade,
            day(dates.meeting),
            day(dates["annual-review-due"]),
            day(dates["reevaluation-due"]),
          ],
        ],
        [1.6, 1.1, 0.6, 1.1, 1.1, 1.2],
      ),
      text(`Eligibility category: ${iep.disability}     School: ${data.school}`),
      heading("PLAAFP"),
      ...iep.presentLevels.map(({ title, text: words }) => text(`${title}. ${words}`)),
      text(`Student strengths. ${orNone(iep.strengths)}`),
      text(`Concerns of the parents. ${orNone(iep.concerns)}`),
      heading("Measurable Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Goal ${index + 1}. ${goal.text}`),
        ...(goal.baseline ? [text(`Current level: ${goal.baseline}`, { indent: 18, italic: true })] : []),
      ]),
      heading("Special Education and Related Services to Be Provided"),
      ...iep.services.map((service) =>
        text(
          service.sessions === null
            ? `${service.name}: ${number(service.minutes)} minutes ${inWords(service)}, ${service.place}, ${day(service.starts)} through ${day(service.ends)}`
            : `${service.name}: ${inWords(service)} for ${number(service.minutes)} minutes, ${service.place}, ${day(service.starts)} through ${day(service.ends)}`,
        ),
      ),
      heading("Accommodations by Setting"),
      table(
        ["Setting", "Accommodations"],
        settings.flatMap((setting, index) => {
          const here = iep.accommodations.slice(index * perSetting, (index + 1) * perSetting);
          return here.length > 0 ? [[setting, here.join("; ")]] : [];
        }),
        [1.3, 4],
      ),
      heading("State Testing"),
      ...iep.testing.map((words) => text(words)),
      heading("Extended School Year"),
      text(
        iep.esy === "yes"
          ? `The team found that ${name} is eligible for ESY. ${iep.esyReason}`
          : iep.esy === "no"
            ? `The team found that ${name} is not eligible for ESY. ${iep.esyReason}`
            : `The team tabled ESY. ${iep.esyReason}`,
      ),
      heading("Placement"),
      text(
        `${name}'s least restrictive environment is: ${iep.placement}, with ${iep.generalEducationPercent}% of the day in general education.`,
      ),
      heading("Team Signatures"),
      ...iep.team.map(({ name: member, role, signed }) =>
        text(
          signed
            ? `${member} __/s/__  ${role}   Date ${day(dates.signed)}`
            : `${member} ________  ${role}   Date ____ / ____ / ____`,
        ),
      ),
    ],
  };
};
