import { type Block, checks, fields, heading, openTable, table, text } from "../../blocks.ts";
import { capital, days, number } from "../../print.ts";
import { adverbs } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A vendor's print for committees: a summary on top, services by ratio, frequency, period and duration in open tables. */
export const iepDirect: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 46,
      heading: "underline",
      boxes: "brackets",
      header: () => [data.district, "", `Student ID#: ${child.id}`],
      footer: (page, pages) => [`${child.name}`, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program (IEP)", 1),
      openTable(null, [
        ["Student Name:", child.name, "Committee Meeting Date:", day(dates.meeting)],
        ["Date of Birth:", day(child.born), "Projected Implementation Date:", day(dates["iep-starts"])],
        ["Grade:", child.grade, "Projected Annual Review:", day(dates["annual-review-due"])],
        ["Classification:", iep.disability, "Projected Reevaluation:", day(dates["reevaluation-due"])],
        ["School:", data.school, "Date of Last Evaluation:", day(dates["last-evaluation"])],
      ]),
      heading("Attendance and Signatures"),
      openTable(
        ["Name", "Professional Title", "Signature", "Date"],
        iep.team.map(({ name, role, signed }) => [
          name,
          role,
          signed ? `/s/ ${name}` : "",
          signed ? day(dates.signed) : "",
        ]),
        [1.4, 1.6, 1.6, 1],
      ),
      heading("Recommended Special Education Programs and Services"),
      openTable(
        ["Program/Service", "Ratio", "Freq.", "Period", "Duration", "Location", "Start", "End"],
        iep.services.map(({ name, minutes, sessions, period, place, starts, ends }) => [
          name,
          /individual/i.test(name) ? "1:1" : "Group",
          sessions === null ? "total" : String(sessions),
          adverbs[period],
          `${number(minutes)} min.`,
          place,
          day(starts),
          day(ends),
        ]),
        [2.1, 0.7, 0.6, 0.9, 0.9, 1.5, 1.1, 1.1],
      ),
      text("Supplementary Aids and Services / Program Modifications / Accommodations", { bold: true }),
      openTable(
        ["Accommodation", "Frequency", "Location"],
        iep.accommodations.map((words) => [words, "Daily", "Classroom"]),
        [4, 0.8, 1],
      ),
      text("Testing Accommodations", { bold: true }),
      ...iep.testing.map((words) => text(words, { indent: 10 })),
      text("Extended School Year Eligible", { bold: true }),
      checks(
        [
          ["Yes", iep.esy === "yes"],
          ["No", iep.esy === "no"],
          ["To Be Determined", iep.esy === "to be decided"],
        ],
        5,
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      heading("Placement Recommendation"),
      fields(
        "inline",
        [["Placement", iep.placement ?? ""]],
        [["Percent of school day in general education", `${iep.generalEducationPercent}%`]],
      ),
      ...iep.notes.map((words) => text(words)),
      heading("Present Levels of Performance and Individual Needs"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        text(capital(title), { bold: true }),
        text(words),
      ]),
      text("Student strengths, preferences, interests", { bold: true }),
      text(orNone(iep.strengths)),
      text("Concerns of the parent", { bold: true }),
      text(orNone(iep.concerns)),
      text("Effect of student needs on involvement and progress in the general education curriculum", {
        bold: true,
      }),
      text(orNone(iep.impact)),
      heading("Measurable Annual Goals"),
      ...iep.goals.flatMap((goal): Block[] => [
        text(goal.area, { bold: true }),
        table(
          ["Annual goal", "Method", "Schedule"],
          [[goal.text, orNone(goal.measured), "Quarterly"]],
          [4, 1.4, 0.9],
        ),
      ]),
      ...(iep.transition.length > 0
        ? [
            heading("Measurable Postsecondary Goals and Transition"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
    ],
  };
};
