import { type Block, checks, columns, fields, heading, table, text } from "../../blocks.ts";
import { days, lastFirst, number } from "../../print.ts";
import type { ServiceData } from "../../sampleSchema.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After South Carolina's statewide system: bars, boxed goals with one row per part, all options of the LRE. */
export const southCarolina: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const services = (title: string, chosen: readonly ServiceData[]): Block[] =>
    chosen.length === 0
      ? []
      : [
          text(title, { bold: true }),
          table(
            ["Service", "Start Date", "End Date", "Amount", "Frequency", "Location"],
            chosen.map((service) => [
              service.name,
              day(service.starts),
              day(service.ends),
              `${number(service.minutes)} minutes`,
              service.sessions === null
                ? `total per ${service.period}`
                : `${service.sessions} per ${service.period}`,
              service.place,
            ]),
            [2.2, 1.1, 1.1, 1.1, 1.2, 1.8],
          ),
        ];
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 42,
      heading: "bar",
      boxes: "checkmarks",
      header: () => [`${lastFirst(child.name)} (${child.id})`, "", "CONFIDENTIAL"],
      footer: (page, pages) => [`IEP ${day(dates.meeting)}`, data.district, `${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      columns(
        [
          fields(
            "inline",
            [["Student", lastFirst(child.name)]],
            [["Date of Birth", day(child.born)]],
            [["Serving School", data.school]],
            [["Grade", child.grade]],
            [["Parent(s)", child.parents]],
            [["Primary Disability", iep.disability]],
          ),
        ],
        [
          fields(
            "inline",
            [["Initiating Meeting Date", day(dates.meeting)]],
            [["Start Date", day(dates["iep-starts"])]],
            [["Planned End Date", day(dates["iep-ends"])]],
            [["Latest Eligibility Date", day(dates["last-evaluation"])]],
            [["Next Eligibility Due By", day(dates["reevaluation-due"])]],
          ),
        ],
      ),
      heading("Student Profile"),
      text("Strengths of the Student", { bold: true }),
      text(orNone(iep.strengths)),
      text("Concerns of the Parent(s)", { bold: true }),
      text(orNone(iep.concerns)),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.map(({ title, text: words }) => table(null, [[title], [words]])),
      text("Impact of the disability on involvement and progress in the general curriculum", { bold: true }),
      text(orNone(iep.impact)),
      heading("Measurable Annual Goals"),
      ...iep.goals.map((goal, index) =>
        table(
          null,
          [
            [`Goal ${index + 1}`, goal.area],
            ["Annual Goal", goal.text],
            ...(goal.baseline ? [["Baseline", goal.baseline]] : []),
            ["Evaluated by", orNone(goal.measured)],
            ...goal.objectives.map((words, at) => [`Objective ${at + 1}`, words]),
            ["Reports to parents", "Interim report and report card"],
          ],
          [1, 4.5],
        ),
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition Services"),
            table(
              ["Area", "Goal or service"],
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 3],
            ),
          ]
        : []),
      heading("Accommodations and Modifications"),
      table(
        ["Accommodation", "Subject or setting"],
        iep.accommodations.map((words, index) => [
          words,
          index % 2 === 0 ? "All" : "ELA, Math, Science, Social Studies",
        ]),
        [3, 1.4],
      ),
      heading("Services"),
      ...services(
        "Special Education",
        iep.services.filter(({ isRelated }) => !isRelated),
      ),
      ...services(
        "Related Services",
        iep.services.filter(({ isRelated }) => isRelated),
      ),
      heading("State and Districtwide Testing"),
      table(
        ["Assessment and accommodations"],
        iep.testing.map((words) => [words]),
      ),
      heading("Least Restrictive Environment"),
      text("Setting in which the student will receive services:"),
      checks(placementChecks(iep)),
      ...(iep.generalEducationPercent === null
        ? []
        : [
            text(`Time in the general education setting: ${iep.generalEducationPercent} percent of the week`),
          ]),
      ...iep.notes.map((words) => text(`Rationale: ${words}`)),
      heading("Extended School Year Services"),
      text(
        `Does the student require ESY? ${iep.esy === "yes" ? "Yes" : iep.esy === "no" ? "No" : "Deferred"}`,
      ),
      ...(iep.esyReason ? [text(`Basis: ${iep.esyReason}`)] : []),
      heading("Participants in the IEP Meeting"),
      table(
        ["Name", "Position", "Signature", "Date"],
        iep.team.map(({ name, role, signed }) => [
          name,
          role,
          signed ? `E-signed: ${name}` : "",
          signed ? day(dates.signed) : "",
        ]),
        [1.6, 1.6, 2, 1],
      ),
    ],
  };
};
