import { type Block, heading, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { adverbs } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A narrative IEP in Word as Minnesota districts write it: lettered headings, paragraphs, one table of services with direct and indirect minutes. */
export const minnesotaPages: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/25");
  const often = (sessions: number | null, period: keyof typeof adverbs) =>
    sessions === null ? adverbs[period] : `${sessions}x/${period}`;
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 64,
      heading: "plain",
      boxes: "brackets",
      header: () => [data.district, "", "Individualized Education Program"],
      footer: (page) => [`${child.name}, ID ${child.id}`, "", `Page ${page}`],
    },
    blocks: [
      heading("INDIVIDUALIZED EDUCATION PROGRAM (IEP)", 1),
      text(`Learner: ${child.name}     Birthdate: ${day(child.born)}     Grade: ${child.grade}`),
      text(`School: ${data.school}     Disability: ${iep.disability}`),
      text(
        `IEP team meeting date: ${day(dates.meeting)}     IEP written/begins: ${day(dates["iep-starts"])}`,
      ),
      text(
        `Last comprehensive evaluation: ${day(dates["last-evaluation"])}     Next evaluation due: ${day(dates["reevaluation-due"])}`,
      ),
      heading("A. Present Level of Academic Achievement and Functional Performance (PLAAFP)"),
      ...iep.presentLevels.map(({ title, text: words }) => text(`${title}. ${words}`)),
      text(`Strengths. ${orNone(iep.strengths)}`),
      text(`Parent concerns. ${orNone(iep.concerns)}`),
      text(`Effect of the disability. ${orNone(iep.impact)}`),
      ...(iep.transition.length > 0
        ? [
            heading("B. Measurable Postsecondary Goals and Transition Services"),
            ...iep.transition.map(({ title, text: words }) => text(`${title}. ${words}`)),
          ]
        : []),
      heading("C. Measurable Annual Goals and Short-term Objectives or Benchmarks"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Goal #${index + 1} - ${goal.area}`, { bold: true }),
        text(goal.text),
        ...goal.objectives.map((words, number) =>
          text(`Objective ${index + 1}.${number + 1}: ${words}`, { indent: 18 }),
        ),
      ]),
      text("Progress will be reported with report cards and at conferences."),
      heading("D. Adaptations in General and Special Education"),
      ...iep.accommodations.map((words) => text(`- ${words}`)),
      heading("E. State and District-wide Assessments"),
      ...iep.testing.map((words) => text(words)),
      heading("F. Special Education Services"),
      table(
        [
          "Service",
          "Location",
          "Anticipated frequency",
          "Direct min/session",
          "Indirect min/session",
          "Start date",
          "Anticipated duration",
        ],
        iep.services.map(({ name, place, minutes, sessions, period, starts }) => [
          name,
          place,
          often(sessions, period),
          String(minutes),
          "0",
          day(starts),
          "1 year",
        ]),
        [2.4, 1.6, 1.4, 1, 1, 1.1, 1.1],
      ),
      heading("G. Least Restrictive Environment Explanation"),
      text(
        `${iep.placement}. The learner is in general education ${iep.generalEducationPercent}% of the school day.`,
      ),
      heading("H. Extended School Year (ESY)"),
      text(
        iep.esy === "yes"
          ? "Yes, the learner meets the criteria for ESY."
          : iep.esy === "no"
            ? "No, the learner does not meet the criteria for ESY."
            : "More information is needed; the team will decide by spring.",
      ),
      heading("I. IEP Team Members"),
      table(
        ["Name", "Title"],
        iep.team.map(({ name, role }) => [name, role]),
      ),
    ],
  };
};
