import { type Block, checks, fields, heading, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { hasNeed } from "../formParts.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";
import { rightsPage } from "../smallPrint.ts";

/** After West Virginia's IEP: Roman parts, attendance first, a goal's time, condition, behavior and criteria in four cells. */
export const westVirginia: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const services = (isRelated: boolean): Block =>
    table(
      ["Service", "Location of Services", "Extent/Frequency", "Initiation Date", "Duration"],
      iep.services
        .filter((service) => service.isRelated === isRelated)
        .map(({ name, place, minutes, sessions, period, starts, ends }) => [
          name,
          place,
          sessions === null
            ? `${number(minutes)} minutes per ${period}`
            : `${minutes} minutes, ${sessions} per ${period}`,
          day(starts),
          day(ends),
        ]),
      [2.4, 1.6, 1.8, 1.1, 1.1],
    );
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 44,
      heading: "band",
      boxes: "checkmarks",
      header: () => [`Student's Full Name ${child.name}`, "", `Date ${day(dates.meeting)}`],
      footer: (page, pages) => [data.district, `Page ${page} of ${pages}`, "IEP"],
    },
    blocks: [
      heading("INDIVIDUALIZED EDUCATION PROGRAM (IEP)", 1),
      heading("PART I: STUDENT INFORMATION"),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["Date of Birth", day(child.born)],
        ],
        [
          ["School", data.school],
          ["Grade", child.grade],
        ],
        [
          ["Exceptionality", iep.disability],
          ["WVEIS #", child.id],
        ],
        [
          ["IEP Meeting Date", day(dates.meeting)],
          ["Reevaluation Due Date", day(dates["reevaluation-due"])],
        ],
      ),
      heading("PART II: DOCUMENTATION OF ATTENDANCE"),
      table(
        ["Signature", "Position"],
        iep.team.map(({ name, role, signed }) => [signed ? `${name}   ${day(dates.signed)}` : "", role]),
        [2, 2],
      ),
      heading("PART III: EXTENDED SCHOOL YEAR"),
      text("The IEP Team has determined the student is in need of Extended School Year Services:"),
      checks(
        [
          ["Yes", iep.esy === "yes"],
          ["No", iep.esy === "no"],
          ["Defer until", iep.esy === "to be decided"],
        ],
        5,
      ),
      text(orNone(iep.esyReason)),
      heading("PART IV: CONSIDERATION OF FACTORS FOR IEP DEVELOPMENT/ANNUAL REVIEWS"),
      table(
        ["Factor", "Yes", "No"],
        [
          answered(
            "Does the student's behavior impede his/her learning or that of others?",
            hasNeed(iep, "behavior"),
          ),
          answered("Does the student have limited English proficiency?", false),
          answered("Does the student have communication needs?", hasNeed(iep, "communication")),
        ],
        [6, 1, 1],
      ),
      text("Parent concerns:", { bold: true }),
      text(orNone(iep.concerns)),
      heading(
        "PART VI: NARRATIVE DESCRIPTIONS OF PRESENT LEVELS OF ACADEMIC ACHIEVEMENT AND FUNCTIONAL PERFORMANCE",
      ),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
      ...(iep.transition.length > 0
        ? [
            heading("PART VII: TRANSITION PLANNING"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
      heading("PART VIII: ANNUAL GOALS"),
      ...iep.goals.flatMap((goal): Block[] => [
        ...(goal.area ? [text(`Academic or functional area: ${goal.area}`, { bold: true })] : []),
        table(
          ["Timeframe", "Condition", "Behavior", "Evaluation Procedures with Criteria"],
          [quarters(goal.text)],
          [1, 2, 2.4, 2],
        ),
      ]),
      heading("PART IX: SERVICES"),
      text("A. Supplementary Aids, Services and Program Modifications", { bold: true }),
      table(
        ["Aid, service or modification", "Location", "Initiation"],
        iep.accommodations.map((words) => [words, "GEE and SEE", day(iep.services[0]?.starts)]),
        [4, 1.3, 1.3],
      ),
      text("C. Special Education Services", { bold: true }),
      services(false),
      text("D. Related Services", { bold: true }),
      services(true),
      heading("PART X: PLACEMENT"),
      checks(placementChecks(iep)),
      fields("inline", [
        ["Percentage of time in the general education environment (GEE)", `${iep.generalEducationPercent}%`],
      ]),
      heading("PART XI: STATEWIDE ASSESSMENT"),
      table(
        ["Assessment and accommodations"],
        iep.testing.map((words) => [words]),
      ),
      ...rightsPage("PROCEDURAL SAFEGUARDS AVAILABLE TO PARENTS (EXCERPT)", 1, 6),
    ],
  };
};

const answered = (question: string, isYes: boolean) => [question, isYes ? "X" : "", isYes ? "" : "X"];

/** @returns a goal's four cells, which its text divides with commas before "given", "the student's name" and "with". @throws {Error} if there are not four. */
function quarters(goal: string): string[] {
  const cells = goal.split(/(?<=,) (?=when |given |after |[A-Z][a-z]+ will |with |on |in \d)/);
  if (cells.length !== 4) throw new Error(`Four parts are needed: ${cells.join(" | ")}`);
  return cells;
}
