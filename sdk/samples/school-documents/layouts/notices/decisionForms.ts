import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import type { LetterData } from "../../sampleSchema.ts";
import { paragraphText, pieceText } from "../../truth.ts";
import { type Layout, part } from "../Layout.ts";
import { letterBody } from "./letters.ts";

/** A notice from a vendor's program: each action is a block with its own boxes, facts have labels above them. */
export const pwnActions: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("04-Sep-2025");
  const ask = (label: string, words: string | undefined): Block =>
    fields("above", [[label, words ?? "None"]]);
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 50,
      heading: "underline",
      boxes: "parentheses",
      header: () => ["", "", `${child.name} (${child.id})`],
      footer: (page, pages) => ["Written notice", "", `${page} / ${pages}`],
    },
    blocks: [
      heading("Written Notice of Intent to Implement or Not Implement", 1),
      fields(
        "above",
        [
          ["Notice date", day(dates.document)],
          ["Meeting date", day(dates.meeting)],
          ["Grade", child.grade],
        ],
        [
          ["School", data.school],
          ["Notice given to", child.parents],
        ],
      ),
      ...decisions.flatMap(({ type, text: words }, index): Block[] => [
        heading(`Action ${index + 1} of ${decisions.length}`),
        checks(
          [
            ["Proposed by the district", type === "proposes"],
            ["Refused by the district", type === "refuses"],
          ],
          2,
        ),
        ask("Description of the action", words),
        ask("Explanation of why", reasons[index]),
      ]),
      heading("Basis"),
      ask("Evaluation procedures, tests, records or reports used", parts["data-used"]),
      ask("Other options considered and why they were rejected", parts["other-options"]),
      ask("Other factors relevant to the action", parts["other-factors"]),
      heading("Rights"),
      ask("Statement of protection", parts.safeguards),
      ask("Who to contact for assistance", parts["sources-of-help"]),
      text(`${from}, ${fromTitle}`),
    ],
  };
};

/** The record of a meeting's decisions: one row per request with what was decided and why. */
export const decisionRecord: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("9/4/2025");
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 48,
      landscape: true,
      heading: "caps",
      boxes: "brackets",
    },
    blocks: [
      heading("Team decisions and prior written notice", 1),
      text(
        `${child.name}, grade ${child.grade}, ${data.school}. Meeting of ${day(dates.meeting)}; notice sent ${day(dates.document)}.`,
      ),
      table(
        ["No.", "Proposed or refused", "Action", "Reason"],
        decisions.map(({ type, text: words }, index) => [
          String(index + 1),
          type === "proposes" ? "PROPOSED" : "REFUSED",
          words,
          reasons[index] ?? "",
        ]),
        [0.4, 1.2, 4, 4],
      ),
      table(
        null,
        [
          ["Information considered", parts["data-used"] ?? "N/A"],
          ["Options considered and rejected", parts["other-options"] ?? "N/A"],
          ["Other factors", parts["other-factors"] ?? "N/A"],
          ["Procedural safeguards", parts.safeguards ?? "N/A"],
        ],
        [1.4, 6],
      ),
      text(`Recorded by ${from}, ${fromTitle}`),
    ],
  };
};

/** A half-page answer to a parent's request: the request, boxes for the action on it, an explanation. */
export const requestResponse: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  const refused = has(body, "refuses");
  return {
    theme: { font: "Helvetica", size: 10, margin: 60, heading: "band", boxes: "squares" },
    blocks: [
      heading("Response to Parent Request", 1),
      table(
        null,
        [
          ["Student", child.name],
          ["Parent", child.parents],
          ["Date of response", days("09/04/25")(dates.document)],
          ["Request", subject],
        ],
        [1, 3],
      ),
      heading("Action on the request"),
      checks(
        [
          ["Approved as requested", !refused],
          ["Approved in part", false],
          ["Not approved", refused],
          ["Other", false],
        ],
        4,
      ),
      heading("Explanation"),
      ...letterBody(body),
      fields("below", [
        ["Administrator", from],
        ["Title", fromTitle],
      ]),
    ],
  };
};

/** A notice as connected prose on letterhead, without headings, as some states allow. */
export const noticeNarrative: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  return {
    theme: {
      font: "Times",
      size: 12,
      margin: 76,
      justified: true,
      noBold: true,
      heading: "plain",
      boxes: "brackets",
    },
    blocks: [
      text(`${data.district}\nPRIOR WRITTEN NOTICE\n${subject}`, { align: "center" }),
      text(days("Sept. 4, 2025")(dates.document), { align: "right" }),
      text(`${child.parents}\n${child.address}`),
      ...letterBody(body),
      text(`${from}, ${fromTitle}`, { align: "right" }),
    ],
  };
};

function has(body: LetterData["body"], mark: "refuses" | "proposes"): boolean {
  return body.some(
    (one) =>
      typeof one !== "string" &&
      !("heading" in one) &&
      ("pieces" in one ? one.pieces : one.items).some((piece) => typeof piece !== "string" && mark in piece),
  );
}

/** A letter that takes the parent's requests one by one: each heading is a request, the paragraph under it the answer. */
export const requestsAnswered: Layout = (data) => {
  const { body, subject, from, fromTitle } = part(data, "letter");
  const { child, dates } = data;
  let requests = 0;
  return {
    theme: {
      font: "Helvetica",
      size: 10.5,
      margin: 68,
      heading: "plain",
      boxes: "brackets",
      header: (page) => (page === 1 ? ["", "", ""] : [child.parents, "", `Page ${page}`]),
      footer: () => ["", `${data.district} | Student Support Services`, ""],
    },
    blocks: [
      text(data.district, { bold: true }),
      text(days("September 4, 2025")(dates.document)),
      text(`${child.parents}\n${child.address}`),
      text(`Re: ${subject} (${child.name}, ${data.school})`, { bold: true }),
      ...body.flatMap((one): Block[] => {
        if (typeof one === "string") return [text(one)];
        if ("heading" in one) {
          requests += 1;
          return [text(`Request ${requests}: ${one.heading}`, { bold: true })];
        }
        if ("items" in one) return [list(one.items.map(pieceText), "o")];
        return [text(paragraphText(one), { indent: 16 })];
      }),
      text(`Sincerely,\n\n${from}\n${fromTitle}`),
    ],
  };
};
