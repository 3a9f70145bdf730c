import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days, first, number } from "../../print.ts";
import { needAnswer } from "../formParts.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After Montana's form: labels run into their text, sessions per week in a column, options accepted or rejected, the parent's approval last. */
export const montana: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 50,
      heading: "band",
      boxes: "squares",
      header: () => [`Student: ${child.name}`, "", `IEP date: ${day(dates.meeting)}`],
      footer: (page, pages) => [data.district, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      table(
        null,
        [
          ["Student", child.name, "Date of Birth", day(child.born)],
          ["School", data.school, "Grade", child.grade],
          ["Parent(s)/Guardian(s)", child.parents, "State Student ID", child.id],
          ["Disability", iep.disability, "IEP Meeting Date", day(dates.meeting)],
          [
            "Comprehensive Reevaluation Due",
            day(dates["reevaluation-due"]),
            "Next Annual Review",
            day(dates["annual-review-due"]),
          ],
        ],
        [1.4, 2.4, 1.3, 1.3],
      ),
      heading("Student Strengths, Preferences and Interests"),
      text(orNone(iep.strengths)),
      heading("Educational Concerns of the Parents"),
      text(orNone(iep.concerns)),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.map((level) => fields("inline", [[level.title, level.text]])),
      fields("inline", [["Effect of the disability on progress in general education", orNone(iep.impact)]]),
      heading("Special Factors"),
      table(null, [
        ["Behavior impedes learning", needAnswer(iep, "behavior"), "Limited English proficiency", "No"],
        [
          "Blind or visually impaired",
          needAnswer(iep, "vision"),
          "Deaf or hard of hearing",
          needAnswer(iep, "hearing"),
        ],
        [
          "Communication",
          needAnswer(iep, "communication"),
          "Assistive technology",
          needAnswer(iep, "technology"),
        ],
      ]),
      heading("Measurable Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        heading(`Goal ${index + 1}: ${goal.area}`, 3),
        text(goal.text, { indent: 14 }),
        ...(goal.objectives.length > 0
          ? [text("Short-term objectives", { italic: true, indent: 14 }), list(goal.objectives, "-")]
          : []),
        fields("inline", [
          ["Progress measured by", orNone(goal.measured)],
          ["Parents informed", "each quarter"],
        ]),
      ]),
      heading("Supplementary Aids and Services, Accommodations and Modifications"),
      ...iep.accommodations.map((words, index) => text(`${index + 1}. ${words}`)),
      heading("Statewide and Districtwide Assessment"),
      ...iep.testing.map((words) => text(words)),
      heading("Special Education and Related Services"),
      table(
        ["Service", "Minutes", "Sessions per week", "Location", "Start", "End"],
        iep.services.map(({ name: service, minutes, sessions, period, place, starts, ends }) => [
          service,
          number(minutes),
          sessions === null
            ? `total per ${period}`
            : period === "week"
              ? String(sessions)
              : `${sessions} per ${period}`,
          place,
          day(starts),
          day(ends),
        ]),
        [2.5, 0.9, 1.2, 1.9, 1, 1],
      ),
      heading("Extended School Year"),
      checks(
        [
          [`${name} is eligible for ESY services`, iep.esy === "yes"],
          [`${name} is not eligible for ESY services`, iep.esy === "no"],
          ["The team will consider ESY at a later date", iep.esy === "to be decided"],
        ],
        1,
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      ...(iep.transition.length > 0
        ? [
            heading("Postsecondary Goals"),
            ...iep.transition.map((goal) => fields("inline", [[goal.title, goal.text]])),
          ]
        : []),
      heading("Placement in the Least Restrictive Environment"),
      table(
        ["Options considered", "Accepted", "Rejected"],
        placementChecks(iep).map(([option, isOn]) => [option, isOn ? "X" : "", isOn ? "" : "X"]),
        [5, 1, 1],
      ),
      text(`Time in the regular class: ${iep.generalEducationPercent}% of the school week`),
      ...iep.notes.map((words) => fields("inline", [["Why other options were rejected", words]])),
      heading("IEP Team"),
      table(
        ["Position", "Printed name", "Signature", "Date"],
        iep.team.map((member) => [
          member.role,
          member.name,
          member.signed ? member.name : "",
          member.signed ? day(dates.signed) : "",
        ]),
      ),
      text("Parental approval", { bold: true }),
      checks(
        [
          ["I approve the IEP and the placement.", true],
          ["I do not approve the IEP or the placement.", false],
        ],
        1,
      ),
    ],
  };
};
