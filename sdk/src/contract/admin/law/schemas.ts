import { z } from "zod";
import { factStatuses, isStateCode } from "../../../law/index.ts";
import type { Descriptions } from "../../descriptions.ts";
import { pageEndFields, pageQueryFields, searchField } from "../paging/schemas.ts";
import {
  type adminLaw,
  type LawCheck,
  type LawChecks,
  type LawCheckToRecord,
  type LawFact,
  type LawFilters,
  type LawList,
  type LawToList,
  lawCheckOutcomes,
} from "./calls.ts";

const outcome = z.enum(lawCheckOutcomes, "A check says confirmed, changed or unclear.");

export const lawFiltersSchema = z.strictObject({
  status: z.enum(factStatuses, "A fact is verified, secondary, disputed or unverified.").optional(),
  place: z
    .string()
    .refine((place) => place === "US" || isStateCode(place), "A place is US, or a state by its two letters.")
    .optional(),
  check: outcome.optional(),
  age: z.literal("old", "Facts can be asked for by age as: old.").optional(),
  search: searchField,
}) satisfies z.ZodType<LawFilters>;

export const lawToListSchema = z.strictObject({
  ...lawFiltersSchema.shape,
  ...pageQueryFields,
  sort: z.enum(["place", "age"], "Facts can be sorted by place or age.").optional(),
}) satisfies z.ZodType<LawToList>;

const count = z.int().nonnegative();

export const lawCheckToRecordSchema = z.strictObject({
  fact: z.string().min(1).max(100),
  outcome,
  source: z
    .url({ protocol: /^https$/, error: "Please give the page that you read, beginning with https://." })
    .max(500, "An address has at most 500 characters."),
  words: z
    .string()
    .trim()
    .min(1, "Please quote the words that you read, or say what is unclear.")
    .max(2000, "Please keep it to 2,000 characters."),
}) satisfies z.ZodType<LawCheckToRecord>;

const checkedOn = z.iso.date();
const { fact: _, ...checkFields } = lawCheckToRecordSchema.shape;

const lawCheckSchema = z.strictObject({
  ...checkFields,
  checkedOn,
  by: z.string().nullable(),
}) satisfies z.ZodType<LawCheck>;

const lawFactSchema = z.strictObject({
  id: z.string(),
  place: z.string(),
  name: z.string(),
  value: z.string(),
  note: z.string().nullable(),
  citation: z.string().nullable(),
  sources: z.array(z.string()),
  status: z.enum(factStatuses),
  asOf: z.iso.date(),
  check: lawCheckSchema.nullable(),
  ageInDays: count,
  isOld: z.boolean(),
}) satisfies z.ZodType<LawFact>;

/** Also what `npm run law -- checks` reads. */
export const lawChecksSchema = z.strictObject({
  checks: z.array(z.strictObject({ ...lawCheckToRecordSchema.shape, checkedOn })),
}) satisfies z.ZodType<LawChecks>;

export const lawListSchema = z.strictObject({
  rows: z.array(lawFactSchema),
  ...pageEndFields,
  found: count,
  figures: z.strictObject({
    total: count,
    verified: count,
    secondary: count,
    disputed: count,
    unverified: count,
    fromCopies: count,
    old: count,
  }),
}) satisfies z.ZodType<LawList>;

export const adminLawDescriptions = {
  listLawFacts: {
    summary: "The facts of law that we hold, page by page.",
    access: "admin",
    input: lawToListSchema,
    output: lawListSchema,
    success: 200,
  },
  exportLawFacts: {
    summary: "The facts of law that we hold, as a file.",
    access: "admin",
    isSensitive: true,
    input: lawFiltersSchema,
    output: "csv",
    success: 200,
  },
  recordLawCheck: {
    summary: "Records that an operator read a fact at its source.",
    access: "admin",
    input: lawCheckToRecordSchema,
    output: lawFactSchema,
    success: 201,
  },
  listLawChecks: {
    summary: "The newest check of each fact that no release has taken over.",
    access: "admin",
    input: null,
    output: lawChecksSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminLaw>;
