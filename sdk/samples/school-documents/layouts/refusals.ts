import { type Block, columns, fields, gap, heading, openTable, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { type Layout, part } from "./Layout.ts";
import { letterBody } from "./notices/letters.ts";

/** A committee's letter: the student's facts beside the address, enclosures and a list of free legal help after the signature. */
export const committeeLetter: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 66,
      heading: "plain",
      boxes: "brackets",
      header: (page) => (page === 1 ? ["", "", ""] : [child.name, "", `page ${page}`]),
    },
    blocks: [
      text("COMMITTEE ON SPECIAL EDUCATION", { bold: true, align: "center" }),
      text(data.district, { align: "center" }),
      gap(),
      columns(
        [text(`${day(dates.document)}\n\n${child.parents}\n${child.address}`)],
        [
          fields("inline", [["Student", child.name]]),
          fields("inline", [["Local ID", child.id]]),
          fields("inline", [["Date of birth", days("09/04/2025")(child.born)]]),
          fields("inline", [["School", data.school]]),
        ],
      ),
      gap(),
      text(`Subject: ${subject}`),
      ...letterBody(body),
      text("Sincerely,"),
      gap(),
      text(`${from}\n${fromTitle}`),
      rule,
      text("Enclosures: Procedural Safeguards Notice; mediation request form", { small: true }),
      text(
        "Free or low-cost legal services: Legal Aid of the Valley 555-010-8801. Disability Rights Clinic 555-010-8802. Advocates for Students 555-010-8803.",
        { small: true },
      ),
    ],
  };
};

/** A page of a district's online request center, printed: the request, its status, the answer, and the log. */
export const requestTicket: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  const day = days("Sep 4, 2025")(dates.document);
  const asked = body.filter((one): one is string => typeof one === "string" && one.startsWith(">"));
  const answer = body.filter((one) => typeof one !== "string" || !one.startsWith(">"));
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 48,
      heading: "band",
      boxes: "brackets",
      header: () => ["Family Request Center", "", data.district],
      footer: (page, pages) => [`requests.schools.example/t/${child.id}`, "", `${page} of ${pages}`],
    },
    blocks: [
      text(`Request ${child.id}: ${subject}`, { bold: true }),
      table(
        ["Status", "Assigned to", "Student", "Answered on"],
        [["Closed", `${from} (${fromTitle})`, `${child.name}, gr. ${child.grade}`, day]],
        [0.8, 2.4, 1.8, 1.1],
      ),
      heading(`What ${child.parents} asked`),
      ...asked.map((words) => text(words.slice(1).trim(), { italic: true })),
      heading("Our answer"),
      ...letterBody(answer),
      heading("Activity"),
      openTable(
        null,
        [
          ["Form submitted by family", "automatic reply sent"],
          ["Status changed from New to In review", from],
          ["Status changed from In review to Closed", from],
        ],
        [2, 2],
      ),
      text("Was this answer helpful?   Yes   No", { small: true }),
    ],
  };
};

/** A principal's informal note on plain paper. */
export const principalNote: Layout = (data) => {
  const { body, from, fromTitle } = part(data, "letter");
  return {
    theme: { font: "Times", size: 13, margin: 80, noBold: true, heading: "plain", boxes: "brackets" },
    blocks: [
      text(`From the desk of ${from}`, { italic: true }),
      text(`${fromTitle}, ${data.school}`, { italic: true }),
      text(days("9.4.2025")(data.dates.document), { align: "right" }),
      gap(),
      ...letterBody(body),
      text(`- ${from}`),
    ],
  };
};

/** An e-mail that answers between the lines of the parent's message, whose lines start with ">". */
export const inlineReply: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  const day = days("Thursday, September 4, 2025")(dates.document);
  return {
    theme: { font: "Courier", size: 9.5, margin: 54, noBold: true, heading: "plain", boxes: "brackets" },
    blocks: [
      text(`From: ${from}\nSent: ${day} 11:26 AM\nTo: ${child.parents}\nSubject: Re: ${subject}`),
      rule,
      ...body.flatMap((one): Block[] =>
        typeof one === "string" && one.startsWith(">") ? [text(one, { indent: 10 })] : letterBody([one]),
      ),
      gap(),
      text(`${from}\n${fromTitle}\n${data.school}, ${data.district}`),
    ],
  };
};
