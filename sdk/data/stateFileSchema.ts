import { z } from "zod";
import type { Duration } from "../src/law/dates/dueDate.ts";
import { stateNames } from "../src/law/states/stateNames.ts";
import { day, limitIn, sentence, status, webAddress } from "./shared.ts";

// What a file of `sdk/data/states` may hold. README.md explains it to people who do not program.

const words = z.string().min(1);

const units: readonly Duration["unit"][] = [
  "calendar days",
  "business days",
  "school days",
  "instructional days",
  "days",
  "months",
  "years",
];
const limit = limitIn(units);

/** Official: the government's own page. Copy: its words on another site. Other: everything else. */
export const sourceKinds = ["official", "copy", "other"] as const;

const source = z.strictObject({
  url: webAddress,
  kind: z.enum(sourceKinds),
  title: words.optional(),
  quote: words.refine((text) => text.split(/\s+/).length <= 40, "is longer than 40 words").optional(),
});

/** For operators and reviewers; no bundle holds it. */
const research = z.strictObject({
  asRead: words.optional(),
  note: words.optional(),
  /** Where they say more than the fact's own sources and citation. */
  sources: words.optional(),
  citation: words.optional(),
});

const start = { status, checkedOn: day, isPartlyRead: z.literal(true).optional() };
const basis = { sources: z.array(source).default([]), research: research.default({}) };
const end = {
  note: sentence.optional(),
  citation: z
    .string()
    .regex(/^[A-Z0-9].*\S$/, "is not a citation")
    .optional(),
  ...basis,
};
const timed = {
  ...start,
  limit: limit.optional(),
  otherLimit: limit.optional(),
  cap: limit.optional(),
  clockStarts: words.optional(),
  countsFirstDay: z.literal(true).optional(),
  holdsFor: z.enum(["written requests", "spoken requests"]).optional(),
  mustBeDone: words.optional(),
  exclusions: words.optional(),
  ...end,
};
const rule = { ...start, rule: words, ...end };
const answer = z.enum(["yes", "no", "for some changes"]);

/** "age 14", "grade 9 or age 14" */
const starts = z.string().regex(/^(age|grade) \d+½?( or (age|grade) \d+)?$/, 'is not as "grade 9 or age 14"');

/** Looked for, and no rule of the state found. */
const none = z.strictObject({ status: z.literal("none"), ...basis });

function fact<Held extends z.ZodObject<{ status: typeof status }>>(held: Held) {
  return z.discriminatedUnion("status", [none, held]).optional();
}

const evaluationLimit = {
  limit,
  clockStarts: words,
  /** The clock starts with the request, not with the consent. */
  startsWithRequest: z.literal(true).optional(),
  mustBeDone: words,
};

function saysItsStart(held: { readonly clockStarts: string; readonly startsWithRequest?: true | undefined }) {
  return /gets the (\w+ )?referral/.test(held.clockStarts) === (held.startsWithRequest === true);
}

/** Each fact that a state may have; left out where nothing was looked for. */
const facts = z.strictObject({
  responseToRequest: fact(z.strictObject(timed)),
  evaluation: fact(
    z
      .strictObject({
        ...timed,
        ...evaluationLimit,
        secondLimit: z
          .strictObject(evaluationLimit)
          .refine(saysItsStart, "startsWithRequest and clockStarts disagree")
          .optional(),
      })
      .refine(saysItsStart, "startsWithRequest and clockStarts disagree"),
  ),
  records: fact(z.strictObject(timed)),
  meetingRequest: fact(z.strictObject(timed)),
  recording: fact(z.strictObject(rule)),
  recordingConsent: fact(
    z.strictObject({
      ...start,
      consent: z.enum(["everyone", "everyone is told", "one person", "not settled"]),
      ...end,
    }),
  ),
  laterConsent: fact(
    z.strictObject({
      ...rule,
      needed: z.enum([...answer.options, "silence counts as agreement"]).optional(),
      partial: answer.optional(),
      /** For a change of the IEP, from the school's written notice: the parent's time, or the school's wait. */
      timeToAnswer: z.strictObject({ limit: limit.optional(), of: z.enum(["parent", "school"]) }).optional(),
    }),
  ),
  dueProcessLimit: fact(
    z.strictObject({ ...rule, limit: limit.optional(), ownPlacementLimit: limit.optional() }),
  ),
  /** A complaint to the state: how far back it may reach. */
  complaintLimit: fact(z.strictObject({ ...rule, limit: limit.optional() })),
  upperAge: fact(z.strictObject({ ...rule, lastDay: words.optional() })),
  transitionAge: fact(z.strictObject({ ...rule, starts })),
  /** Restraint and seclusion. */
  restraint: fact(z.strictObject(rule)),
});

const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "is not a phone number as (907) 465-8693");
const securePage = webAddress.startsWith("https://");
const link = z.strictObject({ url: securePage, status });
const name = z.string().regex(/^[A-Z].*[^.]$|Inc\.$/, "is not a name");

export const stateFileSchema = z.strictObject({
  state: z.enum(Object.values(stateNames)),
  /** The attorney who has reviewed the file, and the day; both null until one has. */
  reviewedBy: name.nullable(),
  reviewedOn: day.nullable(),
  facts,
  agency: z.strictObject({ name, phone, status, checkedOn: day, research: words }),
  links: z.strictObject({
    complaint: link,
    mediation: link,
    safeguards: link,
    note: words.optional(),
    checkedOn: day,
    research: words,
  }),
  parentCenter: z.strictObject({
    name,
    phone,
    phoneStatus: status,
    website: securePage,
    status,
    note: words.optional(),
    checkedOn: day,
    research: words,
  }),
});

/** A file as a person writes it. */
export type StateFileInput = z.input<typeof stateFileSchema>;
/** A file as it was understood: time limits as numbers with units. */
export type StateFile = z.output<typeof stateFileSchema>;
export type FactName = keyof StateFile["facts"];
export type FileFact = NonNullable<StateFile["facts"][FactName]>;
export const factNames = Object.keys(facts.shape) as FactName[];
