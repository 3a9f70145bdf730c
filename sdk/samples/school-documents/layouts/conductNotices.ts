import { type Block, fields, gap, heading, list, openTable, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { filled } from "./filled.ts";
import { type Layout, part } from "./Layout.ts";

/** A district's plain-language notice: each heading is a question that a parent may have. */
export const questionsNotice: Layout = (data) => {
  const { incident, manifestationMeeting, rights, from, fromTitle, body } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const [decision = "", learning = "", ...others] = body.map((words) => filled(words, data, day));
  return {
    theme: {
      font: "Helvetica",
      size: 11,
      margin: 60,
      heading: "underline",
      boxes: "brackets",
      footer: (page) => [data.district, "", `${page}`],
    },
    blocks: [
      heading("Your child has been suspended: what you should know", 1),
      openTable(null, [
        ["Student", child.name],
        ["School", data.school],
        ["Date of this notice", day(dates.document)],
        ["Date of the event", day(dates.incident)],
      ]),
      heading("What happened?"),
      text(incident ?? ""),
      heading("What did the school decide?"),
      text(decision),
      heading("How will my child keep learning?"),
      text(learning),
      ...(manifestationMeeting
        ? [
            heading("My child has an IEP. What comes next?"),
            text(
              `There will be a manifestation determination review on ${day(manifestationMeeting)}. You are a member of the team. The team asks two questions: was the behavior caused by the disability, and was the IEP followed?`,
            ),
          ]
        : []),
      heading("What can I do?"),
      text(rights),
      ...others.map((words) => text(words)),
      text(`${from}, ${fromTitle}`),
    ],
  };
};

/** A message from the school's notification system, printed from a portal. */
export const portalNotice: Layout = (data) => {
  const { body, rights, from, fromTitle } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("Sep 4, 2025");
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 50,
      heading: "band",
      boxes: "brackets",
      header: () => ["SchoolLine Messages", "", data.school],
      footer: (page, pages) => ["Do not reply to this message", "", `${page}/${pages}`],
    },
    blocks: [
      heading("Behavior notification", 2),
      table(
        null,
        [
          ["About", `${child.name} (${child.id})`],
          ["Sent", `${day(dates.document)}, 4:10 PM`],
          ["Sent by", `${from}, ${fromTitle}`],
        ],
        [1, 4],
      ),
      ...body.map((words) => text(filled(words, data, day))),
      ...(rights ? [text(rights)] : []),
      text("Preferences   Translate   Mark as unread", { small: true }),
    ],
  };
};

/** A record of the conference at which a student comes back: who attended, what happened, the agreement. */
export const conferenceRecord: Layout = (data) => {
  const { incident, rights, from, fromTitle, body } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("Sept. 4, 2025");
  const isPoint = (words: string) => words.startsWith("- ");
  return {
    theme: { font: "Courier", size: 10, margin: 60, noBold: true, heading: "caps", boxes: "brackets" },
    blocks: [
      heading("Suspension and re-entry conference", 2),
      text(
        `Student: ${child.name}  Gr. ${child.grade}\nSchool: ${data.school}\nDate: ${day(dates.document)}`,
      ),
      rule,
      text("Reason for the suspension:"),
      text(incident ?? "", { indent: 14 }),
      ...body.filter((words) => !isPoint(words)).map((words) => text(filled(words, data, day))),
      text("Agreed by all:"),
      list(
        body.filter(isPoint).map((words) => words.slice(2)),
        "*",
      ),
      text(rights),
      text(
        `Conference led by ${from}, ${fromTitle}\n\nParent: ____________________   Student: ____________________`,
      ),
    ],
  };
};

/** A memorandum to the family with its subject line, as charter schools and small offices write. */
export const conductMemo: Layout = (data) => {
  const { body, rights, from, fromTitle } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4th, 2025");
  return {
    theme: { font: "Times", size: 12, margin: 72, heading: "plain", boxes: "brackets" },
    blocks: [
      text("MEMORANDUM", { bold: true, align: "center" }),
      fields("inline", [["TO", `Family of ${child.name}`]]),
      fields("inline", [["FROM", `${from}, ${fromTitle}`]]),
      fields("inline", [["DATE", day(dates.document)]]),
      fields("inline", [["RE", "Disciplinary action"]]),
      rule,
      ...body.map((words) => text(filled(words, data, day))),
      ...(rights ? [text(rights)] : []),
      text("cc: special education file", { small: true }),
    ],
  };
};

/** A superintendent's letter about a long suspension with a hearing: numbered headings, days and dates in the sentences. */
export const hearingLetter: Layout = (data) => {
  const { body, rights, from, fromTitle } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  let sections = 0;
  return {
    theme: {
      font: "Times",
      size: 11.5,
      margin: 70,
      justified: true,
      heading: "plain",
      boxes: "brackets",
      header: (page) => (page > 1 ? [child.name, "", `Page ${page}`] : ["", "", ""]),
    },
    blocks: [
      text(data.district, { bold: true, align: "center" }),
      text("HAND DELIVERED AND FIRST CLASS MAIL", { align: "center" }),
      text(day(dates.document)),
      text(`${child.parents}\n${child.address}`),
      text(`Re: ${child.name}, student of ${data.school}`),
      ...body.map((words): Block => {
        if (!words.startsWith("# ")) return text(filled(words, data, day));
        sections += 1;
        return heading(`${sections}. ${words.slice(2)}`, 3);
      }),
      text(rights),
      gap(),
      text(`${from}\n${fromTitle}`, { indent: 240 }),
    ],
  };
};
