import { type Block, checks, fields, heading, pageBreak, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import type { IepData } from "../../sampleSchema.ts";
import { consentToBill } from "../attachedPages.ts";
import { hasNeed, timesOf, yesNo } from "../formParts.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After Alabama's IEP: a profile page, then a page per goal that begins with the present level of its area. */
export const alabama: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const span = (starts: string | null | undefined, ends: string | null | undefined) =>
    `${day(starts)} to ${day(ends)}`;
  const all = span(dates["iep-starts"], dates["iep-ends"]);
  const services = (isRelated: boolean) =>
    iep.services
      .filter((service) => service.isRelated === isRelated)
      .map((service) => [
        service.name,
        timesOf(service),
        `${service.minutes} minutes`,
        span(service.starts, service.ends),
        service.place,
      ]);
  const category = (title: string, rows: string[][]): Block[] => [
    text(title, { bold: true }),
    table(
      ["Service(s)", "Anticipated Frequency", "Amount of Time", "Beginning/Ending Date", "Location"],
      rows.length > 0 ? rows : [["N/A", "", "", "", ""]],
      [2.6, 1.4, 1.2, 1.6, 1.6],
    ),
  ];
  return {
    theme: {
      font: "Times",
      size: 10,
      margin: 46,
      heading: "plain",
      boxes: "checkmarks",
      header: () => ["", "INDIVIDUALIZED EDUCATION PROGRAM", ""],
      footer: (page, pages) => ["ALSDE approved form", `Student: ${child.name}`, `Page ${page} of ${pages}`],
    },
    blocks: [
      fields(
        "inline",
        [["STUDENT'S NAME", child.name]],
        [
          ["DOB", day(child.born)],
          ["GRADE", child.grade],
        ],
        [["IEP INITIATION/DURATION DATES FROM", all]],
        [["DATE OF MEETING", day(dates.meeting)]],
      ),
      text(
        "THIS IEP WILL BE IMPLEMENTED DURING THE REGULAR SCHOOL TERM UNLESS NOTED IN EXTENDED SCHOOL YEAR SERVICES.",
        {
          small: true,
        },
      ),
      heading("STUDENT PROFILE"),
      text("Strengths of the student:", { bold: true }),
      text(orNone(iep.strengths)),
      text("Parental concerns for enhancing the education of the student:", { bold: true }),
      text(orNone(iep.concerns)),
      text("Area(s) of disability:", { bold: true }),
      text(iep.disability),
      text("How the disability affects involvement in the general education curriculum:", { bold: true }),
      text(orNone(iep.impact)),
      heading("SPECIAL INSTRUCTIONAL FACTORS"),
      text('Items checked "YES" will be addressed in this IEP:', { small: true }),
      ...yesNo("Does the student have behavior which impedes his/her learning?", hasNeed(iep, "behavior")),
      ...yesNo("Does the student need assistive technology?", hasNeed(iep, "technology")),
      ...yesNo("Does the student have communication needs?", hasNeed(iep, "communication")),
      ...yesNo("Does the student require specially designed P.E.?", false),
      heading("NONACADEMIC AND EXTRACURRICULAR ACTIVITIES"),
      text("Will the student have the opportunity to participate with his/her nondisabled peers?"),
      checks(
        [
          ["YES", true],
          ["YES, with supports", false],
          ["NO", false],
        ],
        3,
      ),
      ...iep.goals.flatMap((goal, index) => goalPage(iep, goal, index)),
      pageBreak,
      heading("SPECIAL EDUCATION AND RELATED SERVICE(S)"),
      ...category("Special Education", services(false)),
      ...category("Related Services", services(true)),
      ...category(
        "Supplementary Aids and Services",
        iep.accommodations.map((words) => [words, "Daily", "As needed", all, "All settings"]),
      ),
      ...category("Program Modifications", []),
      ...category(
        "Accommodations Needed for Assessments",
        iep.testing.map((words) => [words, "Each test", "As needed", all, "Testing site"]),
      ),
      ...category("Support for Personnel", []),
      heading("EXTENDED SCHOOL YEAR SERVICES"),
      text("The IEP Team has considered the need for extended school year services."),
      checks(
        [
          ["Yes, ESY is needed", iep.esy === "yes"],
          ["No, ESY is not needed", iep.esy === "no"],
        ],
        2,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("TRANSITION: MEASURABLE POSTSECONDARY GOALS"),
            ...iep.transition.flatMap(({ title, text: words }) => [
              text(title.toUpperCase(), { bold: true }),
              text(words),
            ]),
          ]
        : []),
      heading("LEAST RESTRICTIVE ENVIRONMENT"),
      ...yesNo("Does this student attend the school he/she would attend if nondisabled?", true),
      checks(placementChecks(iep)),
      fields("inline", [
        ["Percent of day inside the regular education environment", String(iep.generalEducationPercent)],
      ]),
      heading("THE FOLLOWING PEOPLE ATTENDED AND PARTICIPATED IN THE MEETING TO DEVELOP THIS IEP"),
      table(
        ["Position", "Signature", "Date"],
        iep.team.map(({ name, role, signed }) => [role, signed ? name : "", signed ? day(dates.signed) : ""]),
        [2, 2.4, 1],
      ),
      text("Information from people not in attendance: none.", { small: true }),
      ...consentToBill(),
    ],
  };
};

function goalPage(iep: IepData, goal: IepData["goals"][number], index: number): Block[] {
  const level = iep.presentLevels[index];
  return [
    pageBreak,
    text(`AREA: ${goal.area}`, { bold: true }),
    text("PRESENT LEVEL OF ACADEMIC ACHIEVEMENT AND FUNCTIONAL PERFORMANCE:", { bold: true }),
    text(level?.text ?? ""),
    text("MEASURABLE ANNUAL GOAL related to meeting the student's needs:", { bold: true }),
    text(goal.text),
    text("TYPE(S) OF EVALUATION FOR ANNUAL GOAL:", { bold: true }),
    checks(
      [
        "Curriculum Based Assessment",
        "Teacher/Text Test",
        "Teacher Observation",
        "Grades",
        "Data Collection",
        "Work Samples",
      ].map((kind): [string, boolean] => [kind, goal.measured.includes(kind)]),
      3,
    ),
    text("DATE OF MASTERY: ____________"),
    text("BENCHMARKS:", { bold: true }),
    ...(goal.objectives.length > 0
      ? goal.objectives.map((words, number) => text(`${number + 1}. ${words}     Date of mastery: ________`))
      : [text("N/A")]),
  ];
}
