import { type Block, checks, fields, heading, list, pageBreak, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import type { ServiceData } from "../../sampleSchema.ts";
import { adverbs } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Connecticut's planning and placement team form: wide tables, services in hours a week. */
export const connecticutPages: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const services = (isRelated: boolean): Block =>
    table(
      [
        isRelated ? "Related Services" : "Special Education Service",
        "Frequency",
        "Responsible Staff",
        "Start Date (mm/dd/yyyy)",
        "End Date (mm/dd/yyyy)",
        "Site",
      ],
      iep.services
        .filter((service) => service.isRelated === isRelated)
        .map((service) => [
          service.name,
          hours(service),
          service.provider,
          day(service.starts),
          day(service.ends),
          service.place,
        ]),
      [2.4, 1.5, 1.6, 1.2, 1.2, 1.5],
    );
  return {
    theme: {
      font: "Times",
      size: 10,
      margin: 40,
      landscape: true,
      heading: "band",
      boxes: "dingbats",
      header: () => [
        `Student: ${child.name}`,
        `DOB: ${day(child.born)}`,
        `Meeting Date: ${day(dates.meeting)}`,
      ],
      footer: (page, pages) => [data.district, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("PLANNING AND PLACEMENT TEAM (PPT) COVER PAGE", 1),
      fields(
        "boxed",
        [
          ["Meeting Date", day(dates.meeting)],
          ["Current Enrolled School", data.school],
          ["Current Grade", child.grade],
          ["SASID", child.id],
          ["Primary Disability", iep.disability],
        ],
        [
          ["Most Recent Evaluation Date", day(dates["last-evaluation"])],
          ["Next Reevaluation Date", day(dates["reevaluation-due"])],
          ["Next Annual Review Date", day(dates["annual-review-due"])],
          ["Parent/Guardian", child.parents],
        ],
      ),
      text("Reason for meeting:", { bold: true }),
      checks(
        [
          ["Review Referral", false],
          ["Plan Eval/Reeval", false],
          ["Conduct Annual Review", true],
          ["Consider Transition Needs", false],
          ["Manifestation", false],
        ],
        5,
      ),
      text("Team Member Present (required)", { bold: true }),
      table(
        ["Name", "Title"],
        iep.team.map(({ name, role }) => [name, role]),
      ),
      pageBreak,
      heading("PRESENT LEVELS OF ACADEMIC ACHIEVEMENT AND FUNCTIONAL PERFORMANCE"),
      text("Parent and student input and concerns:", { bold: true }),
      text(orNone(iep.concerns)),
      table(
        ["Area", "Current Performance and Needs (include data as appropriate)"],
        iep.presentLevels.map(({ title, text: words }) => [title, words]),
        [1, 4],
      ),
      text("Student strengths:", { bold: true }),
      text(orNone(iep.strengths)),
      text(
        "Impact of the student's disability on involvement and progress in the general education curriculum:",
        {
          bold: true,
        },
      ),
      text(orNone(iep.impact)),
      ...iep.goals.flatMap((goal, index): Block[] => [
        pageBreak,
        heading("MEASURABLE ANNUAL GOALS AND SHORT-TERM OBJECTIVES"),
        table(
          [
            `Measurable Annual Goal* (Linked to Present Levels of Performance) # ${index + 1}`,
            "Area",
            "Eval. Procedure",
          ],
          [[goal.text, goal.area, orNone(goal.measured)]],
          [5, 1.4, 1.6],
        ),
        ...goal.objectives.map((words, number) =>
          table(null, [[`Objective # ${number + 1}`, words, "Progress: 1 ___  2 ___  3 ___"]], [1, 4, 2]),
        ),
      ]),
      pageBreak,
      heading(
        "PROGRAM ACCOMMODATIONS AND MODIFICATIONS - INCLUDE NONACADEMIC AND EXTRACURRICULAR ACTIVITIES",
      ),
      text("Sites/activities where required and duration: all classes, for the length of the IEP", {
        small: true,
      }),
      list(iep.accommodations, "-"),
      heading("STATE AND DISTRICT TESTING AND ACCOMMODATIONS"),
      list(iep.testing, "-"),
      heading("SPECIAL EDUCATION, RELATED SERVICES AND REGULAR EDUCATION"),
      services(false),
      services(true),
      fields(
        "inline",
        [["Assistive technology", "Not required"]],
        [["Participation in physical education", "Regular"]],
        [["Extended School Year Services", iep.esy === "yes" ? "Required" : "Not Required"]],
        [["Instructional setting", iep.placement ?? ""]],
        [
          [
            "Percentage of time the student is with nondisabled peers (TWNDP)",
            `${iep.generalEducationPercent}%`,
          ],
        ],
      ),
      ...(iep.transition.length > 0
        ? [
            heading("TRANSITION PLANNING"),
            table(
              ["Post-School Outcome Goal Statement", "Statement"],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 4],
            ),
          ]
        : []),
    ],
  };
};

/** "2.5 hours/week", or "30 minutes 2x/month" below an hour. */
function hours({ minutes, sessions, period }: ServiceData): string {
  if (sessions === null && minutes >= 60)
    return `${minutes / 60} ${minutes === 60 ? "hour" : "hours"}/${period}`;
  if (sessions === null) return `${minutes} minutes ${adverbs[period].toLowerCase()}`;
  return `${minutes} minutes ${sessions}x/${period}`;
}
