import { checks, fields, heading, pageBreak, table, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

const periods = ["1", "2", "3", "4", "5", "6"];

/** After Connecticut's statewide form: a page per goal with empty boxes for marks, recommended services as a grid by goal number. */
export const connecticut: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 44,
      heading: "bar",
      boxes: "checkmarks",
      header: () => [
        `Student: ${child.name}`,
        `DOB: ${day(child.born)}`,
        `Meeting Date: ${day(dates.meeting)}`,
      ],
      footer: (page, pages) => ["ED 620", "", `${page} | ${pages}`],
    },
    blocks: [
      heading("Planning and Placement Team (PPT) Cover Page", 1),
      fields(
        "boxed",
        [
          ["Student name", child.name],
          ["SASID", child.id],
          ["Current grade", child.grade],
        ],
        [
          ["Current home school", data.school],
          ["Primary disability", iep.disability],
        ],
        [
          ["IEP start date", day(dates["iep-starts"])],
          ["IEP end date", day(dates["iep-ends"])],
          ["Most recent evaluation", day(dates["last-evaluation"])],
        ],
        [
          ["Next annual review", day(dates["annual-review-due"])],
          ["Next reevaluation", day(dates["reevaluation-due"])],
        ],
      ),
      text("Team member present (required)", { bold: true }),
      table(
        null,
        iep.team.map(({ name, role, signed }) => [
          name,
          role,
          signed ? `Signature on file ${day(dates.signed)}` : "Attended by video",
        ]),
        [2, 2, 2],
      ),
      heading("Present Levels of Performance"),
      text("Parent and student input and concerns", { bold: true }),
      text(orNone(iep.concerns)),
      table(
        ["Area", "Current performance, strengths and needs", "Linked goal"],
        iep.presentLevels.map(({ title, text: words }, index) => [
          title,
          words,
          index < iep.goals.length ? String(index + 1) : "none",
        ]),
        [1.2, 5, 0.7],
      ),
      text("Impact of the student's disability", { bold: true }),
      text(orNone(iep.impact)),
      ...iep.goals.flatMap((goal, index) => [
        pageBreak,
        heading(`Measurable Annual Goal ${index + 1}`),
        fields("inline", [["Area", goal.area]]),
        table(
          ["Annual goal", ...periods],
          [
            [goal.text, ...periods.map(() => "")],
            ...goal.objectives.map((words, at) => [`Obj. ${at + 1}. ${words}`, ...periods.map(() => "")]),
          ],
          [8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
        ),
        fields("inline", [["Evaluation procedure", orNone(goal.measured)]]),
        text("M = mastered; S = satisfactory; U = unsatisfactory; NI = not introduced", { small: true }),
      ]),
      pageBreak,
      heading("Accommodations and Modifications"),
      text("Sites where needed: all general education classes unless stated.", { small: true }),
      table(
        null,
        iep.accommodations.map((words, index) => [String(index + 1), words]),
        [0.4, 8],
      ),
      heading("State and District Testing"),
      ...iep.testing.map((words) => text(words)),
      heading("Special Education, Related Services and Regular Education"),
      table(
        ["Goal(s)", "Service", "Frequency", "Start", "End", "Staff", "Site"],
        iep.services.map((service, index) => [
          String(Math.min(index + 1, iep.goals.length)),
          service.name,
          amount(service, "short"),
          day(service.starts),
          day(service.ends),
          orNone(service.provider),
          service.place,
        ]),
        [0.6, 2, 1.6, 1, 1, 1.4, 1.6],
      ),
      fields("inline", [["Percent of time with nondisabled peers", String(iep.generalEducationPercent)]]),
      text("Placement", { bold: true }),
      checks(placementChecks(iep), 1),
      text("Extended school year services", { bold: true }),
      checks(
        [
          ["Required", iep.esy === "yes"],
          ["Not required", iep.esy === "no"],
          ["PPT will reconvene", iep.esy === "to be decided"],
        ],
        3,
      ),
    ],
  };
};
