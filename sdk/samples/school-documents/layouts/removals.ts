import { checks, fields, gap, heading, openTable, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { filled } from "./filled.ts";
import { type Layout, part } from "./Layout.ts";

/** An assistant principal's letter in the office's own sentences. */
export const officeSuspension: Layout = (data) => {
  const { body, from, fromTitle } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  return {
    theme: {
      font: "Helvetica",
      size: 11,
      margin: 72,
      noBold: true,
      heading: "plain",
      boxes: "brackets",
      footer: () => ["", `${data.school} / Home of the Herons`, ""],
    },
    blocks: [
      text(day(dates.document)),
      gap(),
      text(`To: ${child.parents}\n${child.address}`),
      text(`Student: ${child.name}, grade ${child.grade}, ID ${child.id}`),
      gap(),
      ...body.map((words) => text(filled(words, data, day))),
      gap(),
      text(`${from}\n${fromTitle}`),
    ],
  };
};

/** An incident as a student information system prints it: participants, events and resolutions, each in its own table. */
export const incidentPrintout: Layout = (data) => {
  const discipline = part(data, "discipline");
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rule: code,
    rights,
    from,
    fromTitle,
  } = discipline;
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 8.5,
      margin: 36,
      heading: "bar",
      boxes: "brackets",
      header: (page, pages) => [data.school, "Behavior Detail Report", `Page ${page} of ${pages}`],
      footer: () => [`Generated ${day(dates.document)}`, "", "Confidential student record"],
    },
    blocks: [
      table(
        ["Student", "Student #", "Grade", "SPED", "504"],
        [[child.name, child.id, child.grade, "Y", "N"]],
      ),
      heading("Incident"),
      table(
        ["Incident date", "Time", "Location", "Referred by", "Alignment"],
        [[day(dates.incident), "10:42 AM", "See details", "Staff", "Discipline"]],
      ),
      text("Details", { bold: true }),
      text(incident ?? ""),
      heading("Events"),
      table(
        ["Role", "Event code", "Demerits", "Law notified"],
        [["Offender", code || "Other", "0", "N"]],
        [1, 3, 1, 1],
      ),
      heading("Resolutions"),
      table(
        ["Resolution", "Start", "Return date", "Duration (school days)", "Hours"],
        [
          ["Parent contact", day(dates.incident), "", "", ""],
          ["This notice to parent", day(dates.document), "", "", ""],
          ["OSS: out-of-school suspension", "", day(returns), String(count ?? ""), ""],
        ],
        [2.6, 1, 1, 1.4, 0.7],
      ),
      ...(manifestationMeeting
        ? [
            table(
              ["IDEA removal type", "Manifestation determination", "Meeting time"],
              [["Suspension, unilateral removal by school personnel", day(manifestationMeeting), "1:00 PM"]],
              [2.6, 1.6, 1],
            ),
          ]
        : []),
      ...discipline.body.map((words) => text(filled(words, data, day))),
      text(rights, { small: true }),
      text(`Administrator: ${from}, ${fromTitle}`),
    ],
  };
};

/** The worksheet of a manifestation meeting: numbered steps, the two questions with their answers as boxes, the outcome. */
export const manifestationWorksheet: Layout = (data) => {
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
  const day = days("9-4-25");
  const [outcome = "", ...discussion] = body;
  const isManifestation = outcome.startsWith("The conduct is");
  const answer = (isYes: boolean) =>
    checks(
      [
        ["YES", isYes],
        ["NO", !isYes],
      ],
      5,
    );
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 56,
      heading: "caps",
      boxes: "checkmarks",
      footer: (page, pages) => [`${data.district} - SE 45`, "", `${page}/${pages}`],
    },
    blocks: [
      heading("Manifestation Determination Worksheet", 1),
      openTable(null, [
        ["Student:", child.name, "Meeting date:", day(manifestationMeeting)],
        ["School:", data.school, "Incident date:", day(dates.incident)],
        ["Grade:", child.grade, "Removal proposed:", `${count} school days`],
      ]),
      heading("Step 1. Conduct subject to discipline"),
      text(incident ?? ""),
      ...(code ? [text(`Code of conduct: ${code}`)] : []),
      heading("Step 2. Information reviewed and discussion"),
      ...discussion.map((words) => text(filled(words, data, day))),
      heading("Step 3. Questions"),
      text("Was the conduct caused by, or directly and substantially related to, the student's disability?"),
      answer(isManifestation),
      text("Was the conduct the direct result of the district's failure to implement the IEP?"),
      answer(false),
      text("If either answer is yes, the conduct must be found to be a manifestation of the disability.", {
        italic: true,
      }),
      heading("Step 4. Outcome"),
      text(outcome),
      text(rights, { small: true }),
      fields("below", [
        [fromTitle, from],
        ["Parent", ""],
        ["Date", ""],
      ]),
    ],
  };
};

/** A log of the year's removals that goes home each time a line is added; the last line is the removal it tells of. */
export const removalLog: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const isEarlier = (words: string) => words.includes(" | ");
  const earlier = body.filter(isEarlier).map((words) => words.split(" | "));
  const total = earlier.reduce((sum, [, length]) => sum + Number(length), count ?? 0);
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 44,
      landscape: true,
      heading: "underline",
      boxes: "squares",
    },
    blocks: [
      heading("Disciplinary Removal Log and Notice to Parent", 1),
      text(`${child.name}, grade ${child.grade}, ${data.school}. Notice of ${day(dates.document)}.`),
      table(
        ["Date of incident", "School days removed", "Reason"],
        [...earlier, [day(dates.incident), String(count ?? ""), "See below (new)"]],
        [1.2, 1.2, 5],
      ),
      text(`Total school days this year, with the new removal: ${total}`),
      heading("New removal"),
      text(incident ?? ""),
      fields("inline", [
        ["Days of this removal", String(count ?? "")],
        ["Back in school", day(returns) || "to be decided"],
      ]),
      ...(manifestationMeeting
        ? [
            fields("inline", [
              ["Manifestation determination meeting", `${day(manifestationMeeting)}, 2:30 p.m.`],
            ]),
          ]
        : []),
      ...body.filter((words) => !isEarlier(words)).map((words) => text(filled(words, data, day))),
      text(rights),
      text(`Log kept by ${from}, ${fromTitle}`, { italic: true }),
    ],
  };
};

/** A message home about a student who has to be picked up. */
export const pickupEmail: Layout = (data) => {
  const { body, rights, from, fromTitle } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("Thursday, September 4, 2025");
  return {
    theme: { font: "Helvetica", size: 11, margin: 58, heading: "plain", boxes: "brackets" },
    blocks: [
      fields("inline", [["To", child.parents]], [["From", `${from}, ${data.school}`]]),
      fields(
        "inline",
        [["Sent", `${day(dates.document)} 12:52 PM`]],
        [["Subject", "today / picking up early"]],
      ),
      rule,
      ...body.map((words) => text(filled(words, data, day))),
      ...(rights ? [text(rights)] : []),
      text(`${from}\n${fromTitle}`),
      text("Sent from my phone", { small: true }),
    ],
  };
};
