import { checks, fields, heading, table, text } from "../../blocks.ts";
import { days, frequency } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After Washington's model form, filled in as a form: facts and goals are in fields, decisions in check boxes. */
export const washington: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 48,
      heading: "band",
      boxes: "form",
      footer: (page, pages) => ["Model form 6a style", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program (IEP)", 1),
      fields(
        "form",
        [
          ["Student Name", child.name],
          ["Birthdate", day(child.born)],
        ],
        [
          ["Student ID #", child.id],
          ["Grade", child.grade],
        ],
        [
          ["IEP Meeting Date", day(dates.meeting)],
          ["IEP Start Date", day(dates["iep-starts"])],
        ],
        [
          ["IEP End Date", day(dates["iep-ends"])],
          ["Next Evaluation Due", day(dates["reevaluation-due"])],
        ],
        [
          ["District", data.district],
          ["Eligibility Category", iep.disability],
        ],
      ),
      heading("Team Considerations"),
      fields(
        "form",
        [["Strengths of the student", orNone(iep.strengths)]],
        [["Parent concerns", orNone(iep.concerns)]],
      ),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
      heading("Measurable Annual Goals"),
      ...iep.goals.map((goal, index) =>
        fields(
          "form",
          [["Goal area", goal.area]],
          [[`Annual goal ${index + 1}`, goal.text]],
          [["How measured", orNone(goal.measured)]],
        ),
      ),
      heading("Accommodations and Modifications"),
      table(
        ["Accommodation", "Frequency", "Location"],
        iep.accommodations.map((words) => [words, "Daily", "All settings"]),
        [3, 1, 1.4],
      ),
      heading("State and District-Wide Assessments"),
      ...iep.testing.map((words) => text(words)),
      heading("Special Education and Related Services - Services Matrix"),
      table(
        [
          "Services",
          "Service Provider",
          "Frequency",
          "Minutes",
          "Location (setting)",
          "Start Date",
          "End Date",
        ],
        iep.services.map((service) => [
          service.name,
          orNone(service.provider),
          frequency(service),
          String(service.minutes),
          service.place,
          day(service.starts),
          day(service.ends),
        ]),
        [2, 1.6, 1.1, 0.9, 1.6, 1.2, 1.2],
      ),
      heading("Least Restrictive Environment"),
      checks(placementChecks(iep), 1),
      fields("form", [["Percent of time in general education", `${iep.generalEducationPercent}%`]]),
      heading("Extended School Year (ESY)"),
      checks(
        [
          ["Yes, ESY services are required", iep.esy === "yes"],
          ["No, ESY services are not required", iep.esy === "no"],
          ["To be determined", iep.esy === "to be decided"],
        ],
        1,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Secondary Transition"),
            ...iep.transition.map(({ title, text: words }) => fields("form", [[title, words]])),
          ]
        : []),
      heading("IEP Team Members (excused members in writing)"),
      table(
        ["Title", "Name"],
        iep.team.map(({ name, role }) => [role, name]),
      ),
    ],
  };
};
