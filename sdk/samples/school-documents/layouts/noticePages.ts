import { type Block, checks, fields, gap, heading, list, pageBreak, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import type { SampleData } from "../sampleSchema.ts";
import { type Layout, part } from "./Layout.ts";

type Notice = NonNullable<SampleData["notice"]>;
type Type = Notice["decisions"][number]["type"];

/** A state's memo with procedural text on its first page; the second answers six questions. It proposes or refuses, never both. */
export const questionMemo: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("September 4, 2025")(dates.document);
  const refuses = decisions.some(({ type }) => type === "refuses");
  const acts = refuses ? "refuses" : "proposes";
  const acting = refuses ? "declining to do" : "proposing to do";
  const is = (subject: RegExp) => decisions.some(({ text: words }) => subject.test(words));
  const isKnown = is(/evaluat|IEP|placement/i);
  const about: Block = fields("inline", [
    ["Re", `${child.name} (born ${shortDay(child.born)}, ID ${child.id})`],
  ]);
  const questions: [string, readonly string[]][] = [
    [`What is the district ${acting}?`, decisions.map((one) => one.text)],
    [refuses ? "Why does the district refuse to act?" : "Why does the district propose to act?", reasons],
    ["Which options were rejected, and what was the reason in each case?", orNone(parts["other-options"])],
    ["Which evaluation procedure, test, record or report is the basis?", orNone(parts["data-used"])],
    ["Did other factors bear on the decision?", orNone(parts["other-factors"])],
    ["Are any next steps recommended?", ["Please call with questions. Keep this notice for your records."]],
  ];
  return {
    theme: {
      font: "Times",
      size: 11.5,
      margin: 72,
      heading: "plain",
      boxes: "squares",
      footer: (page, pages) => [
        `Notice that the district ${acts} to act`,
        `N-${refuses ? 4 : 3}`,
        `Page ${page} of ${pages}`,
      ],
    },
    blocks: [
      text(data.district, { bold: true, align: "center" }),
      gap(),
      fields("inline", [["To", `${child.parents}, ${child.address}`]]),
      about,
      text(`Subject: The school district ${acts} the following (check all that apply):`, { bold: true }),
      checks(
        [
          ["An evaluation", is(/evaluat/i)],
          ["An IEP or an amendment", is(/IEP/)],
          ["A placement", is(/placement/i)],
          ["Other", !isKnown],
        ],
        2,
      ),
      fields("inline", [["Notice date", day]]),
      text(
        `We recently talked about this student. What the district is ${acting}, and for which reasons, is described on page two of this memo.`,
      ),
      ...(parts.safeguards ? [text(parts.safeguards)] : []),
      ...(parts["sources-of-help"] ? [text(parts["sources-of-help"])] : []),
      text("Staff of the district will be glad to meet with you or to speak with you by telephone."),
      gap(),
      text(`From: ${from}, ${fromTitle}`),
      pageBreak,
      about,
      fields("inline", [["Notice date", day]]),
      heading(`Narrative description of what the district ${acts}`),
      text(
        "Directions to staff: this notice goes to parents in their language. Describe an initial evaluation, a reevaluation, an IEP, a placement with its transportation, a graduation or another action by answering each question.",
        { small: true },
      ),
      ...questions.flatMap(([question, answers], index): Block[] => [
        text(`${index + 1}. ${question}`, { italic: true }),
        ...answers.map((words) => text(words)),
      ]),
    ],
  };
};

const shortDay = days("9/4/2025");
const orNone = (words: string | undefined) => (words ? [words] : ["None."]);

const printedReasons = [
  "Educational performance supports the action(s)",
  "Evaluation results support the action(s)",
  "Previous goals were achieved",
  "Exit criteria were met",
];

/** A page of a state's meeting forms: actions, reasons (as boxes and other words) and records side by side. The reason of an action has its place. */
export const actionColumns: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const cells = (type: Type) => {
    const actions = decisions.filter((one) => one.type === type);
    const given = reasons.filter((_, index) => decisions[index]?.type === type);
    const others = given.filter((words) => !printedReasons.includes(words));
    return [
      actions.map(({ text: words }, index) => `${index + 1}. ${words}`).join("\n") || "None",
      [
        ...printedReasons.map((words) => `[${given.includes(words) ? "X" : " "}] ${words}`),
        ...(others.length > 0 ? others.map((words) => `[X] Other: ${words}`) : ["[ ] Other:"]),
      ].join("\n"),
    ];
  };
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 40,
      heading: "band",
      boxes: "brackets",
      header: () => [
        `Student: ${child.name}`,
        `DOB: ${day(child.born)}`,
        `Meeting date: ${day(dates.meeting)}`,
      ],
      footer: (page) => [data.district, "", `PWN ${page}`],
    },
    blocks: [
      heading("PRIOR WRITTEN NOTICE", 1),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["Date of PPT meeting", day(dates.meeting)],
        ],
        [
          ["School", data.school],
          ["Notice given to parent on", day(dates.document)],
        ],
      ),
      table(["Actions proposed", "Reasons for the proposed actions"], [cells("proposes")]),
      table(["Actions refused", "Reasons for the refusal"], [cells("refuses")]),
      table(
        ["Evaluation procedures, assessments, records or reports used as a basis (with dates)"],
        [[parts["data-used"] ?? "None"]],
      ),
      table(
        ["Other options considered and rejected, with the rationale", "Other factors that are relevant"],
        [[parts["other-options"] ?? "None", parts["other-factors"] ?? "None"]],
      ),
      heading("Procedural safeguards"),
      text(parts.safeguards ?? ""),
      text(parts["sources-of-help"] ?? ""),
      text(
        "Unless the parent and the district agree to another date, the actions proposed are carried out ten school days after this notice is given.",
        { small: true },
      ),
      text(`PPT administrator: ${from}, ${fromTitle}`),
    ],
  };
};

/** A state's form letter that answers a request: the request repeated, a box for the answer, then a heading for each part. */
export const requestForm: Layout = (data) => {
  const { request, decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const has = (type: Type) => decisions.some((one) => one.type === type);
  const rest: [string, string | undefined][] = [
    ["Options that were considered, and the reasons they were rejected", parts["other-options"]],
    ["Evaluation procedures, tests, records or reports relied upon", parts["data-used"]],
    ["Other factors relevant to this response", parts["other-factors"]],
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 10.5,
      margin: 58,
      heading: "underline",
      boxes: "dingbats",
      header: () => ["", data.district, ""],
      footer: (page, pages) => ["Form M-4 (Rev. 02/2025)", "", `${page} of ${pages}`],
    },
    blocks: [
      heading("NOTICE OF RESPONSE TO A PARENT'S REQUEST", 1),
      text("Prior written notice under special education law", { align: "center" }),
      text(days("09/04/2025")(dates.document), { align: "right" }),
      text(`Dear ${child.parents},`),
      text(`You made this request for ${child.name} (${data.school}, grade ${child.grade}):`),
      text(request ?? "", { indent: 18, italic: true }),
      checks(
        [
          ["The district will do what you asked.", !has("refuses")],
          ["The district will do a part of what you asked.", has("refuses") && has("proposes")],
          ["The district will not do what you asked.", !has("proposes")],
        ],
        1,
      ),
      heading("What the district will do or will not do"),
      list(
        decisions.map(({ text: words }) => words),
        "-",
      ),
      heading("Explanation"),
      ...reasons.map((words) => text(words)),
      ...rest.flatMap(([label, words]) => [heading(label), text(words ?? "Not applicable.")]),
      heading("Your rights"),
      ...(parts.safeguards ? [text(parts.safeguards)] : []),
      ...(parts["sources-of-help"] ? [text(parts["sources-of-help"])] : []),
      gap(),
      fields("below", [
        ["Name of district contact", from],
        ["Title", fromTitle],
      ]),
    ],
  };
};
