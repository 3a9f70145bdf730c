import { z } from "zod";
import { noticeParts } from "../../src/school-documents/findings.ts";

const day = z.iso.date();
const words = z.string().min(1);

const dates = z.partialRecord(
  z.enum([
    "document",
    "meeting",
    "iep-starts",
    "iep-ends",
    "annual-review-due",
    "last-evaluation",
    "reevaluation-due",
    "consent-signed",
    "signed",
    "incident",
  ]),
  day,
);

const child = z.strictObject({
  name: words,
  born: day,
  grade: words,
  id: words,
  parents: words,
  address: words,
  phone: words,
});

const titled = z.strictObject({ title: words, text: words });

const service = z.strictObject({
  name: words,
  minutes: z.number(),
  sessions: z.number().nullable(),
  period: z.enum(["day", "week", "month", "quarter", "semester", "year"]),
  place: z.string(),
  starts: day.nullable(),
  ends: day.nullable(),
  provider: z.string().default(""),
  isRelated: z.boolean().default(false),
});

const iep = z.strictObject({
  disability: words,
  strengths: z.string().default(""),
  concerns: z.string().default(""),
  impact: z.string().default(""),
  presentLevels: z.array(titled),
  goals: z.array(
    z.strictObject({
      area: z.string(),
      text: words,
      baseline: z.string().default(""),
      objectives: z.array(words).default([]),
      measured: z.string().default(""),
    }),
  ),
  services: z.array(service),
  accommodations: z.array(words),
  /** Printed as unchecked boxes where the layout lists options. */
  accommodationsNotChosen: z.array(words).default([]),
  placement: words.nullable(),
  placementsNotChosen: z.array(words).default([]),
  generalEducationPercent: z.number().nullable(),
  testing: z.array(words),
  esy: z.enum(["yes", "no", "to be decided"]).nullable(),
  esyReason: z.string().default(""),
  transition: z.array(titled).default([]),
  team: z.array(z.strictObject({ name: words, role: words, signed: z.boolean() })),
  notes: z.array(words).default([]),
});

/** A paragraph of a letter in pieces, each with what it is; pieces without a mark are neither right nor wrong. */
const piece = z.union([
  words,
  z.strictObject({ proposes: words }),
  z.strictObject({ refuses: words }),
  z.strictObject({ reason: words }),
  z.strictObject({ incident: words }),
]);
const paragraph = z.union([
  words,
  z.strictObject({ pieces: z.array(piece), part: z.enum(noticeParts).optional() }),
  z.strictObject({ heading: words }),
  z.strictObject({ items: z.array(piece), part: z.enum(noticeParts).optional() }),
]);

const letter = z.strictObject({
  subject: words,
  from: words,
  fromTitle: words,
  body: z.array(paragraph),
});

const notice = z.strictObject({
  /** What the parent asked for, where a form repeats it. */
  request: words.optional(),
  decisions: z.array(z.strictObject({ type: z.enum(["proposes", "refuses"]), text: words })),
  reasons: z.array(words),
  /** Besides `action` and `reasons`, which are the decisions and reasons. */
  parts: z.partialRecord(
    z.enum(["data-used", "safeguards", "sources-of-help", "other-options", "other-factors"]),
    words,
  ),
  from: words,
  fromTitle: words,
});

const evaluation = z.strictObject({
  examiner: words,
  examinerTitle: words,
  reason: words,
  history: z.array(titled),
  tests: z.array(
    z.strictObject({
      /** In full: "Wechsler Intelligence Scale for Children, Fifth Edition". */
      title: words,
      /** "WISC-V" */
      name: words,
      scores: z.array(
        z.strictObject({
          scale: words,
          standard: z.number().nullable(),
          /** A scaled score, T score or raw score, which is not a standard score. */
          other: z.number().nullable().default(null),
          percentile: z.number().nullable(),
          range: z.string().default(""),
        }),
      ),
      /** What `other` is: "Scaled score", "T score". */
      otherName: z.string().default(""),
      text: z.string().default(""),
    }),
  ),
  summary: words,
  eligibility: words.nullable(),
  eligibilityIntro: z.string().default(""),
  recommendations: z.array(words).default([]),
});

const progress = z.strictObject({
  from: words,
  fromTitle: words,
  quarter: words,
  legend: z.array(words).default([]),
  goals: z.array(
    z.strictObject({
      area: z.string(),
      goal: words,
      /** Status of the marking periods before this one. */
      earlier: z.array(z.string()).default([]),
      status: words,
      comment: z.string().default(""),
    }),
  ),
});

const discipline = z.strictObject({
  incident: words.nullable(),
  days: z.number().nullable(),
  manifestationMeeting: day.nullable(),
  rule: z.string().default(""),
  returns: day.nullable().default(null),
  rights: z.string().default(""),
  from: words,
  fromTitle: words,
  body: z.array(words).default([]),
});

/** One invented document: what its layout prints and what should be found in it. */
export const sampleSchema = z.strictObject({
  kind: z.enum([
    "iep",
    "prior-written-notice",
    "denial-letter",
    "evaluation-report",
    "progress-report",
    "discipline-notice",
  ]),
  layout: words,
  type: z.enum(["pdf", "word"]).default("pdf"),
  child,
  school: words,
  district: words,
  state: words,
  dates,
  /** Printed texts that a careful reader may count as found or leave out. */
  alsoAcceptable: z.array(words).default([]),
  iep: iep.optional(),
  letter: letter.optional(),
  notice: notice.optional(),
  evaluation: evaluation.optional(),
  progress: progress.optional(),
  discipline: discipline.optional(),
});

export type SampleData = z.infer<typeof sampleSchema>;
export type IepData = z.infer<typeof iep>;
export type ServiceData = z.infer<typeof service>;
export type LetterData = z.infer<typeof letter>;
