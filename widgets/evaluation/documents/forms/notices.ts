import type { Block, Laid, Sample } from "@iep-insider/sdk/samples";
import { arranged, identification, type Section, themeOf } from "./arrange.ts";
import { childOf, firstName } from "./child.ts";
import type { Random } from "./random.ts";

type Data = Sample["data"];
type Notice = NonNullable<Data["notice"]>;
type Part = keyof Notice["parts"];

/** How offices ask for what 34 CFR 300.503(b) lists; the first of each is the regulation's own wording. */
const labels = {
  proposed: [
    "A description of the action proposed by the agency",
    "Actions the district proposes",
    "The school district proposes to",
    "Description of proposed action(s)",
    "Action(s) proposed by the LEA",
    "Proposed action",
    "What we are proposing to do",
    "The IEP team is proposing the following",
    "Proposal",
    "We propose to take the following action(s)",
    "Proposed change in identification, evaluation, placement, or FAPE",
  ],
  refused: [
    "A description of the action refused by the agency",
    "Actions the district refuses",
    "The school district refuses to",
    "Description of refused action(s)",
    "Action(s) refused by the LEA",
    "Refused action",
    "What we are refusing to do",
    "The IEP team is refusing the following",
    "Refusal",
    "We decline to take the following action(s)",
    "Requests that were not agreed to",
  ],
  both: [
    "A description of the action proposed or refused by the agency",
    "Description of the action(s) the district proposes or refuses to take",
    "Action proposed/refused",
    "Describe the action",
    "What action is the school proposing or refusing?",
    "Decision of the team",
    "Action the district intends to take",
    "Summary of the decision",
    "Determination",
  ],
  reasons: [
    "An explanation of why the agency proposes or refuses to take the action",
    "Explanation of why the action is proposed or refused",
    "Reason(s) for the proposed or refused action",
    "Why we made this decision",
    "Rationale for decision",
    "The reasons for this action are",
    "Explain why the district is proposing or refusing this action",
    "Justification",
    "Why is the school taking this action?",
    "Basis for the decision and explanation",
  ],
  "data-used": [
    "A description of each evaluation procedure, assessment, record, or report the agency used as a basis for the proposed or refused action",
    "Evaluation procedures, tests, records, or reports used in making the decision",
    "Data reviewed",
    "Information considered",
    "What information did we use?",
    "Supporting documentation",
    "The decision was based on the following evaluations, records, and reports",
    "Sources of information considered",
  ],
  "other-options": [
    "A description of other options that the IEP Team considered and the reasons why those options were rejected",
    "Options considered and why they were rejected",
    "Other options considered",
    "Alternatives discussed and reasons for rejecting them",
    "What other choices did the team consider?",
    "Options considered but not chosen",
  ],
  "other-factors": [
    "A description of other factors that are relevant to the agency's proposal or refusal",
    "Other relevant factors",
    "Other factors relevant to the decision",
    "Were any other factors considered?",
    "Additional factors",
  ],
  safeguards: [
    "Procedural safeguards",
    "Parent rights",
    "Your rights",
    "Protections under the procedural safeguards",
    "Notice of procedural safeguards",
  ],
  "sources-of-help": [
    "Sources for parents to contact to obtain assistance in understanding these provisions",
    "Sources of assistance",
    "Who can help you understand this notice",
    "Resources for parents",
    "For assistance contact",
    "Where can I get help?",
  ],
} as const;

type Decided = readonly [action: string, reasons: readonly [string, ...string[]]];

/** As a form's boxes are filled in: some are sentences, some are only what is done. */
const proposedActions: readonly [Decided, ...Decided[]] = [
  [
    "Increase {n}'s specialized reading instruction from 60 to 120 minutes per week.",
    [
      "{n}'s reading fluency grew by three words per minute since September. The annual goal asks for twenty.",
    ],
  ],
  [
    "Conduct a reevaluation that includes cognitive, academic, and speech-language testing.",
    ["The last evaluation was completed in 2023.", "Current data on language skills are not available."],
  ],
  [
    "The district proposes to change {n}'s placement to the structured learning classroom at Maple Hill for mathematics and language arts.",
    [
      "{n} completed 20% of the assignments in the general education class with support.",
      "A smaller setting is needed for direct instruction.",
    ],
  ],
  [
    "End occupational therapy as a related service on January 30.",
    ["{n} met both fine motor goals and writes legibly in all classes."],
  ],
  [
    "Add counseling for 30 minutes each week with the school social worker.",
    ["Teachers reported eleven incidents of leaving class since October."],
  ],
  [
    "{n} will receive a one-to-one paraprofessional during lunch and recess.",
    ["The behavior data show that most incidents occur at unstructured times."],
  ],
  ["Exit from speech-language services.", ["Scores on the articulation test are within the average range."]],
  [
    "To provide transportation with a bus aide.",
    ["The child's seizure plan requires an adult who is trained in first aid."],
  ],
  ["Implement the IEP dated December 3 as discussed at the meeting.", ["The annual review is due."]],
  [
    "Initial evaluation in all areas of suspected disability",
    [
      "{n} is performing below grade level in reading and has not responded to interventions in the classroom.",
    ],
  ],
];
const refusedActions: readonly [Decided, ...Decided[]] = [
  [
    "Provide a full-time one-to-one aide.",
    ["Data collected over six weeks show that {n} works independently for 25 minutes at a time."],
  ],
  [
    "Placement at the Brightwater School at public expense",
    [
      "{n}'s IEP can be implemented in the current school.",
      "The least restrictive environment for {n} is the general education classroom with support.",
    ],
  ],
  [
    "The district refuses to conduct an independent educational evaluation in the area of occupational therapy.",
    ["The district's own evaluation was completed in September and covered this area."],
  ],
  [
    "Add applied behavior analysis for 10 hours per week.",
    ["The functional behavior assessment did not identify a need for it."],
  ],
  [
    "Evaluate {n} for special education.",
    [
      "{n} reads at grade level and earned A's and B's in all subjects.",
      "There is no evidence of a suspected disability.",
    ],
  ],
  ["Extended school year services for summer", ["Progress data after winter break do not show regression."]],
  ["To change {n}'s teacher of record", ["Assignment of staff is an administrative decision."]],
  [
    "Increase physical therapy to two sessions per week.",
    ["The therapist reported that {n} moves safely through the building and met the goal for stairs."],
  ],
];

const partTexts: Readonly<Record<Part, readonly [string, ...string[]]>> = {
  "data-used": [
    "Progress monitoring data, the psychological report dated 10/2/2025, and teacher input.",
    "Curriculum-based measures, report card grades, attendance records, and classroom observations.",
    "Speech-language evaluation of November 2025; parent interview; work samples",
  ],
  "other-options": [
    "The team considered keeping the current amount of service. This was rejected because progress was too slow.",
    "Continuing without a change. Rejected: the data do not support it.",
    "A consultation model was discussed and not selected because direct teaching is needed.",
  ],
  "other-factors": [
    "None at this time.",
    "{n} missed 14 days due to illness this fall.",
    "The family moved to the district in August.",
  ],
  safeguards: [
    "Parents of a child with a disability have protection under the procedural safeguards of IDEA. A copy was provided at the meeting.",
    "You have rights under the procedural safeguards. You may ask for another copy from the special education office.",
  ],
  "sources-of-help": [
    "Ohio Coalition for the Education of Children with Disabilities, 555-010-0188",
    "You may call the special education office at 555-010-0177 or the state's parent center at 555-010-0199.",
  ],
};

const titles = [
  "Prior Written Notice",
  "PRIOR WRITTEN NOTICE",
  "Notice of Proposed or Refused Action",
  "Prior Written Notice (34 CFR 300.503)",
  "Prior Notice of the District's Proposal or Refusal",
] as const;

/** A notice of a district that we have never seen. */
export function madeNotice(random: Random): { readonly data: Data; readonly laid: Laid } {
  const base = childOf(random);
  const named = (words: string) => words.replaceAll("{n}", firstName(base));
  const shape = random.pick([
    "two labels",
    "boxes",
    "one label",
    "one label",
    "table",
    "named in text",
  ] as const);
  const proposes = shape !== "one label" || random.chance(0.5) ? [random.pick(proposedActions)] : [];
  const refuses =
    proposes.length === 0 || (shape !== "one label" && random.chance(0.5))
      ? [random.pick(refusedActions)]
      : [];
  // A box that is filled with what is done and not with who does it needs its box or label to say which it is.
  const decisions = [
    ...proposes.map(([text]) => ({ type: "proposes" as const, text: named(text) })),
    ...refuses.map(([text]) => ({ type: "refuses" as const, text: named(text) })),
  ].map((decision) => (shape === "named in text" || shape === "one label" ? inSentence(decision) : decision));
  const reasons = [...proposes, ...refuses].flatMap(([, why]) =>
    (shape === "table" ? [why.join(" ")] : why).map(named),
  );
  const parts = Object.fromEntries(
    Object.entries(partTexts).map(([part, texts]) => [part, named(random.pick(texts))]),
  ) as Record<Part, string>;
  const data: Data = {
    ...base,
    kind: "prior-written-notice",
    layout: "made-notice",
    dates: { document: "2025-12-08" },
    alsoAcceptable: [],
    notice: { decisions, reasons, parts, from: "Alice Moran", fromTitle: "Special Education Coordinator" },
  };
  const blocks: Block[] = [
    { type: "heading", level: 1, text: random.pick(titles) },
    ...identification(
      [
        ["Student", base.child.name],
        ["Date of notice", "12/08/2025"],
        ["School", base.school],
        ["Grade", base.child.grade],
        ["District", base.district],
      ],
      random,
    ),
    ...(random.chance(0.4)
      ? [
          {
            type: "text" as const,
            text: "Federal law requires a school district to give parents written notice a reasonable time before it proposes or refuses to initiate or change the identification, evaluation, or educational placement of a child, or the provision of a free appropriate public education.",
          },
        ]
      : []),
    ...sectionsOf(data, shape, random),
    { type: "gap", lines: 1 },
    ...identification(
      [
        ["Prepared by", "Alice Moran"],
        ["Title", "Special Education Coordinator"],
      ],
      random,
    ),
  ];
  return { data, laid: { theme: themeOf(random), blocks } };
}

const inSentence = ({ type, text }: Notice["decisions"][number]): Notice["decisions"][number] => {
  if (/^The district (proposes|refuses)/.test(text) || /^\p{Lu}\p{L}+ will /u.test(text))
    return { type, text };
  const rest = text.replace(/^To /, "").replace(/[.]$/, "");
  const isVerb = /^(increase|conduct|change|end|add|exit|provide|implement|evaluate)\b/i.test(rest);
  const [first = "", ...others] = rest;
  const lower = `${first.toLowerCase()}${others.join("")}`;
  const words = isVerb ? lower : `provide ${lower}`;
  return { type, text: `The district ${type} to ${words}.` };
};

function sectionsOf({ notice, child }: Data, shape: string, random: Random): Block[] {
  if (!notice) return [];
  const { decisions, reasons, parts } = notice;
  const of = (type: "proposes" | "refuses") =>
    decisions.filter((each) => each.type === type).map(({ text }) => text);
  const at = random.below(3);
  const label = (role: keyof typeof labels) => random.pick(labels[role]);
  const isCombined = (type: "proposes" | "refuses") => (of(type).length > 0 ? of(type) : ["N/A"]);
  const action: Section[] =
    shape === "two labels"
      ? [
          { label: label("proposed"), paragraphs: isCombined("proposes") },
          { label: label("refused"), paragraphs: isCombined("refuses") },
        ]
      : [{ label: label("both"), paragraphs: decisions.map(({ text }) => text) }];
  const why: Section = { label: label("reasons"), paragraphs: reasons };
  const rest = (Object.keys(partTexts) as Part[]).map(
    (part): Section => ({ label: label(part), paragraphs: [parts[part] ?? ""] }),
  );
  const turned = [...rest.slice(at), ...rest.slice(0, at)];
  if (shape === "boxes")
    return decisions.flatMap((decision, index) => [
      {
        type: "text" as const,
        text: random.pick([
          "The school district:",
          "This notice is to inform you that the district:",
          "Check one:",
        ]),
      },
      {
        type: "checks" as const,
        perLine: random.pick([1, 2]),
        items: [
          [
            `Proposes to ${random.pick(["initiate or change", "take the action below"])}`,
            decision.type === "proposes",
          ],
          [
            `Refuses to ${random.pick(["initiate or change", "take the action below"])}`,
            decision.type === "refuses",
          ],
        ] as const,
      },
      ...arranged(
        [
          { label: label("both"), paragraphs: [decision.text] },
          ...(index === decisions.length - 1 ? [why, ...turned] : []),
        ],
        random,
      ),
    ]);
  if (shape === "table") {
    const isTypeFirst = random.chance(0.4);
    const said = (type: "proposes" | "refuses") => (type === "proposes" ? "Proposed" : "Refused");
    const head = isTypeFirst
      ? ["Proposed/Refused", "Description of action", "Explanation of why"]
      : random.pick([
          ["Action", "Proposed or refused", "Reason"],
          ["Decision", "Status", "Rationale"],
        ]);
    const rows = decisions.map(({ type, text }, index) =>
      isTypeFirst ? [said(type), text, reasons[index] ?? ""] : [text, said(type), reasons[index] ?? ""],
    );
    return [
      { type: "table", head, rows, widths: isTypeFirst ? [1, 3, 3] : [3, 1, 3] },
      ...arranged(turned, random),
    ];
  }
  return arranged(
    [...action, why, ...turned].map((section) => ({
      ...section,
      label: section.label.replace("the child", child.name),
    })),
    random,
  );
}
