import type { Block, Laid, Sample } from "@iep-insider/sdk/samples";
import { identification, themeOf } from "./arrange.ts";
import { childOf, firstName } from "./child.ts";
import type { Random } from "./random.ts";

type Data = Sample["data"];

const headings = [
  "Placement",
  "Educational Placement",
  "Least Restrictive Environment",
  "Placement Determination",
  "Least Restrictive Environment (LRE) and Placement",
  "Placement Decision",
  "Educational Environment",
  "Extent of Nonparticipation and Placement",
] as const;
const labels = [
  "Placement",
  "Educational placement",
  "Placement decision",
  "Recommended placement",
  "LRE placement",
  "The placement for this student is",
  "Placement selected by the team",
  "Educational environment",
  "Setting",
] as const;
const options = [
  [
    "Inside the regular class 80% or more of the day",
    "Inside the regular class 40% to 79% of the day",
    "Inside the regular class less than 40% of the day",
    "Separate school",
    "Residential facility",
    "Homebound/Hospital",
  ],
  [
    "General education classroom with supports",
    "General education with resource room",
    "Self-contained special education classroom",
    "Separate day school",
    "Home instruction",
  ],
  [
    "Regular class",
    "Special class",
    "Special school",
    "Home instruction",
    "Instruction in hospitals and institutions",
  ],
] as const;
const justifications = [
  "{n} will not participate with nondisabled peers during reading instruction because {n} needs small-group teaching.",
  "The team considered the potential harmful effect of the placement on {n} and on the quality of services.",
  "Explain the extent to which the student will not participate with nondisabled students: {n} leaves class for 60 minutes of reading.",
] as const;

/** The plan of a district that we have never seen. */
export function madePlacement(random: Random): { readonly data: Data; readonly laid: Laid } {
  const base = childOf(random);
  const name = firstName(base);
  const list = random.pick(options);
  const placement = list[random.below(list.length)] ?? list[0];
  const goal = `By December 2026, ${name} will read a fifth-grade passage aloud at 110 words per minute in 3 of 4 trials.`;
  const services = [
    ["Specialized reading instruction", 45, 4, "Resource room"],
    ["Speech-language therapy", 30, 2, "Speech room"],
  ] as const;
  const data: Data = {
    ...base,
    kind: "iep",
    layout: "made-iep",
    dates: { meeting: "2025-12-03" },
    alsoAcceptable: [],
    iep: {
      disability: "Specific Learning Disability",
      strengths: "",
      concerns: "",
      impact: "",
      presentLevels: [
        {
          title: "Reading",
          text: `${name} reads 78 words per minute on fifth-grade passages and answers literal questions with 70% accuracy.`,
        },
      ],
      goals: [{ area: "", text: goal, baseline: "", objectives: [], measured: "" }],
      services: services.map(([service, minutes, sessions, place]) => ({
        name: service,
        minutes,
        sessions,
        period: "week",
        place,
        starts: null,
        ends: null,
        provider: "",
        isRelated: false,
      })),
      accommodations: ["Extra time on tests", "A seat near the teacher", "Directions read aloud"],
      accommodationsNotChosen: [],
      placement,
      placementsNotChosen: list.filter((option) => option !== placement),
      generalEducationPercent: null,
      testing: [],
      esy: null,
      esyReason: "",
      transition: [],
      team: [],
      notes: [],
    },
  };
  const why: Block[] = random.chance(0.7)
    ? [{ type: "text", text: random.pick(justifications).replaceAll("{n}", name) }]
    : [];
  const label = random.pick(labels);
  const shape = random.pick([
    "checks",
    "checks",
    "label",
    "bold label",
    "row",
    "table",
    "field",
    "marks",
  ] as const);
  const shown: Block[] = {
    checks: [
      {
        type: "checks" as const,
        perLine: random.pick([1, 1, 2]),
        items: list.map((option) => [option, option === placement] as const),
      },
    ],
    label: [{ type: "text" as const, text: `${label}: ${placement}` }],
    "bold label": [
      { type: "text" as const, text: `${label}:`, bold: true },
      { type: "text" as const, text: placement },
    ],
    row: [
      {
        type: "table" as const,
        head: null,
        rows: [
          [label, placement],
          ["Building", base.school],
        ],
        widths: [2, 4],
      },
    ],
    field: [
      {
        type: "fields" as const,
        look: random.pick(["boxed", "above", "inline"] as const),
        rows: [[[label, placement] as const]],
      },
    ],
    table: [
      {
        type: "table" as const,
        head: ["Placement options considered", "Selected"],
        rows: list.map((option) => [option, option === placement ? "X" : ""]),
        widths: [4, 1],
      },
    ],
    marks: [
      {
        type: "table" as const,
        head: ["Placement option", "Accepted", "Rejected"],
        rows: list.map((option) => [
          option,
          option === placement ? "X" : "",
          option === placement ? "" : "X",
        ]),
        widths: [4, 1, 1],
      },
    ],
  }[shape];
  const order = random.chance(0.5);
  return {
    data,
    laid: {
      theme: themeOf(random),
      blocks: [
        {
          type: "heading",
          level: 1,
          text: random.pick(["Individualized Education Program", "INDIVIDUALIZED EDUCATION PROGRAM (IEP)"]),
        },
        ...identification(
          [
            ["Student", base.child.name],
            ["IEP meeting date", "12/03/2025"],
            ["School", base.school],
            ["Grade", base.child.grade],
          ],
          random,
        ),
        {
          type: "heading",
          level: 2,
          text: "Present Levels of Academic Achievement and Functional Performance",
        },
        { type: "text", text: "Reading", bold: true },
        { type: "text", text: data.iep?.presentLevels[0]?.text ?? "" },
        { type: "heading", level: 2, text: "Measurable Annual Goals" },
        { type: "text", text: `Goal 1: ${goal}` },
        { type: "heading", level: 2, text: "Special Education and Related Services" },
        servicesTable(services, random),
        { type: "heading", level: 2, text: "Accommodations" },
        {
          type: "list",
          marker: "•",
          items: ["Extra time on tests", "A seat near the teacher", "Directions read aloud"],
        },
        { type: "heading", level: 2, text: random.pick(headings) },
        ...(order ? [...why, ...shown] : [...shown, ...why]),
        { type: "heading", level: 2, text: "Parent Notice" },
        { type: "text", text: "A copy of the procedural safeguards was given to the parents." },
      ],
    },
  };
}

type ServiceRow = readonly [string, number, number, string];

/** The same services in the tables of several offices: columns in other orders, amounts in one column or two. */
function servicesTable(services: readonly ServiceRow[], random: Random): Block {
  const name = random.pick([
    "Service",
    "Special education service",
    "Type of service",
    "Services",
    "Description of service",
  ]);
  const place = random.pick(["Location", "Setting", "Where", "Location of services", "Place"]);
  const shape = random.pick(["two", "one", "total", "place first"] as const);
  const provider = "Special education teacher";
  if (shape === "one")
    return {
      type: "table",
      head: [
        name,
        random.pick(["Frequency and duration", "Amount", "Frequency/Duration", "Time and frequency"]),
        place,
        "Provider",
      ],
      rows: services.map(([service, minutes, sessions, where]) => [
        service,
        `${minutes} minutes, ${sessions} times per week`,
        where,
        provider,
      ]),
      widths: [3, 3, 2, 2],
    };
  if (shape === "total")
    return {
      type: "table",
      head: [name, "Provider", "Minutes per session", "Sessions per week", place],
      rows: services.map(([service, minutes, sessions, where]) => [
        service,
        provider,
        String(minutes),
        String(sessions),
        where,
      ]),
      widths: [3, 2, 1, 1, 2],
    };
  if (shape === "place first")
    return {
      type: "table",
      head: [place, name, "Frequency", "Duration"],
      rows: services.map(([service, minutes, sessions, where]) => [
        where,
        service,
        `${sessions} times per week`,
        `${minutes} minutes`,
      ]),
      widths: [2, 3, 2, 2],
    };
  return {
    type: "table",
    head: [name, "Frequency", "Duration", place],
    rows: services.map(([service, minutes, sessions, where]) => [
      service,
      `${sessions}x weekly`,
      `${minutes} min`,
      where,
    ]),
    widths: [3, 2, 1, 2],
  };
}
