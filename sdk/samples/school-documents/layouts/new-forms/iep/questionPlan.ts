import { type Block, fields, heading, list, table, text } from "../../../blocks.ts";
import { amount, days, first } from "../../../print.ts";
import { type Layout, part } from "../../Layout.ts";

/** A small school network's plan in plain language: each section is a question about the child, goals beside where the child is now. */
export const questionPlan: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Helvetica",
      size: 10.5,
      margin: 60,
      heading: "underline",
      boxes: "squares",
      footer: (page) => [data.district, "", `${page}`],
    },
    blocks: [
      heading(`${name}'s Individualized Education Program`, 1),
      text(
        `We wrote this plan with ${child.parents} on ${day(dates.meeting)}. It runs from ${day(dates["iep-starts"])} to ${day(dates["iep-ends"])}. ${name} is in grade ${child.grade} at ${data.school} and has special education because of: ${iep.disability}.`,
      ),
      heading(`How is ${name} doing now?`),
      ...iep.presentLevels.flatMap(({ title, text: words }): Block[] => [heading(title, 3), text(words)]),
      ...(iep.concerns ? [heading("What worries the family?"), text(iep.concerns)] : []),
      heading(`What will ${name} learn this year?`),
      table(
        ["In this area", `By next year, ${name} should reach this goal`, "How we will know"],
        iep.goals.map((goal) => [goal.area, goal.text, goal.measured]),
        [1.2, 4, 1.6],
      ),
      heading("Who will teach and help, how much, and where?"),
      list(
        iep.services.map(
          (service) =>
            `${service.name} - ${amount(service, "words")} - ${service.place} (${day(service.starts)} to ${day(service.ends)})`,
        ),
      ),
      heading("What will teachers do differently?"),
      list(iep.accommodations, "-"),
      heading(`How will ${name} take tests?`),
      ...iep.testing.map((words) => text(words)),
      heading(`Where will ${name} spend the day?`),
      text(iep.placement ?? ""),
      text(`Share of the day in general education: ${iep.generalEducationPercent}%`),
      heading("Is school needed in the summer (extended school year)?"),
      text(
        iep.esy === "yes"
          ? "Yes, it is needed."
          : iep.esy === "no"
            ? "No, it is not needed."
            : "We will decide later.",
      ),
      ...(iep.transition.length > 0
        ? [
            heading("What comes after high school?"),
            ...iep.transition.map((one) => fields("inline", [[one.title, one.text]])),
          ]
        : []),
      heading("Who was part of this?"),
      ...iep.team.map((one) =>
        text(
          one.signed
            ? `Signed by ${one.name}, ${one.role}, on ${day(dates.signed)}`
            : `${one.name}, ${one.role}, took part by phone`,
        ),
      ),
    ],
  };
};
