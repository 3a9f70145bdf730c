import { checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Pennsylvania's annotated form: roman sections, goals in a table that continues, services without minutes columns. */
export const pennsylvania: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const short = days("9/4/2025");
  const frequencyOf = ({ minutes, sessions, period }: (typeof iep.services)[number]) =>
    sessions === null
      ? `${minutes} minutes per ${period}`
      : `${sessions} sessions per ${period}, ${minutes} minutes each`;
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 60,
      heading: "caps",
      boxes: "dingbats",
      header: () => [`Student's Name: ${child.name}`, "", ""],
      footer: (page, pages) => ["Individualized Education Program", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program (IEP)", 1),
      text("School Age", { align: "center" }),
      fields(
        "inline",
        [["IEP Team Meeting Date", day(dates.meeting)]],
        [
          [
            "IEP Implementation Date (Projected Date when Services and Programs Will Begin)",
            day(dates["iep-starts"]),
          ],
        ],
        [["Anticipated Duration of Services and Programs", day(dates["iep-ends"])]],
        [
          ["Date of Birth", day(child.born)],
          ["Grade", child.grade],
        ],
        [["Local Education Agency (LEA)", data.district]],
        [["Other Information", `Disability: ${iep.disability}`]],
      ),
      text("IEP team/signatures", { bold: true }),
      table(
        ["Role", "Printed Name", "Signature"],
        iep.team.map(({ name, role, signed }) => [role, name, signed ? `/s/ ${name}` : ""]),
      ),
      text(
        "The Individualized Education Program team makes the decisions about the student's program and placement. The student's parent(s), the student's special education teacher, and a representative from the LEA are required members of this team. A signature on this IEP documents attendance, not agreement.",
        { small: true },
      ),
      heading("I. Special Considerations the IEP Team Must Consider"),
      text("Is the student blind or visually impaired?"),
      checks(
        [
          ["Yes", false],
          ["No", true],
        ],
        4,
      ),
      text("Does the student exhibit behaviors that impede his/her learning or that of others?"),
      checks(
        [
          ["Yes", false],
          ["No", true],
        ],
        4,
      ),
      heading("II. Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
      text("Parental concerns for enhancing the education of the student", { bold: true }),
      text(orNone(iep.concerns)),
      text("How student's disability affects involvement and progress in general education curriculum", {
        bold: true,
      }),
      text(orNone(iep.impact)),
      text("Strengths", { bold: true }),
      text(orNone(iep.strengths)),
      heading("III. Transition Services"),
      ...(iep.transition.length > 0
        ? [
            table(
              ["Postsecondary area", "Goal and courses of study"],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 3],
            ),
          ]
        : [text("N/A - student is younger than 14.")]),
      heading("IV. Participation in State and Local Assessments"),
      list(iep.testing, "-"),
      heading("V. Goals and Objectives"),
      table(
        [
          "Measurable Annual Goal",
          "Describe how progress will be measured",
          "Describe when periodic reports will be provided",
          "Report of progress",
        ],
        iep.goals.map((goal) => [goal.text, orNone(goal.measured), "Quarterly, with report cards", ""]),
        [4, 1.7, 1.6, 1.2],
      ),
      text("Short term objectives - Required for students who take the alternate assessment: N/A"),
      heading("VI. Special Education/Related Services/Supplementary Aids and Services/Program Modifications"),
      text("A. Program Modifications and Specially Designed Instruction (SDI)", { bold: true }),
      table(
        ["Modifications and SDI", "Location", "Frequency"],
        iep.accommodations.map((words) => [words, "All classes", "As needed"]),
        [3.4, 1, 1],
      ),
      text("B. Related Services", { bold: true }),
      table(
        ["Service", "Location", "Frequency", "Projected Beginning Date", "Anticipated Duration"],
        iep.services.map((service) => [
          service.name,
          service.place,
          frequencyOf(service),
          short(service.starts),
          short(service.ends),
        ]),
        [2, 1.5, 2, 1.2, 1.2],
      ),
      text("D. Extended School Year (ESY)", { bold: true }),
      checks(
        [
          ["Student IS eligible for ESY", iep.esy === "yes"],
          ["Student is NOT eligible for ESY", iep.esy === "no"],
          ["Decision to be made by a later date", iep.esy === "to be decided"],
        ],
        1,
      ),
      text(orNone(iep.esyReason)),
      heading("VII. Educational Placement"),
      text("B. Type of support", { bold: true }),
      text(iep.placement ?? ""),
      heading("VIII. PennData Reporting: Educational Environment"),
      text(
        `Hours spent in regular classroom per day divided by total hours = ${iep.generalEducationPercent} % of the school day in the regular classroom`,
      ),
    ],
  };
};
