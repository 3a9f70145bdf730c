import { type Block, fields, gap, heading, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { paragraphText, pieceText } from "../truth.ts";
import { type Layout, part } from "./Layout.ts";
import { letterBody } from "./notices/letters.ts";

/** An e-mail forwarded by one parent to the other, so that the header is a line of the text. */
export const forwardedEmail: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  return {
    theme: {
      font: "Times",
      size: 11.5,
      margin: 64,
      noBold: true,
      heading: "plain",
      boxes: "brackets",
      footer: (page, pages) => ["", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      text("fyi, can we talk tonight"),
      gap(),
      text("---------- Forwarded message ----------"),
      text(
        `From: ${from}\nDate: ${days("Thu., Sep. 4, 2025")(dates.document)}\nSubject: ${subject}\nTo: ${child.parents}`,
      ),
      gap(),
      ...letterBody(body),
      gap(),
      text(`${from}\n${fromTitle}\n${data.school}`),
    ],
  };
};

/** Notes of a team's meeting in a table that also serves as the notice: the topic at the left, what was said or decided at the right. */
export const teamNotes: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const rows: string[][] = [];
  for (const one of body) {
    if (typeof one !== "string" && "heading" in one) {
      rows.push([one.heading, ""]);
      continue;
    }
    const words =
      typeof one === "string"
        ? one
        : "items" in one
          ? one.items.map(pieceText).join("\n")
          : paragraphText(one);
    const last = rows.at(-1);
    if (last && last[1] === "") last[1] = words;
    else rows.push([rows.length === 0 ? "Who came" : "", words]);
  }
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 46,
      heading: "bar",
      boxes: "brackets",
      header: () => [data.district, "", "MTG-PWN"],
      footer: (page, pages) => [`Notes by ${from}`, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Team meeting notes / prior written notice", 2),
      text(
        `${child.name} | grade ${child.grade} | ${data.school} | ${subject} | met ${day(dates.meeting)} | mailed ${day(dates.document)}`,
      ),
      table(null, rows, [1, 4]),
      text(`${from}, ${fromTitle}`),
    ],
  };
};

/** An office's answer under a copy of the parent's request, each in a box. */
export const answeredRequest: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  const isAsked = (one: (typeof body)[number]): one is string =>
    typeof one === "string" && one.startsWith(">");
  return {
    theme: {
      font: "Helvetica",
      size: 10.5,
      margin: 60,
      heading: "caps",
      boxes: "brackets",
      footer: () => [data.district, "", "Parent Liaison Office"],
    },
    blocks: [
      heading("Answer to a parent's request", 1),
      text(`${child.name} (${data.school}) - ${subject}`, { align: "center" }),
      table(
        ["Request as received"],
        body.filter(isAsked).map((one) => [one.slice(1).trim()]),
      ),
      text(`Date of our answer: ${days("SEPTEMBER 4, 2025")(dates.document)}`),
      ...body.flatMap((one): Block[] => (isAsked(one) ? [] : letterBody([one]))),
      rule,
      text(`${from}, ${fromTitle}`),
    ],
  };
};

/** A superintendent's letter of today: initials of the typist, everything at the left, a quotation on the letterhead. */
export const blockLetter: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  return {
    theme: {
      font: "Helvetica",
      size: 11,
      margin: 76,
      heading: "plain",
      boxes: "brackets",
      header: (page) =>
        page === 1 ? [data.district, "", "Every learner, every day"] : ["", "", `${child.name} / ${page}`],
    },
    blocks: [
      text(days("4th day of September, 2025")(dates.document)),
      gap(),
      text(`${child.parents}\n${child.address}`),
      gap(),
      text(`RE  ${subject}\n      ${child.name}, ${data.school}`, { bold: true }),
      gap(),
      ...letterBody(body),
      gap(),
      text("Sincerely yours,"),
      gap(),
      text(`${from}\n${fromTitle}`),
      text("dc/mt", { small: true }),
    ],
  };
};

/** A director's answer in numbered paragraphs, as an office writes that expects its letter to be read by lawyers. */
export const numberedAnswer: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  let paragraphs = 0;
  return {
    theme: {
      font: "Helvetica",
      size: 10.5,
      margin: 70,
      heading: "plain",
      boxes: "brackets",
      footer: (page, pages) => ["Sent by certified mail and e-mail", "", `${page}/${pages}`],
    },
    blocks: [
      text(data.district, { bold: true, align: "right" }),
      text("Department of Exceptional Learners", { align: "right" }),
      gap(),
      text(`${child.parents}\n${child.address}`),
      gap(),
      fields(
        "inline",
        [["Date", days("September 4, 2025")(dates.document)]],
        [["Regarding", subject]],
        [["Student", `${child.name} (${data.school})`]],
      ),
      gap(),
      ...body.flatMap((one): Block[] => {
        if (typeof one === "string") return [text(one)];
        if ("heading" in one) return [text(one.heading, { bold: true })];
        if ("items" in one) return letterBody([one]);
        paragraphs += 1;
        return letterBody([{ ...one, pieces: [`${paragraphs}.`, ...one.pieces] }]);
      }),
      gap(),
      text(`${from}\n${fromTitle}`),
    ],
  };
};
