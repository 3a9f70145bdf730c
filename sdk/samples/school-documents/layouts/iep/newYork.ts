import { checks, fields, heading, table, text } from "../../blocks.ts";
import { days, frequency, lastFirst } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After the form of New York State: programs by group in one table, goals as a table with criteria and method. */
export const newYork: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const rows = (isRelated: boolean) =>
    iep.services
      .filter((service) => service.isRelated === isRelated)
      .map((service) => [
        service.name,
        frequency(service),
        `${service.minutes} minutes`,
        service.place,
        day(service.starts),
      ]);
  return {
    theme: {
      font: "Times",
      size: 10,
      margin: 48,
      heading: "band",
      boxes: "checkmarks",
      header: () => [`${lastFirst(child.name)}`, "", `NYS ID ${child.id}`],
      footer: (page, pages) => ["Individualized Education Program (IEP)", "", `${page} / ${pages}`],
    },
    blocks: [
      text(data.district, { align: "center" }),
      text("Committee on Special Education", { align: "center" }),
      heading("Individualized Education Program (IEP)", 1),
      fields(
        "inline",
        [
          ["Student Name", child.name],
          ["Date of CSE Meeting", day(dates.meeting)],
        ],
        [
          ["Date of Birth", day(child.born)],
          ["Date IEP is to be Implemented", day(dates["iep-starts"])],
        ],
        [
          ["Disability Classification", iep.disability],
          ["Projected Date of Annual Review", day(dates["annual-review-due"])],
        ],
        [
          ["School", data.school],
          ["Projected Date of Reevaluation", day(dates["reevaluation-due"])],
        ],
      ),
      heading("Present Levels of Performance and Individual Needs"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        text(title.toUpperCase(), { bold: true }),
        text(words),
      ]),
      text("STUDENT STRENGTHS, PREFERENCES, INTERESTS", { bold: true }),
      text(orNone(iep.strengths)),
      text("CONCERNS OF THE PARENT", { bold: true }),
      text(orNone(iep.concerns)),
      text("EFFECT OF STUDENT NEEDS ON INVOLVEMENT AND PROGRESS IN THE GENERAL EDUCATION CURRICULUM", {
        bold: true,
      }),
      text(orNone(iep.impact)),
      heading("Student Needs Relating to Special Factors"),
      text(
        "Does the student need strategies, including positive behavioral interventions, supports and other strategies to address behaviors that impede the student's learning or that of others?",
      ),
      checks(
        [
          ["Yes", false],
          ["No", true],
        ],
        6,
      ),
      text("Does the student need a particular device or service to address his/her communication needs?"),
      checks(
        [
          ["Yes", false],
          ["No", true],
          ["Not Applicable", false],
        ],
        6,
      ),
      heading("Measurable Annual Goals"),
      table(
        ["Annual Goals", "Criteria", "Method", "Schedule"],
        iep.goals.map((goal) => [goal.text, orNone(goal.baseline), orNone(goal.measured), "Quarterly"]),
        [4, 1.6, 1.4, 1],
      ),
      heading("Recommended Special Education Programs and Services"),
      text("SPECIAL EDUCATION PROGRAM/SERVICES", { bold: true }),
      table(
        ["Service", "Frequency", "Duration", "Location", "Projected Beginning"],
        rows(false),
        [3, 1.2, 1.2, 2, 1.3],
      ),
      text("RELATED SERVICES", { bold: true }),
      table(
        ["Service", "Frequency", "Duration", "Location", "Projected Beginning"],
        rows(true),
        [3, 1.2, 1.2, 2, 1.3],
      ),
      text("SUPPLEMENTARY AIDS AND SERVICES/PROGRAM MODIFICATIONS/ACCOMMODATIONS", { bold: true }),
      table(
        ["Accommodation"],
        iep.accommodations.map((words) => [words]),
      ),
      text(
        "12-Month Service and/or Program - Student is eligible to receive special education services and/or program during July/August:",
        { bold: true },
      ),
      checks(
        [
          ["No", iep.esy === "no"],
          ["Yes", iep.esy === "yes"],
        ],
        6,
      ),
      heading("Testing Accommodations"),
      table(
        ["Testing accommodation, conditions and specifications"],
        iep.testing.map((words) => [words]),
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Coordinated Set of Transition Activities"),
            table(
              ["Needed activities", "Service/activity"],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 3],
            ),
          ]
        : []),
      heading("Placement Recommendation"),
      text(iep.placement ?? ""),
      text("Participation with students without disabilities", { bold: true }),
      text(
        `Removal from the general education environment: the student will be in general education for ${iep.generalEducationPercent} percent of the school day.`,
      ),
      heading("Committee Participants", 3),
      table(
        ["Name", "Role"],
        iep.team.map(({ name, role }) => [name, role]),
      ),
    ],
  };
};
