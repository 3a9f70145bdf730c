import { checks, fields, heading, pageBreak, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { accommodationChecks, type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After Louisiana's form, fillable: a page of instruction per area of need, with its present level, goal and objectives. */
export const louisiana: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 44,
      heading: "bar",
      boxes: "form",
      header: () => [`LEA: ${data.district}`, "", `Student: ${child.name}`],
      footer: (page, pages) => ["Official IEP", "", `${page}/${pages}`],
    },
    blocks: [
      heading("General Student Information", 1),
      fields(
        "form",
        [
          ["Student", child.name],
          ["Grade", child.grade],
        ],
        [
          ["Exceptionality", iep.disability],
          ["School", data.school],
        ],
        [
          ["IEP meeting date", day(dates.meeting)],
          ["Anticipated IEP review date", day(dates["annual-review-due"])],
        ],
        [
          ["Evaluation date", day(dates["last-evaluation"])],
          ["Re-evaluation date", day(dates["reevaluation-due"])],
        ],
        [["Strengths and support areas", orNone(iep.strengths)]],
        [["Parents' concerns", orNone(iep.concerns)]],
      ),
      ...iep.goals.flatMap((goal, index) => [
        ...(index > 0 ? [pageBreak] : []),
        heading(`Instructional Plan ${index + 1}`),
        fields(
          "form",
          [["Educational need area", goal.area]],
          [
            [
              "Present level of academic achievement and functional performance",
              iep.presentLevels[index]?.text ?? "",
            ],
          ],
          [["Measurable annual goal", goal.text]],
          ...goal.objectives.map((words, at): [string, string][] => [
            [`Short-term objective ${at + 1}`, words],
          ]),
          [["Method of measurement", orNone(goal.measured)]],
        ),
      ]),
      heading("Accommodations"),
      checks(accommodationChecks(iep), 2),
      heading("State and District-Wide Assessment"),
      fields(
        "form",
        ...iep.testing.map((words, index): [string, string][] => [[`Test ${index + 1}`, words]]),
      ),
      heading("Program and Services"),
      table(
        [
          "Special education and related services",
          "Min. per session",
          "Sessions",
          "Per",
          "Setting",
          "Begins",
          "Ends",
        ],
        iep.services.map(({ name, minutes, sessions, period, place, starts, ends }) => [
          name,
          number(minutes),
          sessions === null ? "" : String(sessions),
          period,
          place,
          day(starts),
          day(ends),
        ]),
        [2.2, 0.9, 0.8, 0.8, 1.6, 1, 1],
      ),
      heading("Placement and Least Restrictive Environment"),
      checks(placementChecks(iep), 1),
      fields("form", [["Percent of day inside the regular class", String(iep.generalEducationPercent)]]),
      heading("Extended School Year Program"),
      checks([
        ["The student is eligible for ESYP", iep.esy === "yes"],
        ["The student is not eligible for ESYP", iep.esy === "no"],
      ]),
      heading("Official Signatures"),
      ...iep.team.map(({ name, role, signed }) =>
        fields("below", [
          [role, signed ? name : ""],
          ["Date", signed ? day(dates.signed) : ""],
        ]),
      ),
      text("My signature does not mean that I agree with every part of this plan.", { small: true }),
    ],
  };
};
