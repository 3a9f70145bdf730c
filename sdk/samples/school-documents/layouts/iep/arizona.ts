import { type Block, fields, heading, list, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Arizona's model: the postsecondary goals come first, services in a table of four columns, dates in words. */
export const arizona: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 56,
      heading: "band",
      boxes: "dingbats",
      footer: (page, pages) => [child.name, data.district, `${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program (IEP)", 1),
      table(
        ["Student information", "IEP dates"],
        [
          [
            `${child.name}\nBorn ${day(child.born)}\nGrade ${child.grade}, ${data.school}\nEligibility: ${iep.disability}`,
            `Meeting date: ${day(dates.meeting)}\nInitiation date: ${day(dates["iep-starts"])}\nAnnual review due: ${day(dates["annual-review-due"])}\nReevaluation due: ${day(dates["reevaluation-due"])}`,
          ],
        ],
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Measurable Postsecondary Goals and Transition Services"),
            table(
              ["Area", "Statement"],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 3],
            ),
          ]
        : []),
      heading("Present Levels of Academic Achievement and Functional Performance (PLAAFP)"),
      text("Strengths and input", { italic: true }),
      text(orNone(iep.strengths)),
      text(orNone(iep.concerns)),
      text("Current achievement and performance", { italic: true }),
      ...iep.presentLevels.map(({ title, text: words }) => text(`${title}. ${words}`)),
      ...(iep.impact ? [text("Effect of the disability", { italic: true }), text(iep.impact)] : []),
      heading("Measurable Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Goal ${index + 1} - ${goal.area}`, { bold: true }),
        text(goal.text),
        fields("inline", [["Criteria and method", orNone(goal.measured)]]),
      ]),
      heading("Services"),
      table(
        [
          "Special education or related service",
          "Frequency and amount",
          "Location",
          "Initiation and duration",
        ],
        iep.services.map(({ name, minutes, sessions, period, place, starts, ends }) => [
          name,
          sessions === null
            ? `${number(minutes)} minutes per ${period}`
            : `${minutes} minutes, ${sessions} ${sessions === 1 ? "day" : "days"} per ${period}`,
          place,
          `${day(starts)} to ${day(ends)}`,
        ]),
        [2, 1.7, 1.5, 2],
      ),
      heading("Supplementary Aids, Services, Accommodations and Modifications"),
      list(iep.accommodations),
      heading("Accommodations in Testing"),
      list(iep.testing),
      heading("Least Restrictive Environment"),
      fields(
        "above",
        [["Placement", iep.placement ?? ""]],
        [
          [
            "Portion of the day with nondisabled students in general education",
            `${iep.generalEducationPercent}%`,
          ],
        ],
      ),
      ...iep.notes.map((words) => text(words)),
      heading("Extended School Year"),
      text(
        iep.esy === "yes"
          ? "Eligible for extended school year services."
          : iep.esy === "no"
            ? "Not eligible for extended school year services."
            : "Eligibility for extended school year services is to be determined no later than 45 days before the end of the year.",
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      heading("IEP Team Participants"),
      table(
        ["Name", "Position", "Signature and date"],
        iep.team.map(({ name, role, signed }) => [
          name,
          role,
          signed ? `${name}  ${day(dates.signed)}` : "did not attend",
        ]),
        [1.4, 1.4, 2],
      ),
    ],
  };
};
