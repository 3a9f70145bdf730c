import { type Block, gap, heading, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { paragraphText, pieceText } from "../../truth.ts";
import { type Layout, part } from "../Layout.ts";

/** A letter from a district's counsel: numbered findings under centered headings, dated in a sentence. */
export const findingsLetter: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  let findings = 0;
  const numbered = (words: string) => {
    findings += 1;
    return text(`${findings}.  ${words}`, { indent: 24 });
  };
  return {
    theme: {
      font: "Times",
      size: 12,
      margin: 78,
      justified: true,
      heading: "plain",
      boxes: "brackets",
      footer: (page) => ["", `- ${page} -`, ""],
    },
    blocks: [
      text(data.district.toUpperCase(), { align: "center" }),
      text("Department of Exceptional Student Services", { align: "center", italic: true }),
      gap(),
      text("VIA CERTIFIED MAIL"),
      text(`${child.parents}\n${child.address}`),
      gap(),
      text(`In the matter of: ${subject}\nStudent: ${child.name} (${child.id})`),
      ...body.flatMap((paragraph): Block[] => {
        if (typeof paragraph === "string") return [text(paragraph)];
        if ("heading" in paragraph) return [heading(paragraph.heading, 1)];
        if ("items" in paragraph) return paragraph.items.map((piece) => numbered(pieceText(piece)));
        return [text(paragraphText(paragraph))];
      }),
      gap(),
      text(`Dated this ${days("4th day of September, 2025")(dates.document)}.`),
      gap(),
      text(`${from}\n${fromTitle}`, { indent: 220 }),
    ],
  };
};
