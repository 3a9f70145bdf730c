import { type Block, checks, fields, heading, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { filled } from "../filled.ts";
import { type Layout, part } from "../Layout.ts";

/** A transportation office's report that ends in a suspension: driver, route, what was seen, then the school's decision. */
export const busReport: Layout = (data) => {
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
  const day = days("9-4-25");
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 48,
      heading: "caps",
      boxes: "parentheses",
      footer: () => ["Copies: parent, principal, transportation", "", ""],
    },
    blocks: [
      heading(`${data.district} Bus Conduct Report and Notice of Suspension`, 1),
      table(
        ["Rider", "School", "Gr.", "Happened", "Reported home"],
        [[child.name, data.school, child.grade, day(dates.incident), day(dates.document)]],
      ),
      text("Driver's or monitor's account", { bold: true }),
      text(incident ?? ""),
      fields("inline", [["Rule", code || "see account"]]),
      text("Decision of the school", { bold: true }),
      table(
        ["From the bus", "From school (days)", "Back in class"],
        [["yes", String(count ?? ""), day(returns)]],
      ),
      text("Rider has an IEP: ( ) no  (X) yes"),
      ...(manifestationMeeting
        ? [fields("inline", [["IEP team meets to review manifestation", day(manifestationMeeting)]])]
        : []),
      ...body.map((words) => text(filled(words, data, day))),
      text(rights, { small: true }),
      text(`${from}, ${fromTitle}`),
    ],
  };
};

/** A notice of procedural steps: a numbered timeline of what has happened and what comes next, each with its date. */
export const stepsNotice: Layout = (data) => {
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
  const day = days("September 4, 2025");
  const steps: [string, string][] = [
    ["Event", `${day(dates.incident)}. ${incident}`],
    ["This notice", day(dates.document)],
    ["Removal", `The student is out of school for ${count} school ${count === 1 ? "day" : "days"}.`],
    ...(manifestationMeeting
      ? [
          [
            "Manifestation determination",
            `${day(manifestationMeeting)}. The parent is a member of the team.`,
          ] as [string, string],
        ]
      : []),
    ...(returns ? [["Return", day(returns)] as [string, string]] : []),
  ];
  return {
    theme: {
      font: "Times",
      size: 11.5,
      margin: 64,
      heading: "underline",
      boxes: "brackets",
      header: () => ["", data.district, ""],
    },
    blocks: [
      heading("Notice and timeline of a disciplinary removal", 1),
      text(`${child.name}, grade ${child.grade}, ${data.school}`),
      ...steps.flatMap(([title, words], index): Block[] => [
        text(`Step ${index + 1}: ${title}`, { bold: true }),
        text(words, { indent: 18 }),
      ]),
      ...body.map((words) => text(filled(words, data, day))),
      heading("Rights", 2),
      text(rights),
      checks(
        [
          ["mailed", true],
          ["handed to parent", false],
        ],
        2,
      ),
      text(`${from}, ${fromTitle}`),
    ],
  };
};
