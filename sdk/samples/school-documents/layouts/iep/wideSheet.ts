import { heading, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A district's spreadsheet in print: landscape, small type, one wide table for goals and one for services. */
export const wideSheet: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/25");
  return {
    theme: {
      font: "Helvetica",
      size: 8,
      margin: 30,
      landscape: true,
      heading: "bar",
      boxes: "brackets",
      footer: (page, pages) => [`IEP ${child.name}`, data.district, `${page}/${pages}`],
    },
    blocks: [
      heading("INDIVIDUALIZED EDUCATION PROGRAM", 1),
      table(
        [
          "Student",
          "DOB",
          "Gr.",
          "ID",
          "School",
          "Disability",
          "IEP Meeting",
          "IEP Begins",
          "IEP Ends",
          "Last Eval.",
          "Reeval. Due",
        ],
        [
          [
            child.name,
            day(child.born),
            child.grade,
            child.id,
            data.school,
            iep.disability,
            day(dates.meeting),
            day(dates["iep-starts"]),
            day(dates["iep-ends"]),
            day(dates["last-evaluation"]),
            day(dates["reevaluation-due"]),
          ],
        ],
        [1.6, 0.8, 0.4, 0.8, 1.6, 1.6, 0.9, 0.9, 0.9, 0.9, 0.9],
      ),
      heading("PRESENT LEVELS (PLAAFP)"),
      table(
        ["Area", "Present level of performance", "Strengths", "Parent concerns"],
        iep.presentLevels.map(({ title, text: words }, index) => [
          title,
          words,
          index === 0 ? orNone(iep.strengths) : "",
          index === 0 ? orNone(iep.concerns) : "",
        ]),
        [1, 4, 2, 2],
      ),
      text(`Effect of disability: ${orNone(iep.impact)}`),
      heading("ANNUAL GOALS"),
      table(
        ["#", "Area", "Measurable annual goal", "Baseline", "Measure", "Q1", "Q2", "Q3", "Q4"],
        iep.goals.map((goal, index) => [
          String(index + 1),
          goal.area,
          goal.text,
          goal.baseline,
          orNone(goal.measured),
          "",
          "",
          "",
          "",
        ]),
        [0.3, 1.1, 4.2, 1.4, 1.2, 0.4, 0.4, 0.4, 0.4],
      ),
      heading("SERVICES"),
      table(
        ["Service", "Type", "Provider", "Min.", "Times", "Per", "Location", "Start", "End"],
        iep.services.map(({ name, isRelated, provider, minutes, sessions, period, place, starts, ends }) => [
          name,
          isRelated ? "Related" : "Sp. Ed.",
          orNone(provider),
          number(minutes),
          sessions === null ? "-" : String(sessions),
          period,
          place,
          day(starts),
          day(ends),
        ]),
        [2.4, 0.7, 1.5, 0.5, 0.5, 0.6, 1.8, 0.8, 0.8],
      ),
      text("A dash under Times means that the minutes are the total for the period."),
      heading("ACCOMMODATIONS AND TESTING"),
      table(
        ["Accommodations in class", "State and district testing"],
        Array.from({ length: Math.max(iep.accommodations.length, iep.testing.length) }, (_, index) => [
          iep.accommodations[index] ?? "",
          iep.testing[index] ?? "",
        ]),
      ),
      ...(iep.transition.length > 0
        ? [
            heading("TRANSITION"),
            table(
              iep.transition.map(({ title }) => title),
              [iep.transition.map(({ text: words }) => words)],
            ),
          ]
        : []),
      heading("LRE AND ESY"),
      table(
        ["Placement", "% in general education", "Explanation", "ESY (Yes / No / TBD)", "ESY comment"],
        [
          [
            iep.placement ?? "",
            `${iep.generalEducationPercent}%`,
            orNone(iep.notes.join(" ")),
            iep.esy === "yes" ? "Yes" : iep.esy === "no" ? "No" : "TBD",
            orNone(iep.esyReason),
          ],
        ],
        [2, 1, 2.4, 1, 2.4],
      ),
      heading("TEAM"),
      table(
        ["Role", "Signature", "Date"],
        iep.team.map(({ name, role, signed }) => [role, signed ? name : "", signed ? day(dates.signed) : ""]),
      ),
    ],
  };
};
