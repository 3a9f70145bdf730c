import { type Block, checks, fields, heading, table, text } from "../../blocks.ts";
import { days, first, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

const unaffected = ["Communication Status", "Vision, Hearing and Motor Status", "Vocational Performance"];

/** After Kentucky's form: a box for each area without a need, instruction and aids under each goal, services counted in times. */
export const kentucky: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const name = first(child.name);
  const commensurate = (isOn: boolean): Block =>
    checks([["Performance commensurate with similar age peers", isOn]]);
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 52,
      heading: "band",
      boxes: "dingbats",
      header: () => [`Student's Full Name: ${child.name}`, "", `SSID: ${child.id}`],
      footer: (page, pages) => ["", `IEP Page ${page} of ${pages}`, ""],
    },
    blocks: [
      heading("Individual Education Program (IEP)", 1),
      fields(
        "inline",
        [
          ["Plan Start Date", day(dates["iep-starts"])],
          ["Plan End Date", day(dates["iep-ends"])],
        ],
        [
          ["Date of ARC meeting", day(dates.meeting)],
          ["School", data.school],
        ],
        [
          ["Disability", iep.disability],
          ["Grade", child.grade],
        ],
        [["Special Education Reevaluation Date", day(dates["reevaluation-due"])]],
      ),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        text(title, { bold: true }),
        commensurate(false),
        text(words),
      ]),
      ...unaffected.flatMap((title) => [text(title, { bold: true }), commensurate(true)]),
      text("Strengths", { bold: true }),
      text(orNone(iep.strengths)),
      text("Parent concerns", { bold: true }),
      text(orNone(iep.concerns)),
      heading("Measurable Annual Goals and Benchmarks"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        table(
          null,
          [
            [`Annual Measurable Goal #${index + 1} (${goal.area})`],
            [goal.text],
            ...(goal.objectives.length > 0
              ? [
                  [
                    `Benchmarks: ${goal.objectives.map((words, at) => `${index + 1}.${at + 1} ${words}`).join("  ")}`,
                  ],
                ]
              : []),
            ["Method of measurement", orNone(goal.measured)],
            ["Specially designed instruction", "Explicit instruction, guided practice and feedback"],
          ],
          [1.2, 4],
        ),
      ]),
      heading("Supplementary Aids and Services"),
      text(`What ${name} needs in order to be involved in the general curriculum:`),
      ...iep.accommodations.map((words) => text(`- ${words}`, { indent: 12 })),
      heading("Accommodations for Administration of State Assessments"),
      ...iep.testing.map((words) => text(`- ${words}`, { indent: 12 })),
      heading("Least Restrictive Environment and General Education"),
      text(`${iep.placement}`),
      text(`${name} is in general education for ${iep.generalEducationPercent}% of the school day.`),
      heading("Special Education Services and Related Services"),
      table(
        ["Service", "Minutes per service", "Number of times", "Per", "Location", "Start date", "End date"],
        iep.services.map(({ name: service, minutes, sessions, period, place, starts, ends }) => [
          service,
          number(minutes),
          sessions === null ? "total" : String(sessions),
          period,
          place,
          day(starts),
          day(ends),
        ]),
        [2, 0.9, 0.9, 0.7, 1.7, 1, 1],
      ),
      heading("Extended School Year"),
      text("Are extended school year services required for this student?"),
      checks(
        [
          ["Yes", iep.esy === "yes"],
          ["No", iep.esy === "no"],
          ["More data needed", iep.esy === "to be decided"],
        ],
        3,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Postsecondary Goals"),
            table(
              null,
              iep.transition.map(({ title, text: words }) => [title, words]),
              [1, 4],
            ),
          ]
        : []),
      heading("ARC Members"),
      table(
        ["Title", "Signature", "Date"],
        iep.team.map(({ name: member, role, signed }) => [
          role,
          signed ? member : "",
          signed ? day(dates.signed) : "",
        ]),
      ),
    ],
  };
};
