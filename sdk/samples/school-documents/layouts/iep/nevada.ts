import { type Block, checks, heading, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { meetingNotes } from "../attachedPages.ts";
import { timesOf } from "../formParts.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After Nevada's IEP: present levels and every service in wide tables, placement options marked selected or rejected. */
export const nevada: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const services = (isRelated: boolean): Block =>
    table(
      [
        isRelated ? "RELATED SERVICES" : "SPECIALLY DESIGNED INSTRUCTION",
        "BEGINNING AND ENDING DATES",
        "FREQUENCY OF SERVICES",
        "LOCATION OF SERVICES",
      ],
      iep.services
        .filter((service) => service.isRelated === isRelated)
        .map((service) => [
          service.name,
          `${day(service.starts)} - ${day(service.ends)}`,
          `${service.minutes} minutes ${timesOf(service).toLowerCase()}`,
          service.place,
        ]),
      [2.4, 1.7, 2, 2],
    );
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 38,
      landscape: true,
      heading: "caps",
      boxes: "parentheses",
      header: (page, pages) => [
        child.name,
        "INDIVIDUALIZED EDUCATIONAL PROGRAM (IEP)",
        `Page ${page} of ${pages}`,
      ],
    },
    blocks: [
      text(data.district, { align: "center" }),
      heading("Information", 2),
      table(null, [
        ["STUDENT", child.name, "BIRTH DATE", day(child.born)],
        ["GRADE", child.grade, "STUDENT ID", child.id],
        ["SCHOOL", data.school, "ELIGIBILITY CATEGORY", iep.disability],
        ["DATE OF MEETING", day(dates.meeting), "IEP REVIEW DATE", day(dates["annual-review-due"])],
        ["PRIMARY LANGUAGE", "English", "ANTICIPATED 3-YR REEVALUATION", day(dates["reevaluation-due"])],
      ]),
      text("PURPOSE OF MEETING", { bold: true }),
      checks(
        [
          ["Initial IEP", false],
          ["Annual IEP", true],
          ["IEP Following 3-Yr Reevaluation", false],
          ["Revision to IEP", false],
        ],
        4,
      ),
      heading("Present levels of academic achievement and functional performance"),
      table(
        ["AREA ASSESSED", "ASSESSMENT RESULTS"],
        iep.presentLevels.map(({ title, text: words }) => [title, words]),
        [1.2, 4],
      ),
      text("EFFECT ON STUDENT'S INVOLVEMENT AND PROGRESS IN GENERAL EDUCATION CURRICULUM", { bold: true }),
      text(orNone(iep.impact)),
      heading("Strengths, concerns, interests and preferences"),
      text("STATEMENT OF STUDENT STRENGTHS", { bold: true }),
      text(orNone(iep.strengths)),
      text("STATEMENT OF PARENT EDUCATIONAL CONCERNS", { bold: true }),
      text(orNone(iep.concerns)),
      ...meetingNotes(iep, "Progress on the goals of the last IEP"),
      ...(iep.transition.length > 0
        ? [
            heading("Diploma option and transition"),
            table(
              ["MEASURABLE POSTSECONDARY GOALS", ""],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1.2, 4],
            ),
          ]
        : []),
      heading("IEP goals, including academic and functional goals, and benchmarks or short-term objectives"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`AREA: ${goal.area}`),
        table(
          [`MEASURABLE ANNUAL GOAL ${index + 1}`, "METHOD OF MEASUREMENT"],
          [[goal.text, orNone(goal.measured)]],
          [4, 1.6],
        ),
        checks([
          ["Check here if this goal will be addressed during Extended School Year Services (ESY)", false],
        ]),
        ...goal.objectives.map((words, number) =>
          text(`BENCHMARK OR SHORT-TERM OBJECTIVE ${number + 1}: ${words}`),
        ),
      ]),
      heading("Special education services"),
      services(false),
      heading("Supplementary aids and services"),
      table(
        ["MODIFICATION, ACCOMMODATION, OR SUPPORT FOR STUDENT OR PERSONNEL", "FREQUENCY", "LOCATION"],
        iep.accommodations.map((words) => [words, "Daily, as tasks require", "All school settings"]),
        [4, 1.6, 1.6],
      ),
      heading("Related services"),
      services(true),
      heading("Participation in statewide and/or district-wide assessments"),
      table(
        ["ASSESSMENT AND ACCOMMODATIONS"],
        iep.testing.map((words) => [words]),
      ),
      heading("Extended school year services"),
      text("Does the student require extended school year services?"),
      checks(
        [
          ["No", iep.esy === "no"],
          ["Yes", iep.esy === "yes"],
          ["To be determined by the IEP committee at a later date", iep.esy === "to be decided"],
        ],
        3,
      ),
      text(orNone(iep.esyReason)),
      heading("Placement"),
      table(
        ["PLACEMENT CONSIDERATIONS", "SELECTED", "REJECTED"],
        placementChecks(iep).map(([option, isOn]) => [option, isOn ? "X" : "", isOn ? "" : "X"]),
        [4, 1, 1],
      ),
      text(
        `PERCENTAGE OF TIME IN REGULAR EDUCATION ENVIRONMENT: ${iep.generalEducationPercent}% of the school day`,
      ),
      heading("IEP implementation"),
      checks([
        [
          "As the parent, I agree with the components of this IEP. I understand that its provisions will be implemented as soon as possible.",
          dates["consent-signed"] !== undefined,
        ],
        ["As the parent, I disagree with all or part of this IEP.", false],
      ]),
      ...iep.team
        .filter(({ signed }) => signed)
        .map(({ name, role }) =>
          text(`${role} Signature: ${name}     Date: ${day(dates["consent-signed"])}`),
        ),
      text("Participants", { bold: true }),
      table(
        null,
        iep.team.map(({ name, role }) => [name, role]),
      ),
    ],
  };
};
