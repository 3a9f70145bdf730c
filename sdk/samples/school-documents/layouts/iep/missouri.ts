import { checks, fields, heading, list, table, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Missouri's model form as small districts' software prints it: bulleted questions, placement options with a yes or no each. */
export const missouri: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9-4-25");
  const chosen = (words: string | null) => [words ?? "", "Yes", "Yes"];
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 50,
      heading: "caps",
      boxes: "blanks",
      header: (page, pages) => [`${child.name}`, "", `IEP Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      fields(
        "inline",
        [
          ["Name", child.name],
          ["Birth date", day(child.born)],
        ],
        [
          ["School of attendance", data.school],
          ["Grade", child.grade],
        ],
        [
          ["Area of disability", iep.disability],
          ["Date of IEP content meeting", day(dates.meeting)],
        ],
        [
          ["Initiation date of IEP", day(dates["iep-starts"])],
          ["Projected date of annual review", day(dates["annual-review-due"])],
        ],
        [["Projected date for triennial evaluation", day(dates["reevaluation-due"])]],
      ),
      heading("IEP Team Signatures"),
      openSignatures(),
      heading("1. Present Level of Academic Achievement and Functional Performance"),
      text("How the child's disability affects involvement and progress in the general curriculum:"),
      list([orNone(iep.impact)]),
      text("The strengths of the child:"),
      list([orNone(iep.strengths)]),
      text("Concerns of the parent for enhancing the education of the child:"),
      list([orNone(iep.concerns)]),
      text("Changes in current functioning of the child since the prior IEP:"),
      list(iep.presentLevels.map(({ text: words }) => words)),
      heading("2. Special Considerations"),
      text("Is the student blind or visually impaired?   ___ Yes   _X_ No"),
      text("Is extended school year required for this student?"),
      checks([
        ["Yes", iep.esy === "yes"],
        ["No", iep.esy === "no"],
        ["The need for ESY services will be addressed at a later date", iep.esy === "to be decided"],
      ]),
      heading("3. Annual Measurable Goals"),
      ...iep.goals.flatMap((goal, index) => [
        text(`Annual goal #: ${index + 1}     Baseline: ${orNone(goal.baseline)}`),
        text(goal.text),
        ...(goal.objectives.length > 0 ? [text("Objectives:"), list(goal.objectives, "o")] : []),
        text(`Progress toward the goal will be measured by: ${orNone(goal.measured)}`),
      ]),
      heading("4. Services Summary"),
      table(
        ["Special education services", "Amount and frequency", "Location", "Begin", "End"],
        [
          ...iep.services.filter(({ isRelated }) => !isRelated).map(serviceRow),
          ["Related services"],
          ...iep.services.filter(({ isRelated }) => isRelated).map(serviceRow),
        ],
        [2.6, 2, 2, 1, 1],
      ),
      text("Accommodations and modifications (see also Form F):"),
      list(iep.accommodations),
      heading("5. Participation in State and District-Wide Assessments"),
      list(iep.testing),
      heading("6. Regular Education Participation and Placement"),
      text(`${iep.generalEducationPercent}% of the time the child is with nondisabled peers.`),
      table(
        ["Placement options", "Considered?", "Selected?"],
        [chosen(iep.placement), ...iep.placementsNotChosen.map((words) => [words, "Yes", "No"])].toSorted(
          (one, other) => (one[0] ?? "").localeCompare(other[0] ?? ""),
        ),
        [5, 1, 1],
      ),
    ],
  };

  function serviceRow(service: (typeof iep.services)[number]): string[] {
    return [service.name, amount(service, "short"), service.place, day(service.starts), day(service.ends)];
  }

  function openSignatures() {
    return table(
      ["Name of person attending", "Role", "Method of attendance"],
      iep.team.map(({ name, role, signed }) => [
        signed ? `${name}, ${day(dates.signed)}` : name,
        role,
        signed ? "In person, signed" : "By phone",
      ]),
      [2, 2, 1.4],
    );
  }
};
