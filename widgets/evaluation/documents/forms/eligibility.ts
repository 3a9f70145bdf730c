import type { Block, Laid, Sample } from "@iep-insider/sdk/samples";
import { arranged, identification, themeOf } from "./arrange.ts";
import { childOf, firstName } from "./child.ts";
import type { Random } from "./random.ts";

type Data = Sample["data"];

const headings = [
  "Eligibility determination",
  "Determination of eligibility",
  "Team decision",
  "Eligibility decision",
  "Eligibility statement",
  "Conclusion",
  "Eligibility",
  "Team determination of eligibility",
  "Summary and eligibility",
  "Disability determination",
] as const;

const openings = [
  "",
  "",
  "Based on the evaluation, ",
  "It was determined that ",
  "After reviewing all information, ",
] as const;

/** As teams and examiners write it, under 34 CFR 300.306. */
const statements = [
  "{n} is eligible for special education and related services under the category of Specific Learning Disability.",
  "The team determined that {n} is a child with a disability as defined in 34 CFR 300.8 and needs special education and related services.",
  "{n} does not meet the eligibility criteria for a student with an emotional disturbance.",
  "{n} meets criteria as a student with autism.",
  "The multidisciplinary team finds that {n} is not eligible for special education services at this time.",
  "{n} continues to be eligible for special education as a student with an Other Health Impairment.",
  "{n} qualifies for special education under the category of Speech or Language Impairment.",
  "The IEP team has concluded that {n} has a specific learning disability in basic reading skills and requires specially designed instruction.",
  "The student does not have a disability that requires special education.",
  "{n} no longer qualifies for special education and related services.",
] as const;

const boxes = [
  ["The student is eligible for special education.", "The student is not eligible for special education."],
  [
    "Student is a child with a disability and needs special education and related services",
    "Student is not a child with a disability under IDEA",
  ],
  [
    "{n} meets the criteria for Specific Learning Disability",
    "{n} does not meet the criteria for Specific Learning Disability",
  ],
  [
    "Eligible for special education and related services",
    "Not eligible for special education and related services",
  ],
] as const;
const distractors = [
  "The determinant factor for this decision is not a lack of appropriate instruction in reading, a lack of appropriate instruction in math, or limited English proficiency.",
  "To be eligible, a student must have a disability and must need special education because of it.",
  "The purpose of this evaluation is to determine whether {n} is eligible for special education.",
  "{n} was first found eligible in 2021 as a student with a developmental delay.",
  "A child may not be determined to be a child with a disability if the determinant factor is lack of instruction.",
] as const;

/** An evaluation report of a district that we have never seen. */
export function madeEligibility(random: Random): { readonly data: Data; readonly laid: Laid } {
  const base = childOf(random);
  const name = firstName(base);
  const named = (words: string) => words.replaceAll("{n}", name);
  const isBoxes = random.chance(0.35);
  const options = random.pick(boxes).map(named);
  const chosen = random.below(2);
  const opening = random.pick(openings);
  const eligibility = isBoxes ? (options[chosen] ?? "") : named(random.pick(statements));
  // What introduces a decision is no part of it.
  const opened = eligibility.startsWith("The ") || isBoxes ? eligibility : `${opening}${eligibility}`;
  const scales = ["Verbal Comprehension", "Fluid Reasoning", "Processing Speed"];
  const [scores, percentiles] = random.pick([
    [
      [88, 92, 79],
      [21, 30, 8],
    ],
    [
      [101, 96, 110],
      [53, 39, 75],
    ],
  ] as const);
  const data: Data = {
    ...base,
    kind: "evaluation-report",
    layout: "made-evaluation",
    dates: { document: "2025-10-20" },
    alsoAcceptable: [],
    evaluation: {
      examiner: "Paul Ivers",
      examinerTitle: "School Psychologist",
      reason: named("{n} was referred because of concerns about reading."),
      history: [],
      tests: [
        {
          title: "Wechsler Intelligence Scale for Children, Fifth Edition",
          name: "WISC-V",
          otherName: "",
          text: "",
          scores: scales.map((scale, at) => ({
            scale,
            standard: scores[at] ?? null,
            other: null,
            percentile: percentiles[at] ?? null,
            range: "",
          })),
        },
      ],
      summary: named("{n} was cooperative."),
      eligibility,
      eligibilityIntro: "",
      recommendations: [],
    },
  };
  const extra = random.pick(distractors);
  const isFirst = random.chance(0.4);
  const aside: Block[] = random.chance(0.6) ? [{ type: "text", text: named(extra) }] : [];
  const decided: Block[] = isBoxes
    ? [{ type: "checks", perLine: 1, items: options.map((option, at) => [option, at === chosen] as const) }]
    : [{ type: "text", text: opened }];
  const heading = random.pick(headings);
  const shown: Block[] =
    random.chance(0.6) || isBoxes
      ? [
          { type: "heading", level: 2, text: heading },
          ...(isFirst ? [...aside, ...decided] : [...decided, ...aside]),
        ]
      : random.chance(0.5)
        ? [...aside, { type: "text", text: `${heading}: ${opened}` }]
        : [
            { type: "heading", level: 2, text: "Summary" },
            {
              type: "text",
              text: `${named("{n}'s scores show a pattern of strengths and weaknesses.")} ${opened}`,
            },
            ...aside,
          ];
  return {
    data,
    laid: {
      theme: themeOf(random),
      blocks: [
        {
          type: "heading",
          level: 1,
          text: random.pick([
            "Evaluation Report",
            "Multidisciplinary Evaluation Report",
            "Psychoeducational Evaluation",
            "Evaluation Summary and Eligibility Report",
            "Eligibility Determination Report",
          ]),
        },
        ...identification(
          [
            ["Student", base.child.name],
            ["Date of report", "10/20/2025"],
            ["School", base.school],
            ["Grade", base.child.grade],
          ],
          random,
        ),
        ...arranged(
          [
            {
              label: "Reason for referral",
              paragraphs: [named("{n} was referred because of concerns about reading.")],
            },
          ],
          random,
        ),
        { type: "heading", level: 2, text: "Test results" },
        {
          type: "text",
          text: "Wechsler Intelligence Scale for Children, Fifth Edition (WISC-V)",
          bold: true,
        },
        {
          type: "table",
          head: [
            "Index",
            random.pick(["Standard Score", "Score", "SS"]),
            random.pick(["Percentile", "Percentile Rank", "PR"]),
          ],
          rows: scales.map((scale, at) => [scale, String(scores[at]), String(percentiles[at])]),
          widths: [3, 1, 1],
        },
        ...shown,
        ...arranged(
          [
            {
              label: "Recommendations",
              paragraphs: ["Use graphic organizers for longer texts.", "Allow extra time on written work."],
            },
          ],
          random,
        ),
        { type: "text", text: "Paul Ivers, School Psychologist" },
      ],
    },
  };
}
