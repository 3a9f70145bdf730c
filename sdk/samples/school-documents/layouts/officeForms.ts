import { type Block, checks, fields, gap, heading, rule, table, text } from "../blocks.ts";
import { days, first } from "../print.ts";
import { type Layout, part } from "./Layout.ts";
import { letterBody } from "./notices/letters.ts";

/** An office memo that answers a request. */
export const memo: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  return {
    theme: { font: "Courier", size: 10, margin: 64, heading: "caps", boxes: "brackets" },
    blocks: [
      heading("Memorandum", 1),
      fields(
        "inline",
        [["TO", child.parents]],
        [["FROM", `${from}, ${fromTitle}`]],
        [["DATE", days("9-4-25")(dates.document)]],
        [["RE", `${subject} (${child.name})`]],
      ),
      rule,
      ...letterBody(body),
      gap(),
      text(data.district),
    ],
  };
};

/** A notice whose boxes choose among printed sentences, with the answers under numbered items out of the rule's order. */
export const pwnChecklist: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("Sep 4, 2025");
  const item = (label: string, words: string | undefined): Block[] => [
    text(label, { bold: true }),
    text(words ?? ""),
  ];
  return {
    theme: {
      font: "Times",
      size: 10,
      margin: 50,
      heading: "underline",
      boxes: "checkmarks",
      footer: (page, pages) => [child.name, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Notice to Parent/Adult Student (N-1)", 1),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["Notice sent", day(dates.document)],
        ],
        [
          ["School", data.school],
          ["Team met", day(dates.meeting)],
        ],
      ),
      checks(
        [
          [
            "We are notifying you that the district PROPOSES an action.",
            decisions.some(({ type }) => type === "proposes"),
          ],
          [
            "We are notifying you that the district REFUSES an action.",
            decisions.some(({ type }) => type === "refuses"),
          ],
        ],
        1,
      ),
      text("1. Description of the action", { bold: true }),
      ...decisions.map(({ type, text: words }) =>
        text(`${type === "proposes" ? "Proposed" : "Refused"}: ${words}`),
      ),
      ...item("2. Records, tests and reports that we used", parts["data-used"]),
      text("3. Reason(s)", { bold: true }),
      ...reasons.map((words) => text(words)),
      ...(parts["other-options"]
        ? item("4. Options considered but not selected, with reasons", parts["other-options"])
        : []),
      ...(parts["other-factors"] ? item("5. Other factors", parts["other-factors"]) : []),
      ...(parts["sources-of-help"] ? item("6. Help with this notice", parts["sources-of-help"]) : []),
      ...(parts.safeguards ? item("7. Procedural safeguards statement", parts.safeguards) : []),
      text(`${from}, ${fromTitle}`),
    ],
  };
};

/** A therapist's report: scores in the order test, raw, percentile, standard score. */
export const therapistReport: Layout = (data) => {
  const evaluation = part(data, "evaluation");
  const { child, dates } = data;
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 60,
      heading: "underline",
      boxes: "brackets",
      header: (page) => [child.name, "", `Speech-Language Evaluation, p. ${page}`],
    },
    blocks: [
      heading("Speech and Language Evaluation", 1),
      text(`${data.school} - ${data.district}`, { align: "center" }),
      fields(
        "inline",
        [
          ["Client", child.name],
          ["Birthdate", days("9/4/25")(child.born)],
        ],
        [
          ["Report completed", days("September 4th, 2025")(dates.document)],
          ["Clinician", evaluation.examiner],
        ],
      ),
      heading("Why we tested"),
      text(evaluation.reason),
      ...evaluation.history.flatMap(({ title, text: words }) => [heading(title, 3), text(words)]),
      heading("Formal measures"),
      ...evaluation.tests.flatMap((one): Block[] => [
        text(`${one.name}: ${one.title}`, { bold: true }),
        table(
          ["Subtest or index", "Percentile", one.otherName || "SS", "Interpretation"],
          one.scores.map(({ scale, standard, other, percentile, range }) => [
            scale,
            percentile === null ? "n/a" : String(percentile),
            String(standard ?? other ?? ""),
            range,
          ]),
          [3, 1, 1, 2],
        ),
        ...(one.text ? [text(one.text)] : []),
      ]),
      heading("What it means"),
      text(evaluation.summary),
      ...(evaluation.eligibility ? [text(evaluation.eligibility)] : []),
      text(`${evaluation.examiner}, ${evaluation.examinerTitle}`),
    ],
  };
};

/** A printed update with the goal first and the report below it, without tables. */
export const progressLetter: Layout = (data) => {
  const progress = part(data, "progress");
  const { child, dates } = data;
  return {
    theme: { font: "Times", size: 12, margin: 70, heading: "plain", boxes: "brackets" },
    blocks: [
      text(`${data.school}     ${days("9.4.2025")(dates.document)}`),
      heading(`How ${first(child.name)} is doing on IEP goals: ${progress.quarter}`, 1),
      text(`Dear ${child.parents},`),
      ...progress.goals.flatMap(({ goal, status, comment }): Block[] => [
        text(`Goal: ${goal}`),
        text(`Update: ${status} ${comment}`, { indent: 18 }),
      ]),
      text(`${progress.from}, ${progress.fromTitle}`),
    ],
  };
};

/** A removal notice with numbered paragraphs, as districts' lawyers write them. */
export const removalNotice: Layout = (data) => {
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
  const day = days("Thursday, September 4, 2025");
  const paragraphs = [
    `Student and conduct. On ${day(dates.incident)}, the school reports as follows: ${incident}`,
    `Code. The conduct is charged under ${code}.`,
    `Removal. The student will be removed from his or her current placement for ${count} consecutive school days.`,
    ...(manifestationMeeting
      ? [
          `Manifestation determination. The relevant members of the IEP team will convene on ${day(manifestationMeeting)}.`,
        ]
      : []),
    ...body,
    rights,
  ];
  return {
    theme: {
      font: "Times",
      size: 12,
      margin: 72,
      justified: true,
      heading: "caps",
      boxes: "brackets",
      footer: (page, pages) => ["", `Page ${page} of ${pages}`, ""],
    },
    blocks: [
      text(data.district, { bold: true }),
      heading("Notice of change of placement for disciplinary reasons", 1),
      text(
        `Issued ${day(dates.document)}, by first-class mail and e-mail, to ${child.parents}, parent of ${child.name}`,
      ),
      ...paragraphs.map((words, index) => text(`${index + 1}. ${words}`)),
      text(`${from}, ${fromTitle}`),
    ],
  };
};
