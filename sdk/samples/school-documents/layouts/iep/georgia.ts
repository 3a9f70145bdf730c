import { checks, fields, heading, list, table, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";
import { rightsPage } from "../smallPrint.ts";

/** After Georgia's sample form: questions in full sentences, services within and outside the class in one wide table. */
export const georgia: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("Sept. 4, 2025");
  const short = days("9/4/25");
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 46,
      landscape: true,
      heading: "band",
      boxes: "blanks",
      footer: (page, pages) => [`${child.name}, GTID ${child.id}`, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading(`${data.district} Individualized Education Program (IEP)`, 1),
      fields(
        "inline",
        [
          ["STUDENT", child.name],
          ["DOB", day(child.born)],
          ["GRADE", child.grade],
        ],
        [
          ["IEP MEETING DATE", day(dates.meeting)],
          ["ANNUAL REVIEW DATE", day(dates["annual-review-due"])],
          ["RE-EVALUATION DUE", day(dates["reevaluation-due"])],
        ],
        [
          ["PRIMARY EXCEPTIONALITY", iep.disability],
          ["SCHOOL", data.school],
        ],
      ),
      heading("I. Present Levels of Academic Achievement and Functional Performance"),
      text(
        "Results of initial or most recent evaluation and results of state and district assessments; description of academic, developmental and/or functional needs:",
        { small: true },
      ),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
      text("Description of academic, developmental and/or functional strengths:", { bold: true }),
      text(orNone(iep.strengths)),
      text("Parental concerns regarding their child's education:", { bold: true }),
      text(orNone(iep.concerns)),
      text("Impact of the disability on involvement and progress in the general education curriculum:", {
        bold: true,
      }),
      text(orNone(iep.impact)),
      heading("II. Consideration of Special Factors"),
      text("a) Does the student have behavior which impedes his/her learning or the learning of others?"),
      checks(
        [
          ["yes", false],
          ["no", true],
        ],
        8,
      ),
      text("b) Does the student have Limited English proficiency?"),
      checks(
        [
          ["yes", false],
          ["no", true],
        ],
        8,
      ),
      heading("III. Transition Service Plan"),
      ...(iep.transition.length > 0
        ? [
            table(
              ["Domain", "Measurable postsecondary goal and transition activities"],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 4],
            ),
          ]
        : [text("Not applicable.")]),
      heading("IV. Measurable Annual Goals"),
      table(
        [
          "Measurable Annual Goal (academic and/or functional)",
          "Area",
          "Criteria for Mastery",
          "Method of Evaluation",
          "Progress at Reporting Period",
        ],
        iep.goals.map((goal) => [goal.text, goal.area, orNone(goal.baseline), orNone(goal.measured), ""]),
        [4.5, 1.3, 1.6, 1.4, 1.2],
      ),
      heading("V. Student Supports"),
      text("A. Instructional Accommodations", { bold: true }),
      list(iep.accommodations, "-"),
      heading("VI. Assessment Determination for District and Statewide Assessments"),
      list(iep.testing, "-"),
      heading("VII. Special Education: Instruction/Related Services"),
      table(
        [
          "Options Considered / Setting",
          "Instruction/Service",
          "Frequency",
          "Initiation of Services",
          "Anticipated Duration",
          "Provider Title",
          "Content/Specialty Area",
        ],
        iep.services.map((service) => [
          service.place,
          service.name,
          amount(service, "times"),
          short(service.starts),
          short(service.ends),
          orNone(service.provider),
          "",
        ]),
        [2, 2.4, 1.3, 1.1, 1.1, 1.4, 1],
      ),
      text(
        "Explanation of extent, if any, to which child will not participate with peers without disabilities in the regular class and/or in nonacademic and extracurricular activities:",
        { bold: true },
      ),
      checks(placementChecks(iep), 1),
      text(`Percent of the school week in the regular class: ${iep.generalEducationPercent}%`),
      heading("VIII. Extended School Year"),
      text("Were extended school year (ESY) services considered, and are they needed?"),
      checks(
        [
          ["yes", iep.esy === "yes"],
          ["no", iep.esy === "no"],
          ["deferred", iep.esy === "to be decided"],
        ],
        6,
      ),
      heading("IX. Parent Participation / Committee"),
      table(
        ["Name", "Title", "Present"],
        iep.team.map(({ name, role, signed }) => [
          signed ? name : `${name} (by phone, no signature)`,
          role,
          signed ? `signed ${day(dates.signed)}` : "",
        ]),
      ),
      ...rightsPage("X. Parents' Rights", 2, 9),
    ],
  };
};
