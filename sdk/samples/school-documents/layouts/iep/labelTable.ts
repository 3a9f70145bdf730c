import { type Block, heading, table, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A web system's print: the whole plan is tables of two columns, a label and its content. */
export const labelTable: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const rows = (...pairs: (readonly [string, string])[]): Block => table(null, pairs, [1, 3]);
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 50,
      noBold: true,
      heading: "band",
      boxes: "squares",
      header: () => [`${child.name} | ${day(child.born)}`, "", data.school],
      footer: (page, pages) => ["", `${page} / ${pages}`, ""],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      rows(
        ["Student", child.name],
        ["Date of birth", day(child.born)],
        ["Grade", child.grade],
        ["Parents", child.parents],
        ["District", data.district],
        ["Eligibility", iep.disability],
        ["IEP meeting date", day(dates.meeting)],
        ["IEP start date", day(dates["iep-starts"])],
        ["IEP end date", day(dates["iep-ends"])],
        ["Next reevaluation due", day(dates["reevaluation-due"])],
      ),
      heading("Present Levels"),
      rows(
        ["Strengths", orNone(iep.strengths)],
        ["Parent concerns", orNone(iep.concerns)],
        ...iep.presentLevels.map(({ title, text: words }) => [title, words] as const),
        ["Impact of the disability", orNone(iep.impact)],
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition"),
            rows(...iep.transition.map(({ title, text: words }) => [title, words] as const)),
          ]
        : []),
      heading("Annual Goals"),
      ...iep.goals.map((goal, index) =>
        rows(
          ["Goal number", String(index + 1)],
          ["Area", goal.area],
          ["Annual goal", goal.text],
          ...goal.objectives.map((words) => ["Objective", words] as const),
          ["Measured by", orNone(goal.measured)],
        ),
      ),
      heading("Services"),
      ...iep.services.map((service) =>
        rows(
          ["Service", service.name],
          ["Amount", amount(service, "sentence")],
          ["Location", service.place],
          ["Dates", `${day(service.starts)} to ${day(service.ends)}`],
        ),
      ),
      heading("Accommodations and Modifications"),
      rows(...iep.accommodations.map((words, index) => [`Accommodation ${index + 1}`, words] as const)),
      heading("State and District Assessments"),
      rows(...iep.testing.map((words, index) => [`Assessment ${index + 1}`, words] as const)),
      heading("Extended School Year"),
      rows(
        ["ESY services", iep.esy === "yes" ? "Yes" : iep.esy === "no" ? "No" : "To be determined"],
        ["Reason", orNone(iep.esyReason)],
      ),
      heading("Least Restrictive Environment"),
      rows(
        ["Placement", iep.placement ?? ""],
        ["Percent in general education", `${iep.generalEducationPercent}%`],
        ["Explanation", orNone(iep.notes.join(" "))],
      ),
      heading("Signatures"),
      ...iep.team.map(({ name, role, signed }) =>
        rows([role, signed ? `Signed by ${name} on ${day(dates.signed)}` : "Not signed"]),
      ),
      text("Printed from the district's IEP system.", { small: true }),
    ],
  };
};
