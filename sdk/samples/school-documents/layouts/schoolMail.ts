import { columns, fields, gap, rule, text } from "../blocks.ts";
import { days } from "../print.ts";
import { type Layout, part } from "./Layout.ts";
import { letterBody } from "./notices/letters.ts";

/** A superintendent's letter: the board's members beside the letterhead, a reference line, the signature at the right. */
export const superintendentLetter: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  const day = days("September 4, 2025")(dates.document);
  return {
    theme: {
      font: "Times",
      size: 12,
      margin: 72,
      justified: true,
      heading: "plain",
      boxes: "brackets",
      footer: () => ["", "An equal opportunity employer and educator", ""],
    },
    blocks: [
      columns(
        [text(data.district.toUpperCase(), { bold: true }), text("Office of the Superintendent of Schools")],
        [
          text("Board of Education\nR. Halloway, President\nT. Mbeki-Stone, Clerk\nL. Fontaine\nD. Yoder", {
            small: true,
            align: "right",
          }),
        ],
      ),
      rule,
      text(day, { align: "right" }),
      text(`${child.parents}\n${child.address}`),
      text(`In re: ${subject}\nOur file: ${child.id}`, { indent: 36 }),
      gap(),
      ...letterBody(body),
      gap(),
      text(`Very truly yours,\n\n\n${from}\n${fromTitle}`, { indent: 250 }),
      text("cc: Building principal; confidential file", { small: true }),
    ],
  };
};

/** A letter of few words typed in the school's office, in one typeface and without a subject line. */
export const shortLetter: Layout = (data) => {
  const { body, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  return {
    theme: { font: "Courier", size: 10.5, margin: 72, noBold: true, heading: "plain", boxes: "brackets" },
    blocks: [
      text(`${data.school}\n${data.district}`),
      gap(2),
      text(days("09-04-2025")(dates.document)),
      gap(),
      text(`${child.parents}\n${child.address}`),
      gap(),
      ...letterBody(body),
      gap(),
      text(`${from}\n${fromTitle}`),
    ],
  };
};

/** A case manager's e-mail as a phone or webmail prints it: the subject large, the sender's name and time on one line. */
export const caseManagerEmail: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  const mailbox = from
    .toLowerCase()
    .replace(/[^a-z]+/g, "")
    .slice(0, 9);
  return {
    theme: {
      font: "Helvetica",
      size: 10.5,
      margin: 46,
      heading: "plain",
      boxes: "brackets",
      header: () => [`${days("9/4/25")(dates.document)}, 8:41 PM`, "", `${data.district} Mail`],
      footer: (page, pages) => ["https://mail.schools.example/u/0/#inbox", "", `${page}/${pages}`],
    },
    blocks: [
      text(subject, { bold: true }),
      text("1 message", { small: true }),
      rule,
      fields("inline", [["From", `${from} (${mailbox}@schools.example)`]]),
      fields("inline", [["To", `${child.parents} <parent.${child.id}@mail.example>`]]),
      fields("inline", [["Date", `${days("Thu., Sep. 4, 2025")(dates.document)}, 2:09 PM`]]),
      gap(),
      ...letterBody(body),
      gap(),
      text("--"),
      text(
        `${from}\n${fromTitle} | ${data.school}\nRoom B12 | she/her | I answer e-mail between 7:30 and 3:30`,
      ),
      text(
        "This message may be a public record. Student information in it is confidential under FERPA and state law.",
        { small: true },
      ),
    ],
  };
};
