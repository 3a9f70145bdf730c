import { type Block, checks, fields, heading, table, text } from "../../blocks.ts";
import { days, lastFirst, number } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";
import { emptyPages } from "../smallPrint.ts";

/** A statewide system's print (as North Carolina's ECATS): services apart from related services, start and end in one cell, pages of unused sections. */
export const ecats: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const services = (title: string, isRelated: boolean): Block[] => [
    text(title),
    table(
      ["Type of service", "# of sessions", "Frequency", "Session length", "Location", "Dates"],
      iep.services
        .filter((service) => service.isRelated === isRelated)
        .map(({ name, sessions, period, minutes, place, starts, ends }) => [
          name,
          sessions === null ? "" : String(sessions),
          `per ${period}`,
          `${number(minutes)} minutes`,
          place,
          `${day(starts)} -\n${day(ends)}`,
        ]),
      [2.2, 0.9, 1.1, 1.2, 1.8, 1.3],
    ),
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 8.5,
      margin: 38,
      heading: "band",
      noBold: true,
      boxes: "checkmarks",
      header: () => [`Student: ${lastFirst(child.name)}`, "", `UID: ${child.id}   DOB: ${day(child.born)}`],
      footer: (page, pages) => [`Meeting Date: ${day(dates.meeting)}`, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      table(
        null,
        [
          ["School:", data.school, "Grade:", child.grade],
          ["Area(s) of Eligibility:", iep.disability, "Meeting Date:", day(dates.meeting)],
          ["IEP Start Date:", day(dates["iep-starts"]), "IEP End Date:", day(dates["iep-ends"])],
          [
            "Last Evaluation:",
            day(dates["last-evaluation"]),
            "Reevaluation Due:",
            day(dates["reevaluation-due"]),
          ],
        ],
        [1.2, 2.2, 1.2, 1.4],
      ),
      heading("Student Profile"),
      text("Overall strengths of the student"),
      text(orNone(iep.strengths), { indent: 10 }),
      text("Parent concerns and vision for the student's future"),
      text(orNone(iep.concerns), { indent: 10 }),
      ...iep.goals.flatMap((goal, index): Block[] => {
        const level = iep.presentLevels[index];
        return [
          heading(`Present Level and Goal: ${goal.area}`),
          ...(level
            ? [text("Present level of academic and functional performance"), text(level.text, { indent: 10 })]
            : []),
          text("Measurable annual goal"),
          text(goal.text, { indent: 10 }),
          ...goal.objectives.map((words, at) => text(`Benchmark ${at + 1} - ${words}`, { indent: 20 })),
          text(`Describe how progress will be measured: ${orNone(goal.measured)}`),
        ];
      }),
      heading("Accommodations and Modifications"),
      table(
        [
          "Classes and activities",
          "Supplemental aid, service, modification or accommodation",
          "Implementation",
        ],
        iep.accommodations.map((words, index) => [
          ["All classes", "Electives", "Core classes"][index % 3] ?? "",
          words,
          "As needed",
        ]),
        [1.3, 4, 1.2],
      ),
      heading("Testing"),
      ...iep.testing.map((words) => fields("above", [["Test", words]])),
      heading("Least Restrictive Environment"),
      checks(placementChecks(iep)),
      text(`Percent of the day with nondisabled peers: ${iep.generalEducationPercent}%`),
      heading("Special Education and Related Services"),
      ...services("Special education", false),
      ...services("Related services", true),
      heading("Extended School Year"),
      checks([
        ["The student is eligible.", iep.esy === "yes"],
        ["The student is not eligible.", iep.esy === "no"],
        ["Eligibility is under consideration and will be determined later.", iep.esy === "to be decided"],
      ]),
      heading("Team Members"),
      table(
        ["Member", "Position", "Method and date of participation"],
        iep.team.map(({ name, role, signed }) => [
          name,
          role,
          signed ? `Signed on paper ${day(dates.signed)}` : "Invited, did not attend",
        ]),
      ),
      ...emptyPages(),
    ],
  };
};
