import { type Block, checks, fields, heading, list, pageBreak, rule, table, text } from "../../blocks.ts";
import { amount, days, first, lastFirst } from "../../print.ts";
import type { IepData } from "../../sampleSchema.ts";
import { type Layout, orNone, part } from "../Layout.ts";
import { rightsPage } from "../smallPrint.ts";

/** In the order of the SELPA forms that SEIS prints: boxed fields, one goal per block, services as blocks of fields. */
export const california: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const blocks: Block[] = [
    text(`${data.district.toUpperCase()} · SPECIAL EDUCATION LOCAL PLAN AREA`, {
      align: "center",
      small: true,
    }),
    heading("INDIVIDUALIZED EDUCATION PROGRAM (IEP)", 1),
    fields(
      "boxed",
      [
        ["IEP Date", day(dates.meeting)],
        ["Next Annual IEP", day(dates["annual-review-due"])],
        ["Last Eval", day(dates["last-evaluation"])],
        ["Next Eval", day(dates["reevaluation-due"])],
      ],
      [
        ["Student Name (Last, First)", lastFirst(child.name)],
        ["Date of Birth", day(child.born)],
        ["Grade", child.grade],
        ["Student ID", child.id],
      ],
      [
        ["Parent/Guardian", child.parents],
        ["Home Address", child.address],
        ["Phone", child.phone],
      ],
      [
        ["District of Residence", data.district],
        ["Residence School", data.school],
        ["Native Language", "English"],
      ],
      [["Primary Disability", iep.disability]],
    ),
    text(
      "Not eligible for special education    Exiting from special education (returned to reg. ed/no longer eligible)",
      { small: true },
    ),
    heading("PRESENT LEVELS OF ACADEMIC ACHIEVEMENT AND FUNCTIONAL PERFORMANCE"),
    text("Strengths/Preferences/Interests", { bold: true }),
    text(orNone(iep.strengths)),
    text("Parent input and concerns relevant to educational progress", { bold: true }),
    text(orNone(iep.concerns)),
    ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
    text("Describe how the student's disability affects involvement and progress in the general curriculum", {
      bold: true,
    }),
    text(orNone(iep.impact)),
    pageBreak,
    heading("STATEWIDE ASSESSMENTS"),
    text("Indicate student's participation in the Statewide Assessment Program below:", { small: true }),
    list(iep.testing, "-"),
    heading("ANNUAL GOALS AND OBJECTIVES"),
    ...iep.goals.flatMap((goal, index) => goalBlocks(iep, goal, index)),
    pageBreak,
    heading("OFFER OF FAPE - SERVICES"),
    text(
      "The service options that were considered by the IEP team are listed on the notes page. In selecting LRE, describe the consideration given to any potential harmful effect on the child or on the quality of services that he or she needs.",
      { small: true },
    ),
    heading("Program Accommodations", 3),
    table(
      ["Accommodation", "Start Date", "End Date"],
      iep.accommodations.map((words) => [words, day(dates["iep-starts"]), day(dates["iep-ends"])]),
      [5, 1.2, 1.2],
    ),
    heading("Special Education and Related Services", 3),
    ...iep.services.map((service) =>
      fields(
        "boxed",
        [
          ["Service", service.name],
          ["Start Date", day(service.starts)],
          ["End Date", day(service.ends)],
        ],
        [
          ["Provider", orNone(service.provider)],
          ["Duration/Freq", amount(service, "totaling")],
          ["Location", service.place],
        ],
      ),
    ),
    text(
      "Programs and services will be provided according to when the student is in attendance and consistent with the district of service calendar and scheduled services, excluding holidays, vacations, and non-instructional days unless otherwise specified.",
      { small: true },
    ),
    heading("Extended School Year (ESY)", 3),
    checks(
      [
        ["Yes", iep.esy === "yes"],
        ["No", iep.esy === "no"],
      ],
      6,
    ),
    text(`Rationale: ${orNone(iep.esyReason)}`),
    heading("OFFER OF FAPE - EDUCATIONAL SETTING"),
    fields("boxed", [["Program Setting", iep.placement ?? ""]]),
    text(
      `${100 - (iep.generalEducationPercent ?? 0)} % of time student is outside the regular class & extracurricular & non academic activities`,
    ),
    text(
      `${iep.generalEducationPercent} % of time student is in the regular class & extracurricular & non academic activities`,
    ),
    ...(iep.transition.length > 0
      ? [
          heading("INDIVIDUAL TRANSITION PLAN"),
          ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
        ]
      : []),
    heading("SIGNATURE AND PARENT CONSENT"),
    text("IEP Meeting Participants", { bold: true }),
    table(
      ["Name", "Title", "Signature", "Date"],
      iep.team.map(({ name, role, signed }) => [
        name,
        role,
        signed ? `/s/ ${name}` : "",
        signed ? day(dates.signed) : "",
      ]),
      [2, 2, 2, 1],
    ),
    text("CONSENT", { bold: true }),
    checks([
      ["I agree to all parts of the IEP.", iep.team.some(({ signed }) => signed)],
      ["I agree with the IEP, with the exception of ______________________", false],
      ["I decline the offer of initiation of special education services.", false],
      [`I understand that ${first(child.name)} is not eligible for special education.`, false],
    ]),
    rule,
    ...(iep.notes.length > 0
      ? [heading("IEP TEAM MEETING COMMENTS"), ...iep.notes.map((words) => text(words))]
      : []),
    ...rightsPage("NOTICE OF PROCEDURAL SAFEGUARDS (EXCERPT)"),
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 42,
      heading: "band",
      boxes: "dingbats",
      header: () => [`Student Name: ${child.name}`, "", `Date of Birth: ${day(child.born)}`],
      footer: (page, pages) => ["SELPA Form 2", "", `Page ${page} of ${pages}`],
    },
    blocks,
  };
};

function goalBlocks(iep: IepData, goal: IepData["goals"][number], index: number): Block[] {
  return [
    fields(
      "boxed",
      [
        ["Area of Need", goal.area],
        ["Goal", `${index + 1} of ${iep.goals.length}`],
      ],
      [["Baseline", orNone(goal.baseline)]],
      [[`Measurable Annual Goal #${index + 1}`, goal.text]],
    ),
    checks(
      [
        ["Enables student to be involved/progress in general curriculum/state standard", true],
        ["Addresses other educational needs resulting from the disability", false],
        ["Linguistically appropriate", true],
      ],
      1,
    ),
    ...goal.objectives.map((words, number) =>
      text(`Short-Term Objective ${number + 1}: ${words}`, { indent: 14 }),
    ),
    table(["Progress Report 1:", "Progress Report 2:", "Progress Report 3:"], [["", "", ""]]),
  ];
}
