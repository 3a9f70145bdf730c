import { type Block, fields, heading, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { consentToBill } from "../attachedPages.ts";
import { adverbs } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Utah's IEP, printed from a database without bold type: a goal follows the present level that it is for. */
export const utah: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/25");
  const services = (isRelated: boolean): Block =>
    table(
      ["Service", "Location", "Amount of Time", "Frequency (D, W, M)", "Starts"],
      iep.services
        .filter((service) => service.isRelated === isRelated)
        .map((service) => [
          service.name,
          service.place,
          service.sessions === null
            ? `${service.minutes} min`
            : `${service.minutes} min, ${service.sessions} sessions`,
          adverbs[service.period],
          day(service.starts),
        ]),
      [2.6, 2, 1.6, 1.3, 1],
    );
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 54,
      heading: "plain",
      boxes: "blanks",
      noBold: true,
      footer: (page, pages) => [`${child.name}  ${child.id}`, "", `IEP page ${page}/${pages}`],
    },
    blocks: [
      heading("INDIVIDUALIZED EDUCATION PROGRAM", 1),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["DOB", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["School", data.school],
          ["District", data.district],
        ],
        [
          ["Classification", iep.disability],
          ["Date of IEP Meeting", day(dates.meeting)],
        ],
        [
          ["IEP Due", day(dates["annual-review-due"])],
          ["Reevaluation Due", day(dates["reevaluation-due"])],
        ],
      ),
      text("PRESENT LEVEL OF ACADEMIC ACHIEVEMENT AND FUNCTIONAL PERFORMANCE (PLAAFP)"),
      ...iep.presentLevels.flatMap(({ title, text: words }): Block[] => {
        const goals = iep.goals.filter(({ area }) => area === title);
        return [
          text(`Area: ${title}`),
          text(words),
          ...goals.flatMap((goal): Block[] => [
            text("MEASURABLE ANNUAL GOAL", { indent: 18 }),
            text(goal.text, { indent: 18 }),
            text(`How progress will be measured: ${orNone(goal.measured)}`, { indent: 18 }),
            ...goal.objectives.map((words, index) =>
              text(`Objective ${index + 1}. ${words}`, { indent: 36 }),
            ),
          ]),
        ];
      }),
      text("How the disability affects involvement and progress in the general curriculum"),
      text(orNone(iep.impact)),
      text("Parent/student input"),
      text(orNone(iep.concerns)),
      text("SPECIAL EDUCATION SERVICES"),
      services(false),
      text("RELATED SERVICES"),
      services(true),
      text("PROGRAM MODIFICATIONS AND/OR SUPPLEMENTARY AIDS AND SERVICES IN REGULAR CLASSES"),
      ...iep.accommodations.map((words) => text(words, { indent: 18 })),
      text("STATE AND DISTRICT-WIDE ASSESSMENT"),
      ...iep.testing.map((words) => text(words, { indent: 18 })),
      text("EXTENDED SCHOOL YEAR (ESY)"),
      text(
        `${iep.esy === "yes" ? "_X_" : "___"} Student is eligible for ESY services.     ${iep.esy === "no" ? "_X_" : "___"} Student is not eligible for ESY services.     ${iep.esy === "to be decided" ? "_X_" : "___"} Eligibility will be determined by April 30.`,
      ),
      ...(iep.transition.length > 0
        ? [
            text("SCHOOL TO POST-SCHOOL TRANSITION PLAN"),
            ...iep.transition.map(({ title, text: words }) => text(`${title}: ${words}`, { indent: 18 })),
          ]
        : []),
      text("PLACEMENT REVIEW / LEAST RESTRICTIVE ENVIRONMENT"),
      text(`Placement: ${iep.placement}`),
      text(`The student is with nondisabled peers ${iep.generalEducationPercent}% of the school day.`),
      text("IEP TEAM (signature indicates attendance)"),
      ...iep.team.map(({ name, role, signed }) =>
        text(signed ? `${role}: ${name}     ${day(dates.signed)}` : `${role}: ______________________`),
      ),
      ...consentToBill(),
    ],
  };
};
