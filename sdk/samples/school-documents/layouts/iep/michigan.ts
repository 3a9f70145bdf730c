import { checks, fields, heading, table, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";
import { rightsPage } from "../smallPrint.ts";

/** After Michigan's model form: participants first, goals as a matrix with criteria, services as programs with ranges. */
export const michigan: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 46,
      heading: "caps",
      boxes: "checkmarks",
      header: () => ["", `${child.name}  |  UIC ${child.id}`, ""],
      footer: (page, pages) => ["", `page ${page} of ${pages}`, ""],
    },
    blocks: [
      heading("Individualized Education Program Team Report", 1),
      text(data.district, { align: "center" }),
      heading("Section 1: Demographic and participant information"),
      fields(
        "boxed",
        [
          ["Legal name of student", child.name],
          ["Birth date", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["Date of IEP Team meeting", day(dates.meeting)],
          ["Date of last annual IEP reviewed", ""],
          ["Reevaluation due", day(dates["reevaluation-due"])],
        ],
        [
          ["Attending building", data.school],
          ["Area of eligibility", iep.disability],
        ],
      ),
      text("IEP Team participants in attendance", { bold: true }),
      table(
        ["Role", "Name"],
        iep.team.map(({ name, role }) => [role, name]),
      ),
      heading("Section 2: Present level of academic achievement and functional performance (PLAAFP)"),
      table(
        ["Area of need", "Data, starting point for instruction and impact"],
        iep.presentLevels.map(({ title, text: words }) => [title, words]),
        [1, 4],
      ),
      fields("inline", [["Parent input and concerns", orNone(iep.concerns)]]),
      ...(iep.transition.length > 0
        ? [
            heading("Section 3: Secondary transition considerations"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : [heading("Section 3: Secondary transition considerations"), text("N/A")]),
      heading("Section 4: Supplementary aids and services"),
      table(
        ["Aid, service or support", "Time, frequency, condition", "Location"],
        iep.accommodations.map((words) => [words, "Whenever needed", "All classes"]),
        [3, 1.3, 1],
      ),
      heading("Section 5: Assessment"),
      ...iep.testing.map((words) => text(words)),
      heading("Section 6: Goals and objectives"),
      ...iep.goals.flatMap((goal, index) => [
        table([`Annual goal ${index + 1} - ${goal.area}`], [[goal.text]]),
        table(
          ["Short-term objective", "Performance criteria", "Evaluation procedure", "Schedule"],
          goal.objectives.map((words) => [words, orNone(goal.baseline), orNone(goal.measured), "6 weeks"]),
          [3, 1.2, 1.2, 0.8],
        ),
      ]),
      heading("Section 7: Special education programs and services"),
      text("A. Related services", { bold: true }),
      table(
        ["Service", "Rule", "Amount and frequency", "Setting", "Duration"],
        iep.services
          .filter(({ isRelated }) => isRelated)
          .map((service) => [
            service.name,
            "R 340.17xx",
            amount(service, "words"),
            service.place,
            `${day(service.starts)} - ${day(service.ends)}`,
          ]),
        [2, 1, 2, 1.6, 1.8],
      ),
      text("B. Programs", { bold: true }),
      table(
        ["Program", "Rule", "Amount and frequency", "Setting", "Duration"],
        iep.services
          .filter(({ isRelated }) => !isRelated)
          .map((service) => [
            service.name,
            "R 340.17xx",
            amount(service, "words"),
            service.place,
            `${day(service.starts)} - ${day(service.ends)}`,
          ]),
        [2, 1, 2, 1.6, 1.8],
      ),
      text("C. Extended school year (ESY) services", { bold: true }),
      checks(
        [
          ["ESY services needed", iep.esy === "yes"],
          ["ESY services considered and not needed", iep.esy === "no"],
          ["Decision postponed", iep.esy === "to be decided"],
        ],
        1,
      ),
      heading("Section 8: Least restrictive environment"),
      checks(placementChecks(iep), 1),
      text(`Time with general education peers, as a percent of the week: ${iep.generalEducationPercent}`),
      heading("Section 9: Commitment signatures"),
      text("Signature of superintendent's designee and parent consent", { small: true }),
      table(
        null,
        iep.team
          .filter(({ signed }) => signed)
          .map(({ name, role }) => [`Signature: /s/ ${name}`, role, `Date: ${day(dates.signed)}`]),
        [2, 2, 1],
      ),
      ...rightsPage("Procedural safeguards", 1),
    ],
  };
};
