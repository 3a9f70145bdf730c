import { type Block, fields, gap, heading, list, rule, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import type { LetterData } from "../../sampleSchema.ts";
import { paragraphText, pieceText } from "../../truth.ts";
import { type Layout, part } from "../Layout.ts";

/** A plain letter on the district's letterhead. */
export const letter: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child } = data;
  return {
    theme: { font: "Times", size: 11, margin: 72, heading: "plain", boxes: "brackets" },
    blocks: [
      text(data.district, { bold: true, align: "center" }),
      text(`${data.school} - Office of Special Education`, { align: "center" }),
      gap(2),
      text(days("September 4, 2025")(data.dates.document)),
      gap(),
      text(child.parents),
      text(child.address),
      gap(),
      text(`RE: ${subject}`, { bold: true }),
      text(`Student: ${child.name}     DOB: ${days("9/4/2025")(child.born)}     Grade: ${child.grade}`),
      gap(),
      ...letterBody(body),
      gap(),
      text("Sincerely,"),
      gap(2),
      text(from),
      text(fromTitle),
      text("cc: cumulative file", { small: true }),
    ],
  };
};

/** An e-mail that a parent printed to PDF. */
export const email: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child } = data;
  const printed = days("9/4/25")(data.dates.document);
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 48,
      heading: "plain",
      boxes: "brackets",
      header: () => [printed, "", `Mail - ${subject}`],
      footer: (page, pages) => ["https://mail.example/inbox/0x1f", "", `${page}/${pages}`],
    },
    blocks: [
      text(subject, { bold: true }),
      rule,
      fields(
        "inline",
        [["From", `${from} <${from.toLowerCase().replace(/[^a-z]+/g, ".")}@schools.example>`]],
        [["Sent", `${days("Thursday, September 4, 2025")(data.dates.document)} 4:52 PM`]],
        [["To", `${child.parents} <family@mail.example>`]],
        [["Subject", `RE: ${subject}`]],
      ),
      gap(),
      ...letterBody(body),
      gap(),
      text(from),
      text(`${fromTitle}, ${data.district}`),
      text(
        "CONFIDENTIALITY NOTICE: This e-mail may contain student information protected by federal law. If you are not the intended recipient, please delete it.",
        { small: true },
      ),
    ],
  };
};

/** The paragraphs, lists and headings of a letter. */
export function letterBody(body: LetterData["body"]): Block[] {
  return body.map((paragraph) => {
    if (typeof paragraph === "string") return text(paragraph);
    if ("heading" in paragraph) return heading(paragraph.heading, 3);
    if ("items" in paragraph) return list(paragraph.items.map(pieceText));
    return text(paragraphText(paragraph));
  });
}
