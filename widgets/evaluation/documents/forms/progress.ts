import type { Block, Laid, Sample } from "@iep-insider/sdk/samples";
import { identification, themeOf } from "./arrange.ts";
import { childOf, firstName } from "./child.ts";
import type { Random } from "./random.ts";

type Data = Sample["data"];
type Goal = NonNullable<Data["progress"]>["goals"][number];

const goals = [
  [
    "Reading",
    "By December 2026, {n} will read a fifth-grade passage aloud at 110 words per minute in 3 of 4 trials.",
    "{n} now reads 92 words per minute, up from 78 in September.",
  ],
  [
    "Mathematics",
    "Given a set of 20 mixed problems, {n} will solve two-step word problems with 80% accuracy.",
    "{n} solved 13 of 20 problems on the last probe.",
  ],
  [
    "Written Expression",
    "{n} will write a five-sentence paragraph with a topic sentence and two details in 4 out of 5 samples.",
    "The last three samples had a topic sentence. Details are still missing.",
  ],
  [
    "Speech and Language",
    "{n} will produce /r/ in all positions of words with 90% accuracy over three sessions.",
    "Accuracy was 85% in the last two sessions.",
  ],
  [
    "Behavior",
    "When frustrated, {n} will use a calming strategy with no more than one prompt in 8 of 10 opportunities.",
    "Used a strategy in 6 of 10 opportunities this quarter.",
  ],
  [
    "Occupational Therapy",
    "{n} will copy a paragraph of 40 words within 5 minutes with correct spacing.",
    "{n} copied 34 words in 5 minutes.",
  ],
] as const;
const statuses = [
  ["Making sufficient progress", "Progress is not sufficient", "Goal met", "Not introduced"],
  ["On Track", "Not on Track", "Mastered", "Not Yet Started"],
  ["SP", "IP", "M", "NI"],
  ["Adequate progress", "Limited progress", "Achieved", "No progress"],
] as const;

const words = {
  goal: [
    "Annual goal",
    "Measurable annual goal",
    "Goal",
    "IEP goal",
    "Goal statement",
    "Annual goal statement",
  ],
  status: [
    "Progress",
    "Progress status",
    "Rating",
    "Progress toward goal",
    "Progress code",
    "Status",
    "Level of progress",
    "Current status",
    "Progress rating",
  ],
  comment: [
    "Comments",
    "Comment",
    "Narrative",
    "Teacher comments",
    "Evidence",
    "Data and comments",
    "Explanation of progress",
    "Description of progress",
    "Supporting data",
    "Progress notes",
  ],
  area: ["Area of need", "Goal area", "Area", "Domain", "Skill area"],
} as const;
const titles = [
  "IEP Progress Report",
  "Progress Report on IEP Goals",
  "Report of Progress Toward Annual Goals",
  "IEP PROGRESS REPORT",
  "Special Education Progress Report",
] as const;

/** A progress report of a district that we have never seen. */
export function madeProgress(random: Random): { readonly data: Data; readonly laid: Laid } {
  const base = childOf(random);
  const name = firstName(base);
  const ratings = random.pick(statuses);
  const start = random.below(3);
  const hasComments = random.chance(0.8);
  const chosen = goals.slice(start, start + 2 + random.below(2)).map(
    ([area, goal, comment]): Goal => ({
      area,
      goal: goal.replaceAll("{n}", name),
      earlier: [],
      status: random.pick(ratings),
      comment: hasComments ? comment.replaceAll("{n}", name) : "",
    }),
  );
  const data: Data = {
    ...base,
    kind: "progress-report",
    layout: "made-progress",
    dates: { document: "2026-01-23" },
    alsoAcceptable: [],
    progress: {
      from: "Nora Fields",
      fromTitle: "Special Education Teacher",
      quarter: "Quarter 2",
      legend: [...ratings],
      goals: chosen,
    },
  };
  return {
    data,
    laid: {
      theme: themeOf(random),
      blocks: [
        { type: "heading", level: 1, text: random.pick(titles) },
        ...identification(
          [
            ["Student", base.child.name],
            ["Report date", "01/23/2026"],
            ["Reporting period", "Quarter 2"],
            ["School", base.school],
            ["Case manager", "Nora Fields"],
          ],
          random,
        ),
        ...goalsOf(chosen, ratings, random),
        {
          type: "text",
          text: "Parents of students with disabilities are informed of progress as often as report cards are issued.",
          small: true,
        },
      ],
    },
  };
}

function goalsOf(chosen: readonly Goal[], ratings: readonly string[], random: Random): Block[] {
  const name = {
    goal: random.pick(words.goal),
    status: random.pick(words.status),
    comment: random.pick(words.comment),
    area: random.pick(words.area),
  };
  const shape = random.pick([
    "table",
    "lines",
    "bold lines",
    "boxes",
    "headings",
    "rows",
    "box fields",
  ] as const);
  const withComment = chosen.some(({ comment }) => comment !== "");
  if (shape === "table")
    return [
      {
        type: "table",
        head: [
          ...(random.chance(0.5) ? [name.area] : []),
          name.goal,
          name.status,
          ...(withComment ? [name.comment] : []),
        ],
        rows: [],
        widths: [],
      },
    ].map((block) => {
      const hasArea = block.head[0] === name.area && block.head.length === (withComment ? 4 : 3);
      return {
        type: "table" as const,
        head: block.head,
        rows: chosen.map(({ area, goal, status, comment }) => [
          ...(hasArea ? [area] : []),
          goal,
          status,
          ...(withComment ? [comment] : []),
        ]),
        widths: [...(hasArea ? [1] : []), 3, 1, ...(withComment ? [2] : [])],
      };
    });
  const extra = random.pick([
    null,
    ["Baseline", "See the IEP."],
    ["Method of measurement", "Weekly probes"],
    ["Person responsible", "Special education teacher"],
  ] as const);
  const isNumbered = random.chance(0.6);
  return chosen.flatMap(({ area, goal, status, comment }, index): Block[] => {
    const number = isNumbered ? `${name.goal} ${index + 1}` : name.goal;
    const said = comment === "" ? [] : [comment];
    const line = (label: string, text: string, bold = false): Block[] =>
      bold
        ? [
            { type: "text", text: `${label}:`, bold: true },
            { type: "text", text },
          ]
        : [{ type: "text", text: `${label}: ${text}` }];
    switch (shape) {
      case "lines":
        return [
          { type: "gap", lines: 0.7 },
          ...line(name.area, area),
          ...line(number, goal),
          ...(extra ? line(extra[0], extra[1]) : []),
          ...line(name.status, status),
          ...said.flatMap((text) => line(name.comment, text)),
        ];
      case "bold lines":
        return [
          ...line(number, goal, true),
          ...(extra ? line(extra[0], extra[1], true) : []),
          ...line(name.status, status, true),
          ...said.flatMap((text) => line(name.comment, text, true)),
        ];
      case "boxes":
        return [
          { type: "heading", level: 3, text: `${number}: ${area}` },
          { type: "text", text: goal },
          {
            type: "checks",
            perLine: random.pick([1, 2]),
            items: ratings.map((rating) => [rating, rating === status] as const),
          },
          ...said.flatMap((text) => line(name.comment, text)),
        ];
      case "headings":
        return [
          { type: "heading", level: 2, text: `Goal ${index + 1}: ${area}` },
          { type: "text", text: goal },
          { type: "heading", level: 3, text: name.status },
          { type: "text", text: status },
          ...said.flatMap((text): Block[] => [
            { type: "heading", level: 3, text: name.comment },
            { type: "text", text },
          ]),
        ];
      case "rows":
        return [
          {
            type: "table",
            head: null,
            rows: [
              [name.area, area],
              [number, goal],
              ...(extra ? [[...extra]] : []),
              [name.status, status],
              ...said.map((text) => [name.comment, text]),
            ],
            widths: [1, 3],
          },
          { type: "gap", lines: 1 },
        ];
      default:
        return [
          {
            type: "fields",
            look: "boxed",
            rows: [
              [[name.area, area]],
              [[number, goal]],
              [[name.status, status]],
              ...said.map((text) => [[name.comment, text] as const]),
            ],
          },
          { type: "gap", lines: 1 },
        ];
    }
  });
}
