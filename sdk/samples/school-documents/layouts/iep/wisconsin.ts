import { type Block, checks, fields, heading, table, text } from "../../blocks.ts";
import { amount, days, first } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Wisconsin's I-4: roman sections with lettered parts, needs linked to goals by number, one small table per kind of service. */
export const wisconsin: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const name = first(child.name);
  const services = (isRelated: boolean) =>
    iep.services
      .filter((service) => service.isRelated === isRelated)
      .map((service) => [
        service.name,
        amount(service, "sentence"),
        service.place,
        `${day(service.starts)} to ${day(service.ends)}`,
      ]);
  const ofServices = (title: string, rows: string[][]): Block[] => [
    text(title, { bold: true }),
    table(
      ["Statement", "Frequency and amount", "Location", "Duration"],
      rows.length > 0 ? rows : [["None needed", "", "", ""]],
      [3, 2, 1.8, 1.6],
    ),
  ];
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 54,
      heading: "bar",
      boxes: "squares",
      header: () => [`Student: ${child.name}`, "", `WISEid ${child.id}`],
      footer: (page, pages) => ["Form I-4", data.district, `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program: Linking Present Levels, Needs, Goals and Services", 1),
      fields(
        "below",
        [
          [`Name of student`, child.name],
          ["Date of birth", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["School", data.school],
          ["Date of the IEP meeting", day(dates.meeting)],
        ],
        [
          ["IEP beginning date", day(dates["iep-starts"])],
          ["IEP ending date", day(dates["iep-ends"])],
        ],
      ),
      heading("I. Information About the Student"),
      text("A. Strengths", { bold: true }),
      text(orNone(iep.strengths)),
      text("B. Current Academic Achievement and Functional Performance", { bold: true }),
      ...iep.presentLevels.flatMap(({ title, text: words }, index) => [
        text(`${index + 1}. ${title}`, { italic: true }),
        text(words),
      ]),
      text("C. Special Factors", { bold: true }),
      text(`Does ${name}'s behavior impede learning?`),
      checks(
        [
          ["Yes", false],
          ["No", true],
        ],
        4,
      ),
      text("D. Concerns of the Parents and Family", { bold: true }),
      text(orNone(iep.concerns)),
      text("E. Effects of the Disability", { bold: true }),
      text(orNone(iep.impact)),
      text("F. Summary of Disability-Related Needs", { bold: true }),
      table(
        ["Need no.", "Disability-related need"],
        iep.goals.map(({ area }, index) => [String(index + 1), area]),
        [1, 6],
      ),
      heading("II. Annual Goals"),
      ...iep.goals.flatMap((goal, index) => [
        text(`Goal ${index + 1}, linked to need ${index + 1}: ${goal.area}`, { bold: true }),
        text("Goal statement"),
        text(goal.text, { indent: 14 }),
        text(`Baseline: ${orNone(goal.baseline)}`),
        ...goal.objectives.map((words, number) =>
          text(`Objective ${index + 1}.${number + 1}: ${words}`, { indent: 14 }),
        ),
        text(`Procedures for measuring progress: ${orNone(goal.measured)}`),
      ]),
      heading("III. Program Summary"),
      text(`Eligible as: ${iep.disability}`),
      ...ofServices(
        "A. Supplementary Aids and Services",
        iep.accommodations.map((words) => [words, "Daily, as needed", "All classes", "Length of the IEP"]),
      ),
      ...ofServices("B. Specially Designed Instruction", services(false)),
      ...ofServices("C. Related Services", services(true)),
      text("D. Participation in State and District Assessment", { bold: true }),
      ...iep.testing.map((words, index) => text(`(${index + 1}) ${words}`)),
      heading("IV. Placement"),
      text(`The placement determined by the IEP team is: ${iep.placement}`),
      text(
        `Percentage of the school day in the regular education environment: ${iep.generalEducationPercent}%`,
      ),
      text("Extended school year services", { bold: true }),
      checks(
        [
          [`${name} needs extended school year services`, iep.esy === "yes"],
          [`${name} does not need extended school year services`, iep.esy === "no"],
          ["The team will meet again to decide", iep.esy === "to be decided"],
        ],
        1,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("V. Postsecondary Transition Plan"),
            ...iep.transition.map(({ title, text: words }) => text(`${title}: ${words}`)),
          ]
        : []),
      heading("Meeting Participants"),
      ...iep.team.map(({ name: member, role, signed }) =>
        fields("below", [
          [role, signed ? member : ""],
          ["Date", signed ? day(dates.signed) : ""],
        ]),
      ),
    ],
  };
};
