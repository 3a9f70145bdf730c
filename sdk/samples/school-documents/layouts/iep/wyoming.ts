import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days, first, inWords, number } from "../../print.ts";
import { hasNeed } from "../formParts.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After Wyoming's model form: citations under the headings, run-in paragraphs of present levels, three tables of services. */
export const wyoming: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9-4-25");
  const name = first(child.name);
  const services = (title: string, isRelated: boolean): Block =>
    table(
      [title, "Frequency and time", "Location", "Begin date", "End date"],
      iep.services
        .filter((service) => service.isRelated === isRelated)
        .map((service) => [
          service.name,
          service.sessions === null
            ? `${number(service.minutes)} min. ${inWords(service)}`
            : `${service.minutes} min., ${inWords(service)}`,
          service.place,
          day(service.starts),
          day(service.ends),
        ]),
      [2.4, 1.8, 1.7, 0.9, 0.9],
    );
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 50,
      heading: "caps",
      boxes: "brackets",
      header: () => ["", "", `Name of student: ${child.name}`],
      footer: (page, pages) => [`WISER ID ${child.id}`, "", `page ${page}/${pages}`],
    },
    blocks: [
      heading(`${data.district} / ${data.school}`, 3),
      heading("Individualized Education Program (IEP)", 1),
      text("34 C.F.R. §§300.320-300.324", { small: true, align: "center" }),
      table(
        [
          "Name of Student",
          "DOB",
          "Grade",
          "Date of IEP Meeting",
          "Projected Start",
          "Next Annual Review",
          "Due Date of Next 3 Year Reevaluation",
        ],
        [
          [
            child.name,
            day(child.born),
            child.grade,
            day(dates.meeting),
            day(dates["iep-starts"]),
            day(dates["annual-review-due"]),
            day(dates["reevaluation-due"]),
          ],
        ],
        [1.7, 0.9, 0.7, 1.1, 1, 1.1, 1.3],
      ),
      fields("inline", [["Disability Category(s)", iep.disability]]),
      heading("Strengths, Educational Concerns and Preferences/Interests"),
      fields(
        "above",
        [["Team's perspective", orNone(iep.strengths)]],
        [["Parent's perspective", orNone(iep.concerns)]],
      ),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      text(
        "Describe the academic, developmental and functional needs of the student, and how the disability affects involvement and progress in the general education curriculum.",
        { italic: true, small: true },
      ),
      ...iep.presentLevels.map(({ title, text: words }) => text(`${title.toUpperCase()} - ${words}`)),
      ...(iep.impact ? [text(iep.impact)] : []),
      heading("Consideration of Special Factors"),
      table(
        ["", "YES", "NO"],
        [
          answered(
            "Does the student's behavior impede his/her learning or the learning of others?",
            hasNeed(iep, "behavior"),
          ),
          answered("Does the student have communication needs?", hasNeed(iep, "communication")),
          answered(
            "Does the student need assistive technology devices or services?",
            hasNeed(iep, "technology"),
          ),
        ],
        [7, 0.7, 0.7],
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Postsecondary Goals and Transition Services"),
            ...iep.transition.map(({ title, text: words }) => text(`${title.toUpperCase()} - ${words}`)),
          ]
        : []),
      heading("Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Annual goal #${index + 1}${goal.area ? ` (${goal.area})` : ""}`, { bold: true }),
        text(goal.text),
        ...(goal.objectives.length > 0 ? [text("Objectives:"), list(goal.objectives, "o")] : []),
        text(`Method of measurement: ${orNone(goal.measured)}. Reported to parents quarterly.`),
      ]),
      heading("Special Education Services, Related Services and Supplementary Aids"),
      services("Special education service", false),
      ...(iep.services.some(({ isRelated }) => isRelated) ? [services("Related service", true)] : []),
      text("Supplementary aids and services, accommodations and modifications", { bold: true }),
      list(iep.accommodations, "o"),
      heading("Assessments"),
      ...iep.testing.map((words) => text(words)),
      heading("Extended School Year"),
      text(
        `Is ESY necessary for ${name} to receive FAPE? ${iep.esy === "yes" ? "YES" : iep.esy === "no" ? "NO" : "To be determined"}. ${iep.esyReason}`,
      ),
      heading("Least Restrictive Environment"),
      text("Educational environment:"),
      checks(placementChecks(iep)),
      text(`Percentage of time the student is in the regular environment: ${iep.generalEducationPercent}%`),
      ...iep.notes.map((words) => text(`Justification: ${words}`)),
      heading("IEP Team Participants"),
      ...iep.team.map(({ name: member, role, signed }) =>
        fields("below", [
          [`Signature (${role})`, signed ? member : ""],
          ["Date", signed ? day(dates.signed) : ""],
        ]),
      ),
    ],
  };
};

const answered = (question: string, isYes: boolean) => [question, isYes ? "X" : "", isYes ? "" : "X"];
