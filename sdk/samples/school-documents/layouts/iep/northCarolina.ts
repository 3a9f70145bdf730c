import { checks, fields, heading, pageBreak, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After the DEC 4 of North Carolina: one goal per area with its own present level, services as sessions per reporting period. */
export const northCarolina: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Times",
      size: 10,
      margin: 52,
      justified: true,
      heading: "band",
      boxes: "parentheses",
      header: () => ["DEC 4", "", data.district],
      footer: (page, pages) => [`Student: ${child.name}`, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("INDIVIDUALIZED EDUCATION PROGRAM (IEP)", 1),
      fields(
        "inline",
        [["Duration of Special Education and Related Services: From", day(dates["iep-starts"])]],
        [["To", day(dates["iep-ends"])]],
        [
          ["Student", child.name],
          ["DOB", day(child.born)],
        ],
        [
          ["School", data.school],
          ["Grade", child.grade],
        ],
        [
          ["Primary Area of Eligibility", iep.disability],
          ["Meeting date", day(dates.meeting)],
        ],
      ),
      text("Student profile: strengths, parent's vision", { bold: true }),
      text(orNone(iep.strengths)),
      text(orNone(iep.concerns)),
      ...iep.goals.flatMap((goal, index) => [
        pageBreak,
        heading(`Annual goal area ${index + 1}: ${goal.area}`),
        text(
          "Present Level(s) of Academic and Functional Performance (include specific descriptions of strengths and needs that apply):",
          { bold: true },
        ),
        text(iep.presentLevels[index]?.text ?? ""),
        text("Annual Goal", { bold: true }),
        text(goal.text),
        text("Does the student require assistive technology devices and/or services?"),
        checks(
          [
            ["Yes", false],
            ["No", true],
          ],
          6,
        ),
        ...(goal.objectives.length > 0
          ? [
              table(
                ["Benchmarks or short-term objectives (if applicable)"],
                goal.objectives.map((words) => [words]),
              ),
            ]
          : []),
        text(`Describe how progress toward the annual goal will be measured: ${orNone(goal.measured)}`),
      ]),
      heading("Supplemental aids, accommodations"),
      table(
        ["Subject area", "Accommodation"],
        iep.accommodations.map((words) => ["All", words]),
        [1, 4],
      ),
      heading("North Carolina testing program"),
      ...iep.testing.map((words) => text(words)),
      heading("Least restrictive environment"),
      text(`Setting: ${iep.placement}`),
      text(`${iep.generalEducationPercent}% of the day with non-disabled peers`),
      heading("Anticipated frequency and location of specially designed instruction and related services"),
      table(
        ["Type", "Sessions per", "Minutes per session", "Location"],
        iep.services.map((service) => [
          service.name,
          service.sessions === null ? service.period : `${service.sessions} per ${service.period}`,
          number(service.minutes),
          service.place,
        ]),
        [2.4, 1.3, 1.2, 1.8],
      ),
      heading("Extended school year status"),
      checks(
        [
          ["is eligible", iep.esy === "yes"],
          ["is not eligible", iep.esy === "no"],
          ["eligibility is under consideration", iep.esy === "to be decided"],
        ],
        3,
      ),
      heading("IEP team. The following were present and participated:"),
      table(
        ["Position", "Signature", "Date"],
        iep.team.map(({ name, role, signed }) => [role, signed ? name : "", signed ? day(dates.signed) : ""]),
      ),
    ],
  };
};
