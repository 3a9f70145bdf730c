import { type Block, checks, fields, heading, pageBreak, table, text } from "../../blocks.ts";
import { amount, days, number } from "../../print.ts";
import { accommodationChecks, type Layout, orNone, part, placementChecks } from "../Layout.ts";
import { emptyPages, rightsPage } from "../smallPrint.ts";

/** After ISBE 34-54: a conference summary first, one page per goal, minutes per week in tables. */
export const illinois: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const related = iep.services.filter(({ isRelated }) => isRelated);
  const special = iep.services.filter(({ isRelated }) => !isRelated);
  const serviceRows = (services: typeof related) =>
    services.map((service) => [
      service.name,
      amount(service, "words"),
      service.place,
      day(service.starts),
      day(service.ends),
    ]);
  const blocks: Block[] = [
    heading("Conference Summary Report", 1),
    fields(
      "inline",
      [
        ["Student's Name", child.name],
        ["Date of Birth", day(child.born)],
      ],
      [
        ["SIS ID Number", child.id],
        ["Grade", child.grade],
      ],
      [
        ["Parent/Guardian", child.parents],
        ["Telephone", child.phone],
      ],
      [
        ["Address", child.address],
        ["Resident School", data.school],
      ],
      [
        ["Date of Meeting", day(dates.meeting)],
        ["Date of Most Recent Evaluation", day(dates["last-evaluation"])],
      ],
      [
        ["Date of Next Reevaluation", day(dates["reevaluation-due"])],
        ["Anticipated Date of Annual Review", day(dates["annual-review-due"])],
      ],
      [["Disability(s)", iep.disability]],
    ),
    text("Purpose of Conference (Check all that apply)", { bold: true }),
    checks(
      [
        ["Review of Existing Data", false],
        ["Initial Evaluation/Eligibility", false],
        ["IEP Review/Revision", true],
        ["Reevaluation", false],
        ["Transition", iep.transition.length > 0],
        ["Termination of Placement", false],
      ],
      3,
    ),
    text("Parent/Guardian attendance. Signatures indicate attendance.", { bold: true }),
    table(
      ["Name and role", "Signature"],
      iep.team.map(({ name, role, signed }) => [
        `${name}, ${role}`,
        signed ? `${name}  ${day(dates.signed)}` : "",
      ]),
    ),
    text(
      "Procedural safeguards were explained to and provided to the parent(s)/guardian(s). Transfer of rights: seventeen-year old students are informed of their rights that will transfer to the student upon reaching age 18.",
      { small: true },
    ),
    pageBreak,
    heading("Present Levels of Academic Achievement and Functional Performance", 1),
    text("Student's Strengths", { bold: true }),
    text(orNone(iep.strengths)),
    text("Parental Educational Concerns/Input", { bold: true }),
    text(orNone(iep.concerns)),
    ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
    text(
      "Describe the effect of this individual's disability on involvement and progress in the general education curriculum",
      { bold: true },
    ),
    text(orNone(iep.impact)),
    ...iep.goals.flatMap((goal, index) => [
      pageBreak,
      heading(`Goals and Objectives/Benchmarks (${index + 1})`, 1),
      text(
        "Complete for each goal. Report of progress: parents will be informed at least as often as parents of nondisabled students.",
        { small: true },
      ),
      fields(
        "inline",
        [["Goal Area", goal.area]],
        [["Current Academic Achievement and Functional Performance", orNone(goal.baseline)]],
      ),
      text("Goal Statement", { bold: true }),
      text(goal.text),
      text("Short-Term Objectives/Benchmarks for Measuring Progress", { bold: true }),
      table(
        [
          "Short-Term Objective",
          "Evaluation Procedures",
          "Schedule for Determining Progress",
          "Dates Reviewed/ Extent of Progress",
        ],
        goal.objectives.map((words) => [words, goal.measured || "Observation log", "Quarterly", ""]),
        [4, 1.5, 1.3, 1.5],
      ),
    ]),
    pageBreak,
    heading("Educational Accommodations and Supports", 1),
    text(
      "Consideration of special factors. Check the boxes to indicate if the student requires any supplementary aids and/or services.",
      { small: true },
    ),
    checks(accommodationChecks(iep), 1),
    ...(iep.transition.length > 0
      ? [
          heading("Transition Plan - Post-Secondary Goals", 1),
          table(
            ["Area", "Post-Secondary Outcome"],
            iep.transition.map(({ title, text: words }) => [title, words]),
            [1, 4],
          ),
        ]
      : []),
    ...emptyPages(),
    pageBreak,
    heading("Assessment", 1),
    table(
      ["Classroom-based, district and state assessments"],
      iep.testing.map((words) => [words]),
    ),
    pageBreak,
    heading("Educational Services and Placement", 1),
    fields("inline", [
      ["Initiation Date", day(dates["iep-starts"])],
      ["Duration Date", day(dates["iep-ends"])],
    ]),
    text("Special Education Services within/outside General Education", { bold: true }),
    table(
      ["Service", "Amount of time", "Setting", "Begin", "End"],
      serviceRows(special),
      [2.4, 2, 2, 1.1, 1.1],
    ),
    text("Related Services", { bold: true }),
    table(
      ["Service", "Amount of time", "Setting", "Begin", "End"],
      serviceRows(related),
      [2.4, 2, 2, 1.1, 1.1],
    ),
    text("Educational Environment (EE) Calculation (Ages 6-21)", { bold: true }),
    text(
      `1. Total bell to bell minutes: ${number(1950)}   2. Percent of time inside the general education environment: ${iep.generalEducationPercent}`,
    ),
    text("Placement Considerations", { bold: true }),
    checks(placementChecks(iep), 1),
    text("Extended School Year Services", { bold: true }),
    checks(
      [
        ["Yes, the student needs ESY", iep.esy === "yes"],
        ["No, the student does not need ESY", iep.esy === "no"],
      ],
      2,
    ),
    text(orNone(iep.esyReason)),
    ...(iep.notes.length > 0
      ? [pageBreak, heading("Additional Notes/Information", 1), ...iep.notes.map((words) => text(words))]
      : []),
    ...rightsPage("Parent/Guardian Rights"),
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 50,
      heading: "underline",
      boxes: "brackets",
      header: () => [`Student: ${child.name}`, "", `Date of Meeting: ${day(dates.meeting)}`],
      footer: (page) => ["ISBE 34-54 style", "", `Page ${page}`],
    },
    blocks,
  };
};
