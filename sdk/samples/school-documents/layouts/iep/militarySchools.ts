import { type Block, fields, heading, list, openTable, table, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After the form of the schools on military bases: a case study committee, accommodations for lessons and tests in a grid, decisions in words. */
export const militarySchools: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("04-Sep-2025");
  return {
    theme: {
      font: "Times",
      size: 10,
      margin: 48,
      heading: "caps",
      boxes: "blanks",
      header: (page, pages) => ["CONTROLLED UNCLASSIFIED INFORMATION", "", `Page ${page} of ${pages}`],
      footer: () => [`${child.name} (${child.id})`, "", data.school],
    },
    blocks: [
      text(data.district, { align: "center" }),
      heading("Individualized Education Program (IEP)", 1),
      openTable(
        null,
        [
          ["Student:", child.name, "Sponsor/Parent:", child.parents],
          ["Date of birth:", day(child.born), "Grade:", child.grade],
          ["Date of CSC meeting:", day(dates.meeting), "Eligibility:", iep.disability],
          ["IEP start date:", day(dates["iep-starts"]), "IEP end date:", day(dates["iep-ends"])],
          [
            "Date of eligibility:",
            day(dates["last-evaluation"]),
            "Triennial due:",
            day(dates["reevaluation-due"]),
          ],
        ],
        [1.3, 2.2, 1.2, 2.4],
      ),
      heading("A. Present Levels of Academic Achievement and Functional Performance"),
      text("Strengths", { bold: true }),
      text(orNone(iep.strengths)),
      ...iep.presentLevels.flatMap((level): Block[] => [text(level.title, { bold: true }), text(level.text)]),
      text("Impact of the disability on general education", { bold: true }),
      text(orNone(iep.impact)),
      text("Concerns of the sponsor or parent", { bold: true }),
      text(orNone(iep.concerns)),
      heading("B. Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Goal ${index + 1} (${goal.area})`, { bold: true }),
        text(goal.text),
        ...(goal.objectives.length > 0 ? [list(goal.objectives, "o")] : []),
        text(`Evaluation procedure: ${orNone(goal.measured)}`, { italic: true }),
      ]),
      heading("C. Accommodations and Modifications"),
      table(
        ["Accommodation or modification", "Lessons", "Tests"],
        iep.accommodations.map((words, row) => [words, "X", row % 2 === 0 ? "X" : ""]),
        [5, 1, 1],
      ),
      heading("D. Participation in System-Wide Assessment"),
      list(iep.testing, "-"),
      heading("E. Special Education and Related Services"),
      table(
        ["Service", "Amount", "Setting", "From", "To", "Responsible"],
        iep.services.map((service) => [
          service.name,
          amount(service, "sessionsFirst"),
          service.place,
          day(service.starts),
          day(service.ends),
          service.provider,
        ]),
        [2.2, 1.3, 1.8, 1.2, 1.2, 1.1],
      ),
      text("Amounts are written as number of sessions x minutes of each session, or as minutes in all.", {
        small: true,
      }),
      heading("F. Least Restrictive Environment"),
      text(`The CSC selected: ${iep.placement}`),
      text(`Percent of the school week in general education: ${iep.generalEducationPercent}`),
      ...iep.notes.map((words) => text(`Rationale: ${words}`)),
      heading("G. Extended School Year"),
      text(
        iep.esy === "yes"
          ? "The CSC finds that ESY services are necessary."
          : iep.esy === "no"
            ? "The CSC finds that ESY services are not necessary."
            : "The CSC will reconvene to decide whether ESY services are necessary.",
      ),
      ...(iep.transition.length > 0
        ? [
            heading("H. Transition"),
            ...iep.transition.flatMap((goal): Block[] => [text(goal.title, { bold: true }), text(goal.text)]),
          ]
        : []),
      heading("Case Study Committee"),
      fields(
        "below",
        ...iep.team.map(({ name, role, signed }): [string, string][] => [
          [role, signed ? `/s/ ${name}` : ""],
          ["Date", signed ? day(dates.signed) : ""],
        ]),
      ),
      text(
        "The sponsor and spouse were given the notice of procedural safeguards. A copy of this IEP goes with the student at the next change of station.",
        { small: true },
      ),
    ],
  };
};
