import { type Block, checks, fields, gap, heading, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { filled } from "./filled.ts";
import { type Layout, part } from "./Layout.ts";

/**
 * A board policy's report of a suspension: what state law wants to be told has its own heading.
 * The body gives the dates of the suspension, the rationale for its length, the finding, the interventions, and services.
 */
export const suspensionReport: Layout = (data) => {
  const {
    incident,
    manifestationMeeting,
    returns,
    rule: code,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const [when = "", rationale = "", finding = "", interventions = "", services = "", ...others] = body.map(
    (words) => filled(words, data, day),
  );
  const isThreat = /safety|threat/i.test(finding);
  const section = (label: string, words: string): Block[] => [
    text(`${label}:`, { bold: true }),
    text(words || "N/A"),
  ];
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 64,
      heading: "plain",
      boxes: "blanks",
      header: () => [data.district, "", "7:205-E2"],
      footer: (page, pages) => ["", `Page ${page} of ${pages}`, ""],
    },
    blocks: [
      heading("Exhibit - Out-of-School Suspension Reporting Form (1-3 days or 4-10 days)", 2),
      text(day(dates.document), { align: "right" }),
      text(
        `Dear ${child.parents}: State law requires that a district tell you the following when a child is suspended from school for an act of gross disobedience or misconduct.`,
      ),
      fields("inline", [
        ["Student", child.name],
        ["Incident date", day(dates.incident)],
      ]),
      fields("inline", [["Handbook rule or board policy violated", code]]),
      fields("inline", [["Date(s) of suspension", when]]),
      fields("inline", [["Date student is eligible to return to school", day(returns)]]),
      ...section("Description of incident", incident ?? ""),
      ...section("Rationale for the specific duration", rationale),
      text("It has further been determined that (complete at least one):", { bold: true }),
      checks(
        [
          ["The student's presence at school poses a threat to safety.", isThreat],
          ["The student's presence at school disrupts the learning of others.", !isThreat],
        ],
        1,
      ),
      text(finding, { indent: 16 }),
      ...section(
        "Interventions that were tried or considered (suspensions of 4 days or more)",
        interventions,
      ),
      ...section("Support services during the suspension", services),
      ...section(
        "Students with an IEP: manifestation determination",
        manifestationMeeting ? `${day(manifestationMeeting)}, ${data.school} office` : "Not required",
      ),
      ...others.map((words) => text(words)),
      rule,
      text(rights),
      gap(),
      text(`${from}, ${fromTitle}`),
    ],
  };
};

const lists: Readonly<Record<string, readonly string[]>> = {
  "Problem behavior": [
    "Minor: Defiance",
    "Minor: Disruption",
    "Minor: Property misuse",
    "Major: Abusive language",
    "Major: Fighting",
    "Major: Physical aggression",
    "Major: Property damage",
    "Major: Theft",
    "Major: Bullying",
  ],
  "Possible motivation": [
    "Obtain peer attention",
    "Obtain adult attention",
    "Obtain items or activities",
    "Avoid tasks or activities",
    "Avoid peers",
    "Avoid adults",
    "Don't know",
  ],
  "Administrative decision": [
    "Time in office",
    "Loss of privilege",
    "Conference with student",
    "Parent contact",
    "In-school suspension",
    "Bus suspension",
    "Out-of-school suspension",
  ],
};

/** A school's copy of a vendor's referral form: three columns of boxes, then the comments. The first words of the body are the motivation. */
export const threeColumnReferral: Layout = (data) => {
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
  const day = days("9/4/25");
  const [motivation = "", ...notes] = body;
  const chosen = [code, motivation, "Parent contact", "Out-of-school suspension"];
  const box = (label: string) => {
    const length = label === "Out-of-school suspension" ? ` (${count} days)` : "";
    return `(${chosen.includes(label) ? "X" : " "}) ${label}${length}`;
  };
  const columnsOfBoxes = Object.values(lists).map((labels) => labels.map(box).join("\n"));
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 44,
      heading: "plain",
      boxes: "parentheses",
      footer: () => ["", `${data.school}: copies to office, parent, case manager`, ""],
    },
    blocks: [
      heading("Office Discipline Referral", 1),
      fields(
        "above",
        [
          ["Student", child.name],
          ["Grade", child.grade],
          ["IEP", "Yes"],
        ],
        [
          ["Date of incident", day(dates.incident)],
          ["Referring staff", from],
          ["Date sent home", day(dates.document)],
        ],
      ),
      table(Object.keys(lists), [columnsOfBoxes]),
      text("Others involved:   ( ) None   (X) Peers   ( ) Staff   ( ) Substitute   ( ) Unknown"),
      text("What happened / staff comments:", { bold: true }),
      text(incident ?? ""),
      text("Office use:", { bold: true }),
      ...(returns ? [text(`Return ${day(returns)}`)] : []),
      text(`Manifestation determination (over 10 days): ${day(manifestationMeeting) || "n/a"}`),
      ...notes.map((words) => text(filled(words, data, day))),
      text(rights, { small: true }),
      text(`${from}, ${fromTitle}          Parent signature: ______________________`),
    ],
  };
};
