import { checks, fields, gap, heading, openTable, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

/** The form of a manifestation determination meeting: the two questions with boxes, the conduct in a cell beside its label. */
export const manifestationForm: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    rule: code,
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
      size: 9.5,
      margin: 48,
      heading: "bar",
      boxes: "squares",
      footer: (page, pages) => ["MDR-2", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Manifestation Determination Review", 1),
      table(
        null,
        [
          ["Student", child.name, "Grade", child.grade],
          ["School", data.school, "Student ID", child.id],
          ["Date of meeting", day(manifestationMeeting), "Date of incident", day(dates.incident)],
          ["Days of removal", String(count ?? ""), "Chairperson", `${from}, ${fromTitle}`],
        ],
        [1.2, 2.2, 1.2, 2.2],
      ),
      heading("Part A. Conduct"),
      table(
        null,
        [
          ["Description of the behavior", incident ?? ""],
          ["Code of conduct", code || "N/A"],
        ],
        [1, 4],
      ),
      heading("Part B. Determination"),
      text(
        "1. Was the conduct caused by, or did it have a direct and substantial relationship to, the disability?",
      ),
      checks(
        [
          ["Yes", false],
          ["No", true],
        ],
        6,
      ),
      text("2. Was the conduct the direct result of the failure to implement the IEP?"),
      checks(
        [
          ["Yes", false],
          ["No", true],
        ],
        6,
      ),
      heading("Part C. Discussion and result"),
      ...body.map((words) => text(words)),
      rule,
      text(rights, { small: true }),
      ...["Parent", "LEA representative", "Special education teacher"].map((role) =>
        fields("below", [
          [role, ""],
          ["Date", ""],
        ]),
      ),
    ],
  };
};

/** A one-page suspension notice from an office's word processor: labels in capitals, values on the next line, no bold type. */
export const suspensionSlip: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rule: code,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("Thu., Sep. 4, 2025");
  return {
    theme: { font: "Times", size: 12, margin: 70, noBold: true, heading: "plain", boxes: "parentheses" },
    blocks: [
      text(data.school.toUpperCase(), { align: "center" }),
      text("NOTICE OF SUSPENSION", { align: "center" }),
      gap(),
      fields(
        "above",
        [
          ["STUDENT", child.name],
          ["GRADE", child.grade],
        ],
        [
          ["DATE OF NOTICE", day(dates.document)],
          ["DATE OF INCIDENT", day(dates.incident)],
        ],
        [["RULE BROKEN", code || "See below"]],
        [["WHAT HAPPENED", incident ?? ""]],
      ),
      checks(
        [
          ["In-school", false],
          ["Out-of-school", true],
          ["Bus", false],
        ],
        3,
      ),
      text(`LENGTH: ${count} day(s)`),
      ...(returns ? [text(`RETURN TO SCHOOL: ${day(returns)}`)] : []),
      ...(manifestationMeeting
        ? [text(`MANIFESTATION MEETING: ${day(manifestationMeeting)}, 8:15 a.m.`)]
        : []),
      ...body.map((words) => text(words)),
      text(rights),
      gap(),
      text(`${from}, ${fromTitle}`),
    ],
  };
};

/** A student information system's record of one referral: a wide table of codes, the narrative under it. */
export const referralRecord: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rule: code,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("09/04/25");
  return {
    theme: {
      font: "Courier",
      size: 8.5,
      margin: 36,
      landscape: true,
      heading: "plain",
      noBold: true,
      boxes: "brackets",
      header: () => [data.district, "Student Discipline Detail", `Run ${day(dates.document)}`],
    },
    blocks: [
      text(`${child.name}   ID ${child.id}   Gr ${child.grade}   ${data.school}`),
      openTable(
        ["Inc Date", "Offense", "Action", "Days", "Return", "SpEd", "MDR Date"],
        [
          [
            day(dates.incident),
            code,
            "OSS",
            String(count ?? ""),
            day(returns),
            "Y",
            day(manifestationMeeting) || "n/a",
          ],
        ],
        [1, 2.6, 0.8, 0.6, 1, 0.6, 1.1],
      ),
      rule,
      text(`Narrative: ${incident}`),
      text(`Entered by: ${from}, ${fromTitle}`),
      ...body.map((words) => text(words)),
      text(`Parent notice ${day(dates.document)}: ${rights}`),
    ],
  };
};
