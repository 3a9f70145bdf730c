import { fields, heading, table, text } from "../../blocks.ts";
import { days, lastFirst, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";
import { rightsInColumns } from "../smallPrint.ts";

/** A student information system's print (as Infinite Campus's): dense landscape, codes, totals by the year, decisions in words. */
export const infiniteCampus: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("04-Sep-2025");
  return {
    theme: {
      font: "Times",
      size: 9,
      margin: 38,
      landscape: true,
      heading: "plain",
      boxes: "blanks",
      header: (page, pages) => [lastFirst(child.name), data.school, `${page} of ${pages}`],
      footer: () => ["Plan locked", "", `State ID ${child.id}`],
    },
    blocks: [
      heading("EDUCATION PLAN", 1),
      table(
        ["Student", "Birth Date", "Gr", "Plan Meeting", "Plan Start", "Plan End", "Next Eval", "Disability"],
        [
          [
            lastFirst(child.name),
            day(child.born),
            child.grade,
            day(dates.meeting),
            day(dates["iep-starts"]),
            day(dates["iep-ends"]),
            day(dates["reevaluation-due"]),
            iep.disability,
          ],
        ],
        [2, 1.1, 0.5, 1.1, 1.1, 1.1, 1.1, 1.8],
      ),
      heading("PLEP"),
      ...iep.presentLevels.map(({ title, text: words }) => fields("inline", [[title, words]])),
      fields(
        "inline",
        [["Student strengths", orNone(iep.strengths)]],
        [["Parental concerns", orNone(iep.concerns)]],
      ),
      heading("GOALS"),
      table(
        ["#", "Need", "Goal"],
        iep.goals.map((goal, index) => [String(index + 1), goal.area, goal.text]),
        [0.4, 1.4, 8],
      ),
      heading("ACCOMMODATIONS"),
      table(null, pairs(iep.accommodations), [1, 1]),
      heading("SERVICES PROVIDED"),
      table(
        ["Service", "Provider", "Location", "Min", "Freq", "Period", "Start", "End"],
        iep.services.map(({ name, provider, place, minutes, sessions, period, starts, ends }) => [
          name,
          orNone(provider),
          place,
          number(minutes),
          sessions === null ? "total" : String(sessions),
          period,
          day(starts),
          day(ends),
        ]),
        [2.4, 1.6, 2, 0.7, 0.7, 1, 1.2, 1.2],
      ),
      heading("ASSESSMENTS"),
      ...iep.testing.map((words) => text(words)),
      heading("LRE"),
      text(`${iep.placement} / general education time: ${iep.generalEducationPercent} percent`),
      heading("ESY"),
      text(iep.esy === "yes" ? "ESY: Y" : iep.esy === "no" ? "ESY: N" : "ESY: TBD"),
      ...(iep.transition.length > 0
        ? [
            heading("TRANSITION"),
            table(
              ["Area", "Goal"],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 5],
            ),
          ]
        : []),
      heading("TEAM"),
      table(
        ["Name", "Role", "Signed on"],
        iep.team.map(({ name, role, signed }) => [name, role, signed ? day(dates.signed) : ""]),
      ),
      ...rightsInColumns("SAFEGUARDS SUMMARY"),
    ],
  };
};

function pairs(items: readonly string[]): string[][] {
  return items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1] ?? ""]] : []));
}
