import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days, first, number } from "../../print.ts";
import { yesNo } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After South Dakota's form: the team signs on the first page, a table of skill areas, accommodations in one table with their settings. */
export const southDakota: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 54,
      heading: "plain",
      boxes: "squares",
      header: () => [`Student Name: ${child.name}`, "", `SIMS: ${child.id}`],
      footer: (page) => ["ARSD 24:05:27", "", `Page | ${page}`],
    },
    blocks: [
      heading("INDIVIDUAL EDUCATION PROGRAM", 1),
      table(null, [
        [`Student Name: ${child.name}`, `DOB: ${day(child.born)}`, `Grade: ${child.grade}`],
        [`Parent/Guardian: ${child.parents}`, `Phone: ${child.phone}`, `School: ${data.school}`],
        [
          `Meeting Date: ${day(dates.meeting)}`,
          `Date Services Begin: ${day(dates["iep-starts"])}`,
          `Annual Review Date: ${day(dates["annual-review-due"])}`,
        ],
        [
          `Date of Eligibility Determination: ${day(dates["last-evaluation"])}`,
          `Three Year Reevaluation Due By: ${day(dates["reevaluation-due"])}`,
          `Primary Disability: ${iep.disability}`,
        ],
      ]),
      text("Purpose of Meeting", { bold: true }),
      checks(
        [
          ["Initial Eligibility, IEP, Placement", false],
          ["Annual Review of IEP", true],
          ["Three Year Reevaluation", false],
          ["Dismissal from Services", false],
        ],
        2,
      ),
      table(
        ["IEP Team Membership", "Signature", "Date"],
        iep.team.map(({ name: member, role, signed }) => [
          role,
          signed ? member : "",
          signed ? day(dates.signed) : "",
        ]),
      ),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      text(`Strengths: ${orNone(iep.strengths)}`),
      text(`Parent input and concerns: ${orNone(iep.concerns)}`),
      table(
        ["Skill Area", "Present Level"],
        iep.presentLevels.map(({ title, text: words }) => [title, words]),
        [1, 4],
      ),
      text(
        `How the student's disability affects involvement and progress in the general curriculum: ${orNone(iep.impact)}`,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition"),
            table(
              ["Measurable Postsecondary Goals", ""],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 4],
            ),
          ]
        : []),
      heading("Annual Goals and Short-Term Objectives"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        fields("inline", [["Skill Area", goal.area]]),
        text(`Annual Goal #${index + 1}: ${goal.text}`),
        ...(goal.objectives.length > 0
          ? [
              table(
                ["Short-Term Objectives", "Procedure Code", "Progress Code"],
                goal.objectives.map((words) => [words, "3", ""]),
                [5, 1, 1],
              ),
            ]
          : [text(`Evaluation procedure: ${orNone(goal.measured)}`)]),
      ]),
      text(
        "Procedure codes: 1 = teacher-made test, 2 = observation, 3 = work samples, 4 = standardized test",
        {
          small: true,
        },
      ),
      heading("Accommodations/Modifications and Supplementary Aids"),
      table(
        ["Accommodation", "Frequency", "Location"],
        iep.accommodations.map((words) => [words, "Daily", "All classes"]),
        [4, 1, 1.2],
      ),
      heading("State/District-Wide Assessments"),
      list(iep.testing, "•"),
      heading("Description of Services to be Provided"),
      table(
        [
          "Special Education and Related Services",
          "Amount of Time",
          "Frequency",
          "Location",
          "Starts",
          "Ends",
        ],
        iep.services.map(({ name: service, minutes, sessions, period, place, starts, ends }) => [
          service,
          `${number(minutes)} min.`,
          sessions === null ? `each ${period}` : `${sessions}x/${period}`,
          place,
          day(starts),
          day(ends),
        ]),
        [2.2, 1, 1.1, 1.5, 1.1, 1.1],
      ),
      heading("Least Restrictive Environment"),
      text(
        `Placement: ${iep.placement}. ${name} is in general education ${iep.generalEducationPercent}% of the time.`,
      ),
      ...iep.notes.map((words) => text(`Justification for placement: ${words}`)),
      heading("Extended School Year"),
      ...(iep.esy === "to be decided"
        ? [text("The need for extended school year services will be determined by the team at a later date.")]
        : yesNo("Extended school year services are needed.", iep.esy === "yes")),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
    ],
  };
};
