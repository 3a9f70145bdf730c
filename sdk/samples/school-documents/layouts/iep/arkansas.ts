import { type Block, fields, heading, list, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Arkansas's due process forms: a schedule of services with weekly minutes under the head of their place. */
export const arkansas: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/25");
  const places = [...new Set(iep.services.map(({ place }) => place))];
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 42,
      landscape: true,
      heading: "caps",
      boxes: "parentheses",
      header: () => ["DUE PROCESS", "", `${child.name}   ${day(child.born)}`],
      footer: (page, pages) => ["IEP", `${page} of ${pages}`, data.district],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      table(
        [
          "Student",
          "Grade",
          "School",
          "Primary Disability",
          "IEP Conference",
          "Duration From",
          "Duration To",
          "Reevaluation Due",
        ],
        [
          [
            child.name,
            child.grade,
            data.school,
            iep.disability,
            day(dates.meeting),
            day(dates["iep-starts"]),
            day(dates["iep-ends"]),
            day(dates["reevaluation-due"]),
          ],
        ],
        [1.6, 0.6, 1.6, 1.6, 1, 1, 1, 1.1],
      ),
      heading("Present Level of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.map(({ title, text: words }) => text(`${title}: ${words}`)),
      text(`Student strengths: ${orNone(iep.strengths)}`),
      text(`Concerns of the parents: ${orNone(iep.concerns)}`),
      text(`Effect on progress in the general curriculum: ${orNone(iep.impact)}`),
      ...iep.goals.flatMap((goal, index): Block[] => [
        heading(`Goal ${index + 1}: ${goal.area}`, 3),
        text(goal.text),
        ...(goal.objectives.length > 0
          ? [
              table(
                ["Objective / benchmark", "Evaluation", "Criteria met (date)"],
                goal.objectives.map((words) => [words, orNone(goal.measured), ""]),
                [5, 2, 1.2],
              ),
            ]
          : []),
      ]),
      heading("Schedule of Services (minutes per week)"),
      table(
        ["Special education and related services", ...places, "From", "To"],
        iep.services.map((service) => [
          service.name,
          ...places.map((place) =>
            place !== service.place
              ? ""
              : service.sessions === null
                ? number(service.minutes)
                : `${service.sessions} x ${service.minutes}`,
          ),
          day(service.starts),
          day(service.ends),
        ]),
        [2.6, ...places.map(() => 1.3), 0.9, 0.9],
      ),
      heading("Accommodations and Modifications in Regular Classes"),
      list(iep.accommodations, "*"),
      heading("State and District Assessments"),
      list(iep.testing, "*"),
      heading("Least Restrictive Environment"),
      fields(
        "inline",
        [["Placement option chosen", iep.placement ?? ""]],
        [["Percent of instructional time in regular classes", `${iep.generalEducationPercent}%`]],
      ),
      ...iep.notes.map((words) => text(words)),
      heading("Extended School Year"),
      fields("inline", [
        ["ESY", iep.esy === "yes" ? "Needed" : iep.esy === "no" ? "Not needed" : "Will be considered"],
      ]),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      heading("Conference Decision Signatures"),
      table(
        ["Signature", "Title", "Date"],
        iep.team.map(({ name, role, signed }) => [signed ? name : "", role, signed ? day(dates.signed) : ""]),
      ),
    ],
  };
};
