import { fields, heading, openTable, table, text } from "../../blocks.ts";
import { days, lastFirst, number } from "../../print.ts";
import { accommodationChecks, type Layout, orNone, part } from "../Layout.ts";

const classes = ["Reading", "Math", "Science", "Specials", "Testing"];

/** After a statewide vendor's print (as Tennessee's EdPlan): labels above values, services in columns of white space, accommodations in a grid of classes. */
export const tennessee: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 42,
      heading: "bar",
      noBold: true,
      boxes: "squares",
      header: () => [lastFirst(child.name), "", `State ID: ${child.id}`],
      footer: (page, pages) => ["", `Page ${page} of ${pages}`, ""],
    },
    blocks: [
      heading("Individualized Education Program (IEP)", 1),
      fields(
        "above",
        [
          ["Student", child.name],
          ["Date of Birth", day(child.born)],
          ["Grade", child.grade],
          ["School", data.school],
        ],
        [
          ["IEP Team Meeting Date", day(dates.meeting)],
          ["IEP Begin Date", day(dates["iep-starts"])],
          ["IEP End Date", day(dates["iep-ends"])],
          ["Primary Disability", iep.disability],
        ],
        [
          ["Most Recent Eligibility Date", day(dates["last-evaluation"])],
          ["Next Reevaluation Due", day(dates["reevaluation-due"])],
        ],
      ),
      heading("Current Descriptive Information"),
      fields(
        "above",
        [["Student's strengths", orNone(iep.strengths)]],
        [["Concerns of the parent(s)", orNone(iep.concerns)]],
        [["How the disability affects progress in the general curriculum", orNone(iep.impact)]],
      ),
      heading("Present Levels of Performance"),
      table(
        ["Skill area", "Exceptional", "Present level of performance"],
        iep.presentLevels.map(({ title, text: words }) => [title, "Yes", words]),
        [1.2, 0.8, 5],
      ),
      heading("Measurable Annual Goals and Benchmarks"),
      ...iep.goals.flatMap((goal, index) => [
        fields(
          "above",
          [
            [`Area of need (${index + 1})`, goal.area],
            ["Method of evaluation", orNone(goal.measured)],
          ],
          [["Annual goal", goal.text]],
        ),
        ...(goal.objectives.length > 0
          ? [
              openTable(
                ["Short-term objective", "Date mastered"],
                goal.objectives.map((one) => [one, ""]),
                [5, 1],
              ),
            ]
          : []),
      ]),
      heading("Program Accommodations"),
      table(
        ["Accommodation", ...classes],
        accommodationChecks(iep).map(([label, isOn], row) => [
          label,
          ...classes.map((_, column) => (isOn && (row + column) % 3 !== 2 ? "X" : "")),
        ]),
        [4, 1, 1, 1, 1, 1],
      ),
      heading("Statewide Assessment"),
      openTable(
        null,
        iep.testing.map((words, index) => [`${index + 1}.`, words]),
        [0.3, 8],
      ),
      heading("Special Education and Related Services"),
      openTable(
        ["Service", "Sessions", "Per", "Time per session", "Begin", "End", "Location"],
        iep.services.map(({ name, sessions, period, minutes, starts, ends, place }) => [
          name,
          sessions === null ? "" : String(sessions),
          period,
          sessions === null ? `${number(minutes)} min. in total` : `${number(minutes)} min.`,
          day(starts),
          day(ends),
          place,
        ]),
        [2.2, 0.8, 0.7, 1.3, 1.1, 1.1, 1.8],
      ),
      heading("LRE and General Education"),
      text(
        `The student will take part in general education for ${iep.generalEducationPercent}% of the school day.`,
      ),
      text(`Educational setting: ${iep.placement}`),
      heading("Extended School Year"),
      text(
        iep.esy === "yes"
          ? "Based on the data above the student IS in need of ESY services."
          : iep.esy === "no"
            ? "Based on the data above the student is NOT in need of ESY services."
            : "ESY need will be determined at a later date.",
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition"),
            fields(
              "above",
              ...iep.transition.map(({ title, text: words }): [string, string][] => [[title, words]]),
            ),
          ]
        : []),
      heading("IEP Team Signatures"),
      ...iep.team.map(({ name, role, signed }) =>
        text(
          signed
            ? `${role}: ${name} [Signed ${day(dates.signed)} 09:41:07]`
            : `${role}: ${name} [Not signed]`,
        ),
      ),
    ],
  };
};
