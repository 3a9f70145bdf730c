import { heading, openTable, pageBreak, rule, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";
import { rightsPage } from "../smallPrint.ts";

const letters = { day: "D", week: "W", month: "M", quarter: "Q", semester: "S", year: "Y" } as const;

/** A desktop program's print (as GoalView's): a present level with each goal, open columns, periods as letters with a key. */
export const goalPages: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/25");
  return {
    theme: {
      font: "Times",
      size: 10,
      margin: 50,
      heading: "caps",
      boxes: "blanks",
      header: (page, pages) => [data.district, "", `IEP ${page} of ${pages}`],
      footer: () => [`${child.name} ${child.id}`, "", ""],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      openTable(
        null,
        [
          ["Name", child.name, "IEP date", day(dates.meeting)],
          ["School", data.school, "Next IEP due", day(dates["annual-review-due"])],
          ["Grade", child.grade, "Last eligibility", day(dates["last-evaluation"])],
          ["Classification", iep.disability, "Next eligibility", day(dates["reevaluation-due"])],
        ],
        [1, 2.6, 1, 1],
      ),
      rule,
      text(`Strengths: ${orNone(iep.strengths)}`),
      text(`Parent's concerns: ${orNone(iep.concerns)}`),
      text(`How the disability affects progress: ${orNone(iep.impact)}`),
      ...iep.goals.flatMap((goal, index) => [
        heading(`PLAAFP and goal ${index + 1}`),
        text(`Area: ${goal.area}`, { bold: true }),
        text(`PLAAFP: ${iep.presentLevels[index]?.text ?? "See above."}`),
        text(`Annual goal: ${goal.text}`),
        openTable(
          ["Objective", "Criterion", "Date met"],
          (goal.objectives.length > 0 ? goal.objectives : ["None required"]).map((words) => [
            words,
            "as stated",
            "",
          ]),
          [5, 1, 1],
        ),
        text(`Measured by ${orNone(goal.measured).toLowerCase()}. Parents are told with each report card.`),
      ]),
      pageBreak,
      heading("Special education and related services"),
      openTable(
        ["Service", "Setting", "Minutes", "Times", "Freq.", "From", "To"],
        iep.services.map(({ name, place, minutes, sessions, period, starts, ends }) => [
          name,
          place,
          number(minutes),
          sessions === null ? "-" : String(sessions),
          letters[period],
          day(starts),
          day(ends),
        ]),
        [2.4, 2, 0.8, 0.7, 0.7, 1, 1],
      ),
      text(
        "Freq.: D = daily, W = weekly, M = monthly, Q = quarterly, S = per semester, Y = yearly. A dash under Times means total minutes.",
        {
          small: true,
        },
      ),
      heading("Program modifications and accommodations"),
      ...iep.accommodations.map((words, index) => text(`${String.fromCharCode(97 + index)}. ${words}`)),
      heading("State and district assessment"),
      ...iep.testing.map((words) => text(words)),
      heading("Placement"),
      text(`Selected: ${iep.placement}`),
      text(`Regular education: ${iep.generalEducationPercent}% of the week`),
      text(
        `ESY: ${iep.esy === "yes" ? "_X_ Yes   ___ No   ___ Later" : iep.esy === "no" ? "___ Yes   _X_ No   ___ Later" : "___ Yes   ___ No   _X_ Later"}`,
      ),
      heading("Signatures"),
      ...iep.team.map(({ name, role, signed }) =>
        text(
          signed
            ? `${role}: ____${name}____   Date: __${day(dates.signed)}__`
            : `${role}: ______________________   Date: __________`,
        ),
      ),
      ...rightsPage("Parental rights", 0, 5),
    ],
  };
};
