import { checks, fields, gap, heading, openTable, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { filled } from "./filled.ts";
import { type Layout, part } from "./Layout.ts";

/** A printout of a student's conduct record: earlier entries in short lines, the new one in full. */
export const conductRecord: Layout = (data) => {
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
  const day = days("9/4/2025");
  const isEarlier = (words: string) => words.includes(" | ");
  const earlier = body.filter(isEarlier).map((words) => words.split(" | "));
  return {
    theme: {
      font: "Courier",
      size: 9,
      margin: 48,
      noBold: true,
      heading: "plain",
      boxes: "brackets",
      header: (page) => [`${data.school}  CONDUCT RECORD`, "", `P${page}`],
    },
    blocks: [
      text(`STUDENT ${child.name}   ID ${child.id}   GR ${child.grade}   SPED Y`),
      rule,
      ...(earlier.length > 0
        ? [
            text("PRIOR ENTRIES THIS YEAR"),
            openTable(
              null,
              earlier.map(([on = "", length = "", why = ""]) => [on, `OSS ${length}`, why]),
              [1, 0.8, 4],
            ),
          ]
        : []),
      text("NEW ENTRY"),
      openTable(
        null,
        [
          ["DATE", day(dates.incident)],
          ["CODE", code || "none"],
          ["WHAT", incident ?? ""],
          ["ACTION", `OSS ${count} ${count === 1 ? "DAY" : "DAYS"}`],
          ["RETURNS", day(returns)],
          ["MDR", manifestationMeeting ? day(manifestationMeeting) : "N/A"],
          ["NOTICE TO PARENT", day(dates.document)],
          ["BY", `${from}, ${fromTitle}`],
        ],
        [1, 4],
      ),
      rule,
      ...body.filter((words) => !isEarlier(words)).map((words) => text(filled(words, data, day))),
      text(rights),
    ],
  };
};

/** The record of a manifestation review as a letter-size form: facts in boxes, the team's answers under each question. */
export const reviewRecord: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const [outcome = "", ...discussion] = body;
  return {
    theme: {
      font: "Helvetica",
      size: 10.5,
      margin: 54,
      heading: "band",
      boxes: "parentheses",
      footer: (page, pages) => [data.district, "", `Manifestation Review, ${page} of ${pages}`],
    },
    blocks: [
      heading("Record of Manifestation Review", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["Grade", child.grade],
        ],
        [
          ["Review held on", day(manifestationMeeting)],
          ["Behavior occurred on", day(dates.incident)],
        ],
        [
          ["School", data.school],
          ["Length of removal under consideration (school days)", String(count ?? "")],
        ],
      ),
      fields("boxed", [["Behavior under review", incident ?? ""]]),
      heading("Review of relevant information"),
      ...discussion.map((words) => text(filled(words, data, day))),
      heading("Relationship to the disability"),
      checks(
        [
          ["Caused by or substantially related", false],
          ["Not related", true],
        ],
        2,
      ),
      heading("Implementation of the IEP"),
      checks(
        [
          ["Behavior resulted from failure to implement", false],
          ["IEP was implemented", true],
        ],
        2,
      ),
      heading("Conclusion"),
      text(outcome),
      text(rights),
      table(
        ["Name", "Role", "Agree"],
        [
          [from, fromTitle, "yes"],
          ["", "Parent", ""],
        ],
      ),
    ],
  };
};

/** A principal's e-mail with the sender's block at the end, as a mail program on a computer prints it. */
export const principalEmail: Layout = (data) => {
  const { body, rights, from, fromTitle } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("Thursday, September 4, 2025");
  return {
    theme: {
      font: "Times",
      size: 11.5,
      margin: 60,
      heading: "plain",
      boxes: "brackets",
      header: () => [from, "", ""],
    },
    blocks: [
      openTable(
        null,
        [
          ["From:", from],
          ["Sent:", day(dates.document)],
          ["To:", child.parents],
          ["Subject:", "Please call me"],
        ],
        [1, 6],
      ),
      gap(),
      ...body.map((words) => text(filled(words, data, day))),
      text(rights),
      gap(),
      text(`${from} | ${fromTitle} | ${data.school} | ${data.district}`),
      text("Please consider the environment before printing this e-mail.", { small: true }),
    ],
  };
};

/** A dean's letter in a bold, centered letterhead, with the subject as a sentence in capitals. */
export const deanLetter: Layout = (data) => {
  const { body, from, fromTitle } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  return {
    theme: { font: "Times", size: 11.5, margin: 80, justified: true, heading: "plain", boxes: "brackets" },
    blocks: [
      text(`${data.school}\nOffice of the Dean of Students`, { bold: true, align: "center" }),
      gap(),
      text(`${child.parents}\n${child.address}`),
      text(day(dates.document), { align: "right" }),
      text(`NOTICE OF SUSPENSION: ${child.name.toUpperCase()}`, { bold: true }),
      ...body.map((words) => text(filled(words, data, day))),
      gap(),
      text(`${from}, ${fromTitle}`, { align: "right" }),
    ],
  };
};

/** A card that goes home in the student's hand: everything in short lines. */
export const suspensionCard: Layout = (data) => {
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
  return {
    theme: { font: "Helvetica", size: 12, margin: 90, heading: "bar", boxes: "checkmarks" },
    blocks: [
      heading(`${data.school}: Suspension Notice`, 2),
      text(`${child.name}, gr. ${child.grade}     ${day(dates.document)}`),
      text(`On ${day(dates.incident)}: ${incident}`),
      text(`Code ${code}`),
      checks(
        [
          ["Detention", false],
          ["In school", false],
          [`Out of school  ${count} days`, true],
        ],
        3,
      ),
      text(`Back: ${day(returns)}`),
      checks(
        [
          [
            `Manifestation meeting (students with an IEP): ${manifestationMeeting ? day(manifestationMeeting) : "not needed"}`,
            manifestationMeeting !== null,
          ],
        ],
        1,
      ),
      ...body.map((words) => text(words)),
      text(rights, { small: true }),
      text(`${from}, ${fromTitle}`),
      text("Parent signature ______________  (return this card)", { small: true }),
    ],
  };
};
