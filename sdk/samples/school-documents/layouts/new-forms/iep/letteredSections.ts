import { type Block, checks, fields, heading, list, table, text } from "../../../blocks.ts";
import { days, lastFirst, number } from "../../../print.ts";
import { type Layout, orNone, part } from "../../Layout.ts";

/** After the print of a large city's own system: sections with letters, a page of performance per area, each service as a row of facts. */
export const letteredSections: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("04-Sep-2025");
  const section = (letter: string, title: string) => heading(`Section ${letter}: ${title}`);
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 40,
      heading: "bar",
      boxes: "brackets",
      header: () => [data.district, "", `Student: ${lastFirst(child.name)}`],
      footer: (page, pages) => [`Meeting of ${day(dates.meeting)}`, `ID ${child.id}`, `${page} of ${pages}`],
    },
    blocks: [
      section("A", "Identifying Information"),
      fields(
        "above",
        [
          ["Pupil", child.name],
          ["Birthdate", day(child.born)],
          ["Grade level", child.grade],
          ["School of attendance", data.school],
        ],
        [
          ["Held on", day(dates.meeting)],
          ["Annual due", day(dates["annual-review-due"])],
          ["Three-year due", day(dates["reevaluation-due"])],
          ["Eligibility", iep.disability],
        ],
      ),
      section("D", "Parent Comments"),
      text(orNone(iep.concerns)),
      section("E", "Present Level of Performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }): Block[] => [
        table(
          ["Performance area", "Assessment or monitoring process"],
          [[title, "Records, work, observation"]],
        ),
        text("State student's strengths and needs, as measured by the above:", { italic: true }),
        text(words),
      ]),
      text("Impact of disability on the student's involvement", { bold: true }),
      text(orNone(iep.impact)),
      section("G", "Annual Goals and Objectives"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        fields("inline", [
          [`Goal #${index + 1}. Performance area`, goal.area],
          ["Methods of evaluation", orNone(goal.measured)],
        ]),
        text("Annual goal", { bold: true }),
        text(goal.text),
        ...(goal.objectives.length > 0
          ? [text("Incremental objectives", { bold: true }), list(goal.objectives, "o")]
          : []),
      ]),
      section("K", "Participation in State and District-Wide Assessments"),
      list(iep.testing, "*"),
      section("M", "Instructional Accommodations and Modifications"),
      table(
        ["#", "Description"],
        iep.accommodations.map((words, index) => [String(index + 1), words]),
        [0.4, 8],
      ),
      section("P", "FAPE Part 2: Summary of Services"),
      table(
        ["Start", "End", "Service", "Min", "How often", "Where delivered"],
        iep.services.map(({ name, minutes, sessions, period, place, starts, ends }) => [
          day(starts),
          day(ends),
          name,
          number(minutes),
          sessions === null ? `total each ${period}` : `${sessions} times a ${period}`,
          place,
        ]),
        [1.1, 1.1, 2.6, 0.6, 1.5, 2],
      ),
      fields(
        "above",
        [["Instructional setting", iep.placement ?? ""]],
        [["Percent of time in general education program", `${iep.generalEducationPercent}%`]],
      ),
      section("Q", "Extended School Year"),
      checks(
        [
          ["Not eligible", iep.esy === "no"],
          ["Eligible", iep.esy === "yes"],
          ["Deferred", iep.esy === "to be decided"],
        ],
        3,
      ),
      ...(iep.transition.length > 0
        ? [
            section("R", "Individual Transition Plan"),
            ...iep.transition.flatMap((one): Block[] => [text(one.title, { bold: true }), text(one.text)]),
          ]
        : []),
      section("S", "Participants"),
      table(
        ["Title", "Print name", "Sign", "Date"],
        iep.team.map(({ name, role, signed }) => [
          role,
          name,
          signed ? `/s/ ${name}` : "",
          signed ? day(dates.signed) : "",
        ]),
      ),
    ],
  };
};
