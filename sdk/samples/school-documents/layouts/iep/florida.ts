import { checks, columns, fields, heading, list, table, text } from "../../blocks.ts";
import { amount, days, first } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Florida's PEER export: two columns of facts, then domains, with goals inside their domain. */
export const florida: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 40,
      heading: "underline",
      boxes: "dingbats",
      header: (page, pages) => [`Name: ${child.name}`, `ID: ${child.id}`, `Page ${page} of ${pages}`],
      footer: () => ["PEER", "Individual Educational Plan", day(dates.meeting)],
    },
    blocks: [
      heading(`${data.district} - Individual Educational Plan (IEP)`, 1),
      columns(
        [
          heading("Student Information", 3),
          fields(
            "inline",
            [["Student", child.name]],
            [["Birth Date", day(child.born)]],
            [["Grade", child.grade]],
            [["School", data.school]],
            [["Parent(s)", child.parents]],
          ),
        ],
        [
          heading("Dates", 3),
          fields(
            "inline",
            [["Meeting Date", day(dates.meeting)]],
            [["Initiation Date", day(dates["iep-starts"])]],
            [["Duration Date", day(dates["iep-ends"])]],
            [["Reevaluation Due", day(dates["reevaluation-due"])]],
            [["Primary Exceptionality", iep.disability]],
          ),
        ],
      ),
      heading("Present Level of Academic Achievement and Functional Performance"),
      text(`Strengths of ${first(child.name)}: ${orNone(iep.strengths)}`),
      text(`Concerns of the parent: ${orNone(iep.concerns)}`),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        text(`Domain: ${title}`, { bold: true }),
        text("Based on current data, the student's present level is:", { small: true }),
        text(words),
        ...iep.goals
          .filter((goal) => goal.area === title)
          .flatMap((goal) => [
            text("Priority Educational Need - Measurable Annual Goal", { bold: true, indent: 12 }),
            text(goal.text, { indent: 12 }),
            ...(goal.objectives.length > 0 ? [list(goal.objectives, "o")] : []),
            fields("inline", [
              ["Evaluation", orNone(goal.measured)],
              ["Reported", "With report cards"],
            ]),
          ]),
      ]),
      text("Effect of the disability:", { bold: true }),
      text(orNone(iep.impact)),
      heading("Special Education Services"),
      table(
        ["Service", "Initiation", "Duration", "Time/Frequency", "Location"],
        iep.services
          .filter((service) => !service.isRelated)
          .map((service) => [
            service.name,
            day(service.starts),
            day(service.ends),
            amount(service, "words"),
            service.place,
          ]),
        [2.6, 1.1, 1.1, 2, 1.8],
      ),
      heading("Related Services"),
      table(
        ["Service", "Initiation", "Duration", "Time/Frequency", "Location"],
        iep.services
          .filter((service) => service.isRelated)
          .map((service) => [
            service.name,
            day(service.starts),
            day(service.ends),
            amount(service, "words"),
            service.place,
          ]),
        [2.6, 1.1, 1.1, 2, 1.8],
      ),
      heading("Accommodations"),
      list(iep.accommodations, "-"),
      heading("State and District Assessment"),
      ...iep.testing.map((words) => text(words)),
      heading("Extended School Year (ESY)"),
      checks(
        [
          ["Student needs ESY", iep.esy === "yes"],
          ["Student does not need ESY", iep.esy === "no"],
          ["To be determined at a later date", iep.esy === "to be decided"],
        ],
        3,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
      heading("Placement"),
      text(iep.placement ?? ""),
      text(`Time with nondisabled peers: ${iep.generalEducationPercent}% of the school week.`),
      heading("IEP Participants"),
      table(
        ["Role", "Signature"],
        iep.team.map(({ name, role, signed }) => [
          role,
          signed ? `${name} (electronically signed ${day(dates.signed)})` : "",
        ]),
        [1, 2],
      ),
      text(
        "A copy of the Notice of Procedural Safeguards was given to the parent. The parent may revoke consent in writing at any time.",
        { small: true },
      ),
    ],
  };
};
