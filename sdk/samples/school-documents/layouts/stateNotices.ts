import { type Block, checks, fields, gap, heading, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import type { SampleData } from "../sampleSchema.ts";
import { type Layout, part } from "./Layout.ts";

type Decision = NonNullable<SampleData["notice"]>["decisions"][number];

const includes = (decisions: readonly Decision[], type: Decision["type"]) =>
  decisions.some((decision) => decision.type === type);

/** A state's notice that is also the placement recommendation: numbered parts, a long list of boxes, and the parent's answer. */
export const recommendedPlacement: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const proposes = includes(decisions, "proposes");
  const answer = (words: string | undefined) => text(words || "None.", { indent: 20 });
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 58,
      heading: "plain",
      boxes: "squares",
      header: () => ["", `Child's name: ${child.name}`, ""],
      footer: (page, pages) => ["", `${page} of ${pages}`, "Annotated form July 2024"],
    },
    blocks: [
      heading("Notice of Recommended Services and Placement / Prior Written Notice", 1),
      text("School Age", { align: "center" }),
      fields("inline", [["Date sent", day(dates.document)]], [["Date of meeting", day(dates.meeting)]]),
      fields("inline", [["To", child.parents]], [["Address", child.address]]),
      text(`Dear ${child.parents}:`),
      text(
        "This notice summarizes what the school recommends for your child. It must be given to you before the school starts, changes or turns down services.",
      ),
      heading("1. Type of action (check all that apply)", 3),
      checks(
        [
          ["Proposes initial provision of special education and related services", false],
          ["Refuses to initiate an evaluation", false],
          ["Proposes to change the identification, placement or program", proposes],
          ["Refuses to change the identification, placement or program", includes(decisions, "refuses")],
          ["Proposes to end services because of graduation", false],
          ["Due process hearing, or an expedited due process hearing, initiated by the school", false],
          ["Other", false],
        ],
        1,
      ),
      heading("2. A description of the action proposed or refused by the school:", 3),
      ...decisions.map(({ text: words }) => text(words, { indent: 20 })),
      heading("3. An explanation of why the school proposed or refused to take the action:", 3),
      ...reasons.map((words) => text(words, { indent: 20 })),
      heading(
        "4. A description of other options that the IEP team considered and the reasons why those options were rejected:",
        3,
      ),
      answer(parts["other-options"]),
      heading(
        "5. A description of each evaluation procedure, assessment, record, or report used as a basis for the proposed action or action refused:",
        3,
      ),
      answer(parts["data-used"]),
      heading("6. A description of other factors that were relevant to the proposal or refusal:", 3),
      answer(parts["other-factors"]),
      ...(parts.safeguards
        ? [heading("7. Protections for you and your child:", 3), answer(parts.safeguards)]
        : []),
      ...(parts["sources-of-help"]
        ? [
            heading("For help in understanding this form, an annotated version, or your rights:", 3),
            answer(parts["sources-of-help"]),
          ]
        : []),
      rule,
      fields("below", [
        [fromTitle, from],
        ["Date (mm/dd/yyyy)", day(dates.document)],
      ]),
      heading("PARENTAL CONSENT: Directions to the parent", 3),
      text("Please check one, sign, and return a copy within 10 calendar days. Keep a copy for yourself."),
      checks(
        [
          ["I request an informal meeting with school staff to discuss this recommendation.", false],
          ["I approve the action/recommendation.", false],
          ["I do not approve the action/recommendation. My reason for disapproval is: ______________", false],
          ["I request mediation.", false],
          ["I request a due process hearing.", false],
        ],
        1,
      ),
      fields("below", [
        ["Parent/guardian/surrogate signature", ""],
        ["Date", ""],
        ["Daytime phone", ""],
      ]),
    ],
  };
};

const subjects = [/eligib/i, /evaluation of|assessment of/i, /placement|separate (class|school)/i, /./];

/** A state's form that opens with a grid of X marks: what kind of action, and on which of four subjects. */
export const markGridNotice: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("Sept. 4, 2025");
  const row = (label: string, type: Decision["type"], isInitial: boolean) => {
    const actions = decisions.filter((one) => one.type === type && /initial/.test(one.text) === isInitial);
    return [label, ...subjects.map((subject) => (actions.some((one) => subject.test(one.text)) ? "X" : ""))];
  };
  const labels: [string, string | undefined][] = [
    ["What other options did the team consider, and why did it reject them?", parts["other-options"]],
    [
      "What evaluation procedures, tests, records or reports did the school use in making its decision?",
      parts["data-used"],
    ],
    ["What other factors are relevant?", parts["other-factors"]],
    ["Procedural safeguards statement", parts.safeguards],
    ["Who can help you understand this notice?", parts["sources-of-help"]],
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 50,
      heading: "bar",
      boxes: "blanks",
      header: (page) => [`PR-7  PRIOR WRITTEN NOTICE TO PARENTS`, "", page > 1 ? child.name : ""],
      footer: (page, pages) => [data.district, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      fields(
        "above",
        [
          ["NAME OF STUDENT", child.name],
          ["STUDENT ID", child.id],
          ["GRADE", child.grade],
        ],
        [
          ["NAME OF PARENT/GUARDIAN", child.parents],
          ["DATE OF THIS NOTICE", day(dates.document)],
          ["SCHOOL", data.school],
        ],
      ),
      table(
        ["The district", "Identification", "Evaluation", "Educational placement", "Provision of FAPE"],
        [
          row("proposes to initiate", "proposes", true),
          row("proposes to change", "proposes", false),
          row("refuses to initiate", "refuses", true),
          row("refuses to change", "refuses", false),
        ],
        [2, 1.2, 1.2, 1.4, 1.3],
      ),
      heading("Describe the action(s) that the district proposes or refuses to take"),
      ...decisions.map(({ text: words }) => text(words)),
      heading("Why does the district propose or refuse to take the action(s)?"),
      ...reasons.map((words) => text(words)),
      ...labels.flatMap(([label, words]): Block[] => (words ? [heading(label), text(words)] : [])),
      gap(),
      text(`${from} (${fromTitle})`),
    ],
  };
};
