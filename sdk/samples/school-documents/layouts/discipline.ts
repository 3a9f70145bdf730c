import { checks, fields, gap, heading, table, text } from "../blocks.ts";
import { days, first } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** A principal's letter that suspends a student. */
export const suspensionLetter: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rule,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const name = first(child.name);
  return {
    theme: { font: "Times", size: 11, margin: 72, heading: "plain", boxes: "brackets" },
    blocks: [
      text(data.school, { bold: true, align: "center" }),
      text(data.district, { align: "center" }),
      gap(),
      text(day(dates.document)),
      text(`${child.parents}\n${child.address}`),
      gap(),
      text(`Re: Suspension of ${child.name}, Grade ${child.grade}`, { bold: true }),
      text(`Dear ${child.parents}:`),
      ...(incident
        ? [
            text(
              `This letter is to inform you that on ${day(dates.incident)} the following took place: ${incident}`,
            ),
          ]
        : []),
      ...(rule ? [text(`This conduct violates ${rule}.`)] : []),
      ...(count === null
        ? []
        : [
            text(
              `${name} is suspended from school for ${count} school ${count === 1 ? "day" : "days"}.${returns ? ` ${name} may return on ${day(returns)}.` : ""}`,
            ),
          ]),
      ...(manifestationMeeting
        ? [
            text(
              `A manifestation determination meeting will be held on ${day(manifestationMeeting)} at 9:00 a.m. in the conference room.`,
            ),
          ]
        : []),
      ...body.map((words) => text(words)),
      ...(rights ? [text(rights)] : []),
      gap(),
      text("Sincerely,"),
      text(from),
      text(fromTitle),
    ],
  };
};

/** A referral form printed from a student information system. */
export const disciplineForm: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rule,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 44,
      heading: "band",
      boxes: "dingbats",
      header: () => [data.district, "", "Notice of Disciplinary Action"],
      footer: (page, pages) => [`ID ${child.id}`, "", `${page}/${pages}`],
    },
    blocks: [
      heading("Notice of Disciplinary Action / Removal", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["Grade", child.grade],
          ["Notice Date", day(dates.document)],
        ],
        [
          ["School", data.school],
          ["Administrator", `${from}, ${fromTitle}`],
          ["Incident Date", day(dates.incident)],
        ],
      ),
      heading("Incident"),
      text(incident ?? ""),
      fields("inline", [["Code of conduct", rule || "N/A"]]),
      heading("Disposition"),
      checks(
        [
          ["Detention", false],
          ["In-school suspension", false],
          ["Out-of-school suspension", count !== null && count <= 10],
          ["Removal of more than 10 school days", count !== null && count > 10],
          ["Expulsion recommended", false],
        ],
        2,
      ),
      table(
        ["Number of school days", "May return on", "Student with an IEP/504"],
        [[String(count ?? ""), day(returns), "Yes"]],
      ),
      heading("Manifestation Determination Review"),
      checks(
        [
          ["Required", manifestationMeeting !== null],
          ["Not required", manifestationMeeting === null],
        ],
        2,
      ),
      ...(manifestationMeeting ? [fields("inline", [["MDR meeting date", day(manifestationMeeting)]])] : []),
      ...body.map((words) => text(words)),
      text(rights, { small: true }),
    ],
  };
};
