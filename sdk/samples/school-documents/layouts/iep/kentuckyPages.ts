import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import type { IepData } from "../../sampleSchema.ts";
import { adverbs, hasNeed, yesNo } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";
import { rightsPage } from "../smallPrint.ts";

/** After Kentucky's IEP: six fixed areas of present levels, each with a box for "like peers", and services in eight columns. */
export const kentuckyPages: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 40,
      heading: "band",
      boxes: "dingbats",
      header: () => [data.district, "", `SSID: ${child.id}`],
      footer: (page, pages) => [`${child.name} - IEP`, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individual Education Program (IEP)", 1),
      fields(
        "boxed",
        [
          ["Student's Full Name", child.name],
          ["Birth Date", day(child.born)],
          ["Grade", child.grade],
          ["Disability", iep.disability],
        ],
        [
          ["School", data.school],
          ["IEP Meeting Date", day(dates.meeting)],
          ["Start Date", day(dates["iep-starts"])],
          ["End Date", day(dates["iep-ends"])],
        ],
      ),
      heading(
        "Present Levels of Academic Achievement and Functional Performance, Including How the Disability Affects the Student's Involvement and Progress in the General Curriculum",
      ),
      ...areas.flatMap((area) => areaBlocks(iep, area)),
      heading("Consideration of Special Factors for IEP Development"),
      text("The Admissions and Release Committee (ARC) has considered:", { small: true }),
      ...specialFactors(iep).flatMap(([question, isYes]) => yesNo(question, isYes)),
      heading("Measurable Annual Goals and Benchmarks"),
      ...iep.goals.flatMap((goal, index) => [
        text(`Annual Measurable Goal: #${index + 1}`, { bold: true }),
        text(goal.text),
        text("Method(s) of Measurement:", { bold: true }),
        text(orNone(goal.measured)),
        ...(goal.objectives.length > 0
          ? [
              text("Benchmarks/Short-Term Instructional Objectives", { bold: true }),
              list(goal.objectives, "-"),
            ]
          : []),
      ]),
      text("Reporting Progress: concurrent with the issuance of report cards.", { small: true }),
      heading("Supplementary Aids and Services"),
      text(
        "Statement of supplementary aids and services, to be provided to the child or on behalf of the child:",
        { small: true },
      ),
      list(iep.accommodations),
      heading("Accommodations for Administration of State Assessments and Assessments in the Classroom"),
      text("In order to justify appropriateness, the student must use them consistently in instruction.", {
        small: true,
      }),
      list(iep.testing),
      heading("Program Modifications and Supports for School Personnel that will be provided"),
      text("Not needed at this time."),
      heading("Least Restrictive Environment (LRE) and General Education"),
      text("Explain the extent, if any, to which the student will not participate in general education:", {
        small: true,
      }),
      text(`${100 - (iep.generalEducationPercent ?? 0)}% of the school day.`),
      fields("inline", [
        ["LRE Placement", iep.placement ?? ""],
        ["% of day in general education", String(iep.generalEducationPercent ?? "")],
      ]),
      heading("Special Education Services: Anticipated Frequency and Duration of Service"),
      serviceTable(iep, false, day),
      heading("Related Services: Anticipated Frequency and Duration of Service"),
      serviceTable(iep, true, day),
      heading("Extended School Year Services"),
      ...yesNo(
        "Are extended school year services required for the student to receive FAPE?",
        iep.esy === "yes",
      ),
      text(orNone(iep.esyReason)),
      ...(iep.transition.length > 0
        ? [
            heading("Postsecondary Goals and Transition Service Needs"),
            ...iep.transition.flatMap(({ title, text: words }) => [
              text(`${title}:`, { bold: true }),
              text(words),
            ]),
          ]
        : []),
      ...rightsPage("PARENT RIGHTS (SUMMARY)", 2, 8),
    ],
  };
};

const areas = [
  "Communication Status",
  "Academic Performance",
  "Health, Vision, Hearing, Motor Abilities",
  "Social and Emotional Status",
  "General Intelligence",
  "Transition Needs",
];

const specialFactors = (iep: IepData): [string, boolean][] => [
  ["Does the child's behavior impede his or her learning or that of others?", hasNeed(iep, "behavior")],
  ["Does the child have limited English proficiency?", false],
  ["Is the child blind or visually impaired?", hasNeed(iep, "vision")],
  ["Does the child have communication needs?", hasNeed(iep, "communication")],
  ["Are assistive technology devices and services necessary?", hasNeed(iep, "technology")],
];

function areaBlocks({ presentLevels }: IepData, area: string): Block[] {
  const level = presentLevels.find(({ title }) => title === area);
  return [
    text(area, { bold: true }),
    checks([["Performance commensurate with similar age peers", !level]]),
    ...(level ? [text(level.text)] : []),
  ];
}

function serviceTable({ services }: IepData, isRelated: boolean, day: ReturnType<typeof days>): Block {
  return table(
    ["Type of Service", "Minutes", "Freq.", "Period", "Start Date", "End Date", "Provider", "Location"],
    services
      .filter((service) => service.isRelated === isRelated)
      .map((service) => [
        service.name,
        String(service.minutes),
        String(service.sessions ?? ""),
        adverbs[service.period],
        day(service.starts),
        day(service.ends),
        service.provider,
        service.place,
      ]),
    [2.2, 0.9, 0.7, 1, 1.3, 1.3, 1.6, 1.6],
  );
}
