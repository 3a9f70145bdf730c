import { checks, fields, heading, table, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { accommodationChecks, type Layout, orNone, part } from "../Layout.ts";
import { rightsInColumns } from "../smallPrint.ts";

/** After PR-07 of Ohio: numbered sections, each goal followed by its objectives, services by type. */
export const ohio: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const services = (isRelated: boolean) =>
    iep.services
      .filter((service) => service.isRelated === isRelated)
      .map((service) => [
        service.name,
        orNone(service.provider),
        service.place,
        day(service.starts),
        day(service.ends),
        amount(service, "words"),
      ]);
  const head = [
    "Type of Service",
    "Provider Title",
    "Location of Services",
    "Begin",
    "End",
    "Amount of Time and Frequency",
  ];
  const widths = [2.2, 1.6, 1.7, 1.1, 1.1, 1.8];
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 45,
      heading: "band",
      boxes: "brackets",
      header: () => [`Student's Name: ${child.name}`, "", `ID: ${child.id}`],
      footer: (page, pages) => ["PR-07 IEP Form", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program (IEP)", 1),
      fields(
        "boxed",
        [
          ["Child's name", child.name],
          ["Date of birth", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["Parents/Guardians", child.parents],
          ["Street, city, state, zip", child.address],
          ["Phone", child.phone],
        ],
        [
          ["Meeting Date", day(dates.meeting)],
          ["IEP Start Date", day(dates["iep-starts"])],
          ["IEP End Date", day(dates["iep-ends"])],
          ["Next IEP Review", day(dates["annual-review-due"])],
        ],
        [
          ["ETR Completion Date", day(dates["last-evaluation"])],
          ["Next ETR Due Date", day(dates["reevaluation-due"])],
          ["Disability Category", iep.disability],
        ],
      ),
      heading("1 Future Planning"),
      text(orNone(iep.concerns)),
      heading("2 Special Instructional Factors"),
      checks(
        [
          ["Behavior which impedes learning", false],
          ["Limited English proficiency", false],
          ["Blind or visually impaired", false],
          ["Communication needs", false],
          ["Assistive technology", true],
        ],
        2,
      ),
      heading("3 Profile"),
      text(orNone(iep.strengths)),
      heading("4 Postsecondary Transition"),
      ...(iep.transition.length > 0
        ? iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)])
        : [text("N/A")]),
      heading("6 Measurable Annual Goals"),
      ...iep.goals.flatMap((goal, index) => [
        fields("boxed", [
          ["Number", String(index + 1)],
          ["Area", goal.area],
        ]),
        text("PRESENT LEVEL OF ACADEMIC ACHIEVEMENT AND FUNCTIONAL PERFORMANCE", { bold: true }),
        text(iep.presentLevels[index]?.text ?? goal.baseline),
        text("MEASURABLE ANNUAL GOAL", { bold: true }),
        text(goal.text),
        text("Method(s) for measuring the child's progress toward annual goal", { small: true }),
        checks(
          [
            ["Curriculum-Based Assessment", true],
            ["Portfolios", false],
            ["Observation", false],
            ["Anecdotal Records", false],
            ["Short-Cycle Assessments", false],
            ["Work Samples", true],
          ],
          3,
        ),
        text("MEASURABLE OBJECTIVES", { bold: true }),
        table(
          null,
          goal.objectives.map((words, number) => [`${index + 1}.${number + 1}`, words]),
          [1, 12],
        ),
      ]),
      heading("7 Description(s) of Specially Designed Services"),
      text("Specially Designed Instruction", { bold: true }),
      table(head, services(false), widths),
      text("Related Services", { bold: true }),
      table(head, services(true), widths),
      text("Accommodations", { bold: true }),
      checks(accommodationChecks(iep), 1),
      heading("8 Transportation as a Related Service"),
      checks(
        [
          ["Yes", false],
          ["No", true],
        ],
        6,
      ),
      heading("10 General Factors: Extended School Year Services"),
      text("Has the team determined that ESY services are necessary?"),
      checks(
        [
          ["Yes", iep.esy === "yes"],
          ["No", iep.esy === "no"],
          ["Will collect further data", iep.esy === "to be decided"],
        ],
        3,
      ),
      heading("11 Least Restrictive Environment"),
      text(iep.placement ?? ""),
      text(`Percent of the day inside regular class: ${iep.generalEducationPercent}%`),
      heading("12 Statewide and District Wide Testing"),
      table(
        ["Area and accommodations"],
        iep.testing.map((words) => [words]),
      ),
      heading("14 Signatures"),
      text(
        "IEP MEETING PARTICIPANTS. The signatures below indicate that the people participated in the development of this IEP.",
        { small: true },
      ),
      table(
        ["Name and Title", "Signature", "Date"],
        iep.team.map(({ name, role, signed }) => [
          `${name}, ${role}`,
          signed ? name : "",
          signed ? day(dates.signed) : "",
        ]),
      ),
      ...(dates["consent-signed"]
        ? [
            text("CONSENT: I give consent to initiate the services in this IEP, except for: none."),
            fields("inline", [
              ["Parent signature", `/s/ ${child.parents}`],
              ["Date of consent", day(dates["consent-signed"])],
            ]),
          ]
        : []),
      ...rightsInColumns("Parents' Rights in Special Education"),
    ],
  };
};
