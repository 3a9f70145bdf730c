import { checks, fields, heading, table, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Oregon's standard form: wide pages of tables whose questions stand in the rows, one service table in three groups. */
export const oregon: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9-4-25");
  const row = (service: (typeof iep.services)[number]) => [
    service.name,
    amount(service, "times"),
    service.place,
    day(service.starts),
    day(service.ends),
    orNone(service.provider),
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 40,
      landscape: true,
      heading: "plain",
      boxes: "dingbats",
      header: () => [`Student Name: ${child.name}`, "", `Date: ${day(dates.meeting)}`],
      footer: (page, pages) => ["Oregon Standard IEP", "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Oregon Standard Individualized Education Program", 1),
      table(
        null,
        [
          ["School", data.school, "IEP meeting date", day(dates.meeting)],
          ["District", data.district, "Annual IEP review date", day(dates["annual-review-due"])],
          ["Disability code", iep.disability, "Re-evaluation due", day(dates["reevaluation-due"])],
        ],
        [1, 3, 1.3, 1.3],
      ),
      heading("Meeting Participants"),
      table(
        ["Parent or team member", "Position", "Initials"],
        iep.team.map(({ name, role }) => [name, role, ""]),
      ),
      heading("Present Level of Academic Achievement and Functional Performance"),
      table(
        null,
        [
          ["The strengths of the student", orNone(iep.strengths)],
          ["The concerns of the parent(s) for enhancing the education of the child", orNone(iep.concerns)],
          ...iep.presentLevels.map(({ title, text: words }) => [title, words]),
          ["How the disability affects involvement in the general curriculum", orNone(iep.impact)],
        ],
        [1.3, 5],
      ),
      heading("Statewide and Districtwide Assessment"),
      table(
        ["Assessment and how the student will participate"],
        iep.testing.map((words) => [words]),
      ),
      heading("Measurable Annual Goals and Objectives"),
      table(
        ["Area", "Measurable annual goal", "Objectives", "How progress will be measured"],
        iep.goals.map((goal) => [
          goal.area,
          goal.text,
          goal.objectives.map((words) => `- ${words}`).join("\n"),
          orNone(goal.measured),
        ]),
        [1, 3.4, 2.4, 1.4],
      ),
      heading("Service Summary"),
      table(
        ["Specially Designed Instruction", "Amount/Frequency", "Location", "Starting", "Ending", "Provider"],
        [
          ...iep.services.filter(({ isRelated }) => !isRelated).map(row),
          ["Related Services"],
          ...iep.services.filter(({ isRelated }) => isRelated).map(row),
          ["Supplementary Aids/Services; Modifications; Accommodations"],
          ...iep.accommodations.map((words) => [
            words,
            "Daily",
            "All settings",
            day(dates.meeting),
            day(dates["annual-review-due"]),
            "LEA",
          ]),
        ],
        [3, 1.6, 1.8, 0.9, 0.9, 1],
      ),
      heading("Nonparticipation Justification"),
      text(
        "Will the student be removed from the regular education environment for any part of the school day?",
      ),
      checks(
        [
          ["Yes", iep.generalEducationPercent !== 100],
          ["No", iep.generalEducationPercent === 100],
        ],
        6,
      ),
      fields(
        "inline",
        [["Placement", iep.placement ?? ""]],
        [["Percent of time in the regular class", `${iep.generalEducationPercent}%`]],
      ),
      heading("Extended School Year (ESY) Services"),
      checks(
        [
          ["Will be provided", iep.esy === "yes"],
          ["Will not be provided", iep.esy === "no"],
          ["To be considered; the team will meet again", iep.esy === "to be decided"],
        ],
        3,
      ),
    ],
  };
};
