import { heading, table, text } from "../../blocks.ts";
import { amount, days, first, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Colorado's forms: a statement of services in sentences, then a grid with a column of minutes per place. */
export const colorado: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const name = first(child.name);
  const places = [...new Set(iep.services.map(({ place }) => place))];
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 50,
      heading: "band",
      noBold: true,
      boxes: "brackets",
      header: () => ["", "", `${child.name}  DOB ${day(child.born)}  SASID ${child.id}`],
      footer: (page) => [data.district, "", String(page)],
    },
    blocks: [
      heading("Individualized Education Program (IEP)", 1),
      table(
        ["Date of meeting", "Date of next IEP review", "Date of most recent evaluation", "Next reevaluation"],
        [
          [
            day(dates.meeting),
            day(dates["annual-review-due"]),
            day(dates["last-evaluation"]),
            day(dates["reevaluation-due"]),
          ],
        ],
      ),
      text(`Primary disability: ${iep.disability}. Grade ${child.grade}, ${data.school}.`),
      heading("Strengths, Preferences and Interests"),
      text(orNone(iep.strengths)),
      heading("Present Levels of Educational Performance Summary"),
      ...iep.presentLevels.map(({ title, text: words }) => text(`${title}\n${words}`)),
      heading("Student Needs and Impact of Disability"),
      text(orNone(iep.impact)),
      heading("Parent and Student Input"),
      text(orNone(iep.concerns)),
      heading("Annual Goals"),
      ...iep.goals.flatMap((goal, index) => [
        text(`${index + 1}. Area of need: ${goal.area}`),
        text(`Measurable goal: ${goal.text}`, { indent: 16 }),
        ...(goal.baseline ? [text(`Baseline data point: ${goal.baseline}`, { indent: 16 })] : []),
        ...goal.objectives.map((words, at) =>
          text(`${index + 1}${String.fromCharCode(65 + at)}. Objective: ${words}`, { indent: 32 }),
        ),
      ]),
      heading("Accommodations and Modifications"),
      text(
        `${name} needs the following accommodations: ${iep.accommodations
          .map((words, index) => `(${index + 1}) ${words}`)
          .join(" ")}`,
      ),
      heading("State and District Assessments"),
      ...iep.testing.map((words) => text(words)),
      heading("Service Delivery Statement"),
      text(
        iep.services
          .map((service) => `${name} will receive ${service.name}, ${amount(service, "words")}.`)
          .join(" "),
      ),
      table(
        ["Service", "Start", "End", ...places.map((place) => `${place} (minutes)`)],
        iep.services.map(({ name: service, starts, ends, place, minutes, sessions, period }) => [
          service,
          day(starts),
          day(ends),
          ...places.map((column) =>
            column === place
              ? `${number(minutes)}${sessions === null ? "" : ` x ${sessions}`} per ${period}`
              : "0",
          ),
        ]),
        [2.2, 1, 1, ...places.map(() => 1.6)],
      ),
      heading("Recommended Placement in the Least Restrictive Environment"),
      table(
        ["Placement selected", "Percent of time in general education"],
        [[iep.placement ?? "", `${iep.generalEducationPercent}%`]],
        [3, 1],
      ),
      heading("Extended School Year"),
      text(
        iep.esy === "yes"
          ? `Eligible: Yes. ${iep.esyReason}`
          : iep.esy === "no"
            ? `Eligible: No. ${iep.esyReason}`
            : `Eligible: To be determined. ${iep.esyReason}`,
      ),
      heading("Participants in Meeting"),
      table(
        ["Signature", "Printed name", "Title", "Date"],
        iep.team.map(({ name: member, role, signed }) => [
          signed ? `/s/ ${member}` : "",
          member,
          role,
          signed ? day(dates.signed) : "",
        ]),
      ),
    ],
  };
};
