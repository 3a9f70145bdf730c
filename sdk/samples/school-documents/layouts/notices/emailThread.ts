import { gap, rule, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { type Layout, part } from "../Layout.ts";
import { letterBody } from "./letters.ts";

/** A printed thread: the school's answer above the parent's message, whose paragraphs start with ">". */
export const emailThread: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  const address = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@district.example`;
  const quoted = body.filter((one): one is string => typeof one === "string" && one.startsWith(">"));
  const answer = body.filter((one) => typeof one !== "string" || !one.startsWith(">"));
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 52,
      noBold: true,
      heading: "plain",
      boxes: "brackets",
      header: () => [`${data.district} Mail - ${subject}`, "", ""],
      footer: (page, pages) => ["", "", `${page} of ${pages}`],
    },
    blocks: [
      text(subject),
      text(`${quoted.length > 0 ? 2 : 1} messages`, { small: true }),
      rule,
      text(`${from} <${address(from)}>`),
      text(`${days("Thu., Sep. 4, 2025")(dates.document)} at 7:14 AM`, { align: "right" }),
      text(`To: ${child.parents}\nCc: ${data.school} office`),
      gap(),
      ...letterBody(answer),
      text(`${from}\n${fromTitle}\n${data.district}`),
      rule,
      text(`On the day before, ${child.parents} wrote:`),
      ...quoted.map((words) => text(words, { indent: 14 })),
    ],
  };
};
