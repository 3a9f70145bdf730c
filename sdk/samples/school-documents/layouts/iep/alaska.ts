import { type Block, checks, columns, fields, heading, pageBreak, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

const settings = ["Regular class", "Special education setting"];

/** After Alaska's form: a student profile, benchmarks with each goal, weekly minutes in a column for each setting. */
export const alaska: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("Sept. 4, 2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 46,
      heading: "underline",
      boxes: "checkmarks",
      footer: (page, pages) => [child.name, `Student ID ${child.id}`, `${page} of ${pages}`],
    },
    blocks: [
      text(data.district, { align: "center", bold: true }),
      heading("Individualized Education Program", 1),
      columns(
        [
          fields(
            "inline",
            [["Student", child.name]],
            [["Date of birth", day(child.born)]],
            [["School and grade", `${data.school}, ${child.grade}`]],
            [["Parent or guardian", child.parents]],
            [["Area of eligibility", iep.disability]],
          ),
        ],
        [
          fields(
            "inline",
            [["Date of IEP meeting", day(dates.meeting)]],
            [["IEP in effect from", day(dates["iep-starts"])]],
            [["IEP in effect to", day(dates["iep-ends"])]],
            [["Most recent ESER", day(dates["last-evaluation"])]],
            [["Next ESER due", day(dates["reevaluation-due"])]],
          ),
        ],
      ),
      heading("Student Profile"),
      text("Strengths and interests", { italic: true }),
      text(orNone(iep.strengths)),
      text("Parent input and concerns", { italic: true }),
      text(orNone(iep.concerns)),
      text("How the disability affects the student in the general curriculum", { italic: true }),
      text(orNone(iep.impact)),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.map((level) => text(`${level.title} - ${level.text}`)),
      ...(iep.transition.length > 0
        ? [
            heading("Secondary Transition"),
            table(
              ["Measurable postsecondary goals"],
              iep.transition.map((goal) => [`${goal.title}: ${goal.text}`]),
            ),
          ]
        : []),
      heading("Annual Goals"),
      ...iep.goals.map((goal, index) =>
        table(
          null,
          [
            [`Goal ${index + 1}. Area of need: ${goal.area}`],
            ["Annual goal", goal.text],
            ...goal.objectives.map((words, at) => [`Benchmark ${at + 1}`, words]),
            ["Evaluation", orNone(goal.measured)],
            ["Schedule", "With report cards"],
          ],
          [1, 5],
        ),
      ),
      heading("Program Modifications, Accommodations and Supports"),
      table(
        ["Modification, accommodation or support", "Where", "When"],
        iep.accommodations.map((words) => [words, "All settings", "Daily, as needed"]),
        [4, 1.2, 1.4],
      ),
      heading("Participation in Assessment"),
      table(
        ["State or district assessment"],
        iep.testing.map((words) => [words]),
      ),
      pageBreak,
      heading("Service Delivery"),
      text("Minutes are totals for the week unless another period is written in."),
      table(
        ["Special education or related service", ...settings, "Begins", "Ends", "Provider"],
        iep.services.map(({ name, minutes, period, place, starts, ends, provider }): string[] => [
          name,
          ...settings.map((setting) =>
            setting === place ? `${number(minutes)}${period === "week" ? "" : ` per ${period}`}` : "",
          ),
          day(starts),
          day(ends),
          provider,
        ]),
        [2.4, 1, 1.1, 1.2, 1.2, 1.4],
      ),
      heading("Extended School Year"),
      checks(
        [
          ["Needed", iep.esy === "yes"],
          ["Not needed", iep.esy === "no"],
          ["Will be decided on later", iep.esy === "to be decided"],
        ],
        3,
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      heading("Least Restrictive Environment"),
      fields(
        "inline",
        [["Placement", iep.placement ?? ""]],
        [["Time inside the regular class", `${iep.generalEducationPercent}%`]],
      ),
      ...iep.notes.map((words) => text(words)),
      heading("Signatures of the IEP Team"),
      ...iep.team.map(
        ({ name, role, signed }): Block =>
          text(
            signed
              ? `${role}: ${name}     Date: ${day(dates.signed)}`
              : `${role}: ______________________     Date: ____________`,
          ),
      ),
    ],
  };
};
