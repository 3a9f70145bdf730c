import { z } from "zod";
import { factStatuses, isStateCode } from "../../../law/index.ts";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { pageEndFields, pageQueryFields, searchField } from "../paging/schemas.ts";
import { lawCheckOutcomes } from "./outcomes.ts";

const outcome = z.enum(lawCheckOutcomes, "A check says confirmed, changed or unclear.");

export const lawFiltersSchema = z.strictObject({
  status: z.enum(factStatuses, "A fact is verified, secondary, disputed or unverified.").optional(),
  place: z
    .string()
    .refine((place) => place === "US" || isStateCode(place), "A place is US, or a state by its two letters.")
    .optional(),
  check: outcome.optional().describe("Only those whose newest check had this outcome."),
  age: z
    .literal("old", "Facts can be asked for by age as: old.")
    .optional()
    .describe("`old`: only those last read more than twelve months ago."),
  search: searchField.describe("Words that all have to occur in the place, the name or the citation."),
});
/** Which facts. */
export type LawFilters = Infer<typeof lawFiltersSchema>;

export const lawToListSchema = z.strictObject({
  ...lawFiltersSchema.shape,
  ...pageQueryFields,
  sort: z
    .enum(["place", "age"], "Facts can be sorted by place or age.")
    .optional()
    .describe("`place`, or by itself: federal law, then the states by name. `age`: the oldest first."),
});
export type LawToList = Infer<typeof lawToListSchema>;

const count = z.int().nonnegative();

export const lawCheckToRecordSchema = z.strictObject({
  fact: z.string().min(1).max(100).describe("The fact's id."),
  outcome,
  source: z
    .url({ protocol: /^https$/, error: "Please give the page that you read, beginning with https://." })
    .max(500, "An address has at most 500 characters.")
    .describe("The page that was read, an https address of at most 500 characters."),
  words: z
    .string()
    .trim()
    .min(1, "Please quote the words that you read, or say what is unclear.")
    .max(2000, "Please keep it to 2,000 characters.")
    .describe("The words of the law that were read, or what is unclear; 1 to 2,000 characters."),
});
/** A check to record. */
export type LawCheckToRecord = Infer<typeof lawCheckToRecordSchema>;

const checkedOn = z.iso.date();
const { fact: _, ...checkFields } = lawCheckToRecordSchema.shape;

const lawCheckSchema = z.strictObject({
  ...checkFields,
  checkedOn: checkedOn.describe("The day it was made, `YYYY-MM-DD` in UTC."),
  by: z
    .string()
    .nullable()
    .describe("The operator's name or address as it is today; null once the account is deleted."),
});
/** A check that an operator recorded, until a release has taken it over. */
export type LawCheck = Infer<typeof lawCheckSchema>;

const lawFactSchema = z.strictObject({
  id: z.string().describe("`US/records-access`, `OH/evaluation`."),
  place: z.string(),
  name: z.string(),
  value: z.string().describe("What it says, in the words that a parent reads."),
  note: z
    .string()
    .nullable()
    .describe("How it was read and who says otherwise, for operators alone; null where nothing is noted."),
  citation: z.string().nullable().describe("Null where no page named one."),
  sources: z
    .array(z.string())
    .describe(
      "Addresses of what was read, the one that the fact follows first; empty for general knowledge.",
    ),
  status: z.enum(factStatuses),
  asOf: z.iso.date().describe("The day it was last read, `YYYY-MM-DD`."),
  check: lawCheckSchema
    .nullable()
    .describe("The newest check since this release's reading; null without one."),
  ageInDays: count.describe(
    "Whole days since it was last read, or confirmed by a check, by the server's clock in UTC.",
  ),
  isOld: z.boolean().describe("Whether that is more than twelve months ago."),
});
/** One fact of the law library. */
export type LawFact = Infer<typeof lawFactSchema>;

/** Also what `npm run law -- checks` reads. */
export const lawChecksSchema = z.strictObject({
  checks: z
    .array(z.strictObject({ ...lawCheckToRecordSchema.shape, checkedOn }))
    .describe("In the order of the facts' ids."),
});
/** What a developer takes into the data files. It names no operator. */
export type LawChecks = Infer<typeof lawChecksSchema>;

export const lawListSchema = z.strictObject({
  rows: z.array(lawFactSchema),
  ...pageEndFields,
  found: count.describe("How many the filters let through."),
  figures: z
    .strictObject({
      total: count,
      verified: count,
      secondary: count,
      disputed: count,
      unverified: count,
      fromCopies: count,
      old: count,
    })
    .describe(
      "Of all facts, whatever the list is narrowed to. `fromCopies`: verified rules without an official page.",
    ),
});
export type LawList = Infer<typeof lawListSchema>;

export const adminLawContract = {
  listLawFacts: {
    route: "GET /api/admin/law",
    summary: "The facts of law that we hold, page by page.",
    access: "admin",
    input: lawToListSchema,
    output: lawListSchema,
  },
  exportLawFacts: {
    route: "GET /api/admin/law.csv",
    summary: "The facts of law that we hold, as a file.",
    access: "admin",
    isSensitive: true,
    input: lawFiltersSchema,
    output: "csv",
  },
  recordLawCheck: {
    route: "POST /api/admin/law/checks",
    summary: "Records that an operator read a fact at its source.",
    access: "admin",
    input: lawCheckToRecordSchema,
    output: lawFactSchema,
    success: 201,
    errors: ["not_found"],
  },
  listLawChecks: {
    route: "GET /api/admin/law/checks",
    summary: "The newest check of each fact that no release has taken over.",
    access: "admin",
    output: lawChecksSchema,
  },
} as const satisfies Declarations;
