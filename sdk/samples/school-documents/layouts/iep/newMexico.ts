import { type Block, checks, fields, heading, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

const levels = [
  "Minimum (10% or less of the day)",
  "Moderate (11% to 49% of the day)",
  "Extensive (50% or more)",
];

/** After New Mexico's form: a schedule of services in hours, a level of service, a table for each annual goal. */
export const newMexico: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const percent = iep.generalEducationPercent ?? 100;
  const level = percent >= 90 ? 0 : percent > 50 ? 1 : 2;
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 44,
      heading: "bar",
      boxes: "brackets",
      header: () => [`Student: ${child.name}`, `ID: ${child.id}`, `Meeting: ${day(dates.meeting)}`],
      footer: (page, pages) => [data.district, "", `IEP page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      fields(
        "above",
        [
          ["Student", child.name],
          ["Date of Birth", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["Primary Eligibility", iep.disability],
          ["School", data.school],
          ["Parent(s)", child.parents],
        ],
        [
          ["IEP Meeting Date", day(dates.meeting)],
          ["Projected Date of Annual Review", day(dates["annual-review-due"])],
          ["Date of Next Reevaluation", day(dates["reevaluation-due"])],
        ],
      ),
      heading("Student Profile"),
      text(`Strengths: ${orNone(iep.strengths)}`),
      text(`Vision and concerns of the parents: ${orNone(iep.concerns)}`),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      table(
        null,
        iep.presentLevels.map(({ title, text: words }) => [title, words]),
        [1, 4.5],
      ),
      text(`Effect of the exceptionality: ${orNone(iep.impact)}`),
      heading("Annual Goals and Objectives"),
      ...iep.goals.map((goal, index) =>
        table(
          [`Goal ${index + 1}`, goal.area, "Progress Dates"],
          [
            ["Measurable annual goal", goal.text, ""],
            ...goal.objectives.map((words) => ["Objective", words, ""]),
            ["Evaluation", orNone(goal.measured), "Each 9 weeks"],
          ],
          [1.2, 4, 1],
        ),
      ),
      heading("Accommodations and Modifications"),
      table(
        ["Accommodation", "Area", "Responsible"],
        iep.accommodations.map((words): string[] => [words, "All classes", "All teachers"]),
        [4, 1, 1.2],
      ),
      heading("State and District Assessment"),
      ...iep.testing.map((words): Block => text(words)),
      heading("Schedule of Services"),
      table(
        ["Special Education / Related Service", "Time", "Frequency", "Setting", "From", "To"],
        iep.services.map(({ name, minutes, sessions, period, place, starts, ends }) => [
          name,
          hours(minutes),
          sessions === null ? `total each ${period}` : `${sessions} per ${period}`,
          place,
          day(starts),
          day(ends),
        ]),
        [2.3, 1, 1.2, 1.7, 1, 1],
      ),
      heading("Level of Service and Setting"),
      text("Level of service:"),
      checks(
        levels.map((words, index) => [words, index === level]),
        3,
      ),
      text(`Setting: ${iep.placement}`),
      text(`Percent of the school day in the regular education class: ${percent}%`),
      ...iep.notes.map((words) => text(`Reason for removal: ${words}`)),
      heading("Extended School Year"),
      text(
        `ESY services: ${iep.esy === "yes" ? "Required" : iep.esy === "no" ? "Not required" : "To be determined"}`,
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      heading("Prior Written Notice of Proposed Actions"),
      table(
        ["Proposed by", "Proposal", "Accepted or rejected", "Reason"],
        [
          [
            "Team",
            "Continue special education under the same eligibility",
            "Accepted",
            "Evaluation and class data",
          ],
          ["Team", "A special class for the full day", "Rejected", "More restrictive than the student needs"],
        ],
        [0.8, 2.6, 1.1, 2],
      ),
      heading("IEP Participants"),
      table(
        ["Print name", "Sign name", "Title", "Date"],
        iep.team.map(({ name, role, signed }) => [
          name,
          signed ? name : "",
          role,
          signed ? day(dates.signed) : "",
        ]),
      ),
    ],
  };
};

/** "45 minutes", or "2 hours" and "1.5 hours" for whole half hours of an hour or more. */
function hours(minutes: number): string {
  if (minutes < 60 || minutes % 30 !== 0) return `${number(minutes)} minutes`;
  return minutes === 60 ? "1 hour" : `${minutes / 60} hours`;
}
