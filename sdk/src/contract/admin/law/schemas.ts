import { z } from "zod";
import { factStatuses, isStateCode } from "../../../law/index.ts";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { pageQueryFields, pageSchema, searchField } from "../paging/schemas.ts";
import { lawCheckOutcomes } from "./outcomes.ts";

const outcome = z.enum(lawCheckOutcomes, "A check says confirmed, changed or unclear.");

export const lawFiltersSchema = z.strictObject({
  status: z
    .enum(factStatuses, "A fact is verified, secondary, disputed or unverified.")
    .optional()
    .describe("How well the fact was checked."),
  place: z
    .string()
    .refine((place) => place === "US" || isStateCode(place), "A place is US, or a state by its two letters.")
    .optional()
    .describe("`US`, or a state's two letters."),
  check: outcome.optional().describe("Only facts whose newest check had this outcome."),
  age: z
    .literal("old", "Facts can be asked for by age as: old.")
    .optional()
    .describe("`old`: only facts last read more than twelve months ago."),
  search: searchField.describe("Words that all have to occur in the place, name or citation."),
});
export type LawFilters = Infer<typeof lawFiltersSchema>;

export const lawToListSchema = z.strictObject({
  ...lawFiltersSchema.shape,
  ...pageQueryFields,
  sort: z
    .enum(["place", "age"], "Facts can be sorted by place or age.")
    .optional()
    .describe("`place` (the default): federal law, then states by name. `age`: oldest first."),
});
export type LawToList = Infer<typeof lawToListSchema>;

const count = z.int().nonnegative();

export const lawCheckToRecordSchema = z.strictObject({
  fact: z.string().min(1).max(100).describe("The fact's id."),
  outcome: outcome.describe("The fact is still right, the law has changed, or the page does not settle it."),
  source: z
    .url({ protocol: /^https$/, error: "Please give the page that you read, beginning with https://." })
    .max(500, "An address has at most 500 characters.")
    .describe("The page that was read, an https URL of at most 500 characters."),
  words: z
    .string()
    .trim()
    .min(1, "Please quote the words that you read, or say what is unclear.")
    .max(2000, "Please keep it to 2,000 characters.")
    .describe("The words of the law, or what is unclear; 1 to 2,000 characters."),
});
export type LawCheckToRecord = Infer<typeof lawCheckToRecordSchema>;

const checkedOn = z.iso.date();
const { fact: _, ...checkFields } = lawCheckToRecordSchema.shape;

const lawCheckSchema = z.strictObject({
  ...checkFields,
  checkedOn: checkedOn.describe("The day of the check, in UTC."),
  by: z
    .string()
    .nullable()
    .describe("The operator's current name or email address; null when the account was deleted."),
});
/** An operator's check, until a release includes it. */
export type LawCheck = Infer<typeof lawCheckSchema>;

const lawFactSchema = z.strictObject({
  id: z.string().describe("The fact's id, such as `US/records-access` or `OH/evaluation`."),
  place: z.string().describe("`US`, or a state's two letters."),
  name: z.string().describe("The fact's name."),
  value: z.string().describe("The fact in the words that a parent reads."),
  note: z
    .string()
    .nullable()
    .describe("How it was read and who disagrees, for operators only; null for no note."),
  citation: z.string().nullable().describe("The citation; null where no source names one."),
  sources: z
    .array(z.string())
    .describe("URLs of the sources, the one that the fact follows first; empty for general knowledge."),
  status: z.enum(factStatuses).describe("How well the fact was checked."),
  asOf: z.iso.date().describe("The day it was last read."),
  check: lawCheckSchema.nullable().describe("The newest check since this release; null for none."),
  ageInDays: count.describe("Whole days since it was last read or confirmed, in UTC."),
  isOld: z.boolean().describe("Whether that was more than twelve months ago."),
});
export type LawFact = Infer<typeof lawFactSchema>;

/** Also what `npm run law -- checks` reads. */
export const lawChecksSchema = z.strictObject({
  checks: z
    .array(
      z.strictObject({
        ...lawCheckToRecordSchema.shape,
        checkedOn: checkedOn.describe("The day of the check, in UTC."),
      }),
    )
    .describe("The checks, by fact id."),
});
/** For the developer who updates the data files. It names no operator. */
export type LawChecks = Infer<typeof lawChecksSchema>;

export const lawListSchema = pageSchema(lawFactSchema).extend({
  found: count.describe("How many facts match the filters."),
  figures: z
    .strictObject({
      total: count.describe("All facts."),
      verified: count.describe("Facts read in the law itself."),
      secondary: count.describe("Facts read at a secondary source."),
      disputed: count.describe("Facts on which sources disagree."),
      unverified: count.describe("Facts not verified, or not within twelve months."),
      fromCopies: count.describe("Verified rules without an official page."),
      old: count.describe("Facts last read more than twelve months ago."),
    })
    .describe(
      "Counts of all facts, regardless of filters. `fromCopies`: verified rules without an official page.",
    ),
});
export type LawList = Infer<typeof lawListSchema>;

export const adminLawContract = {
  listLawFacts: {
    route: "GET /api/admin/law",
    summary: "List the facts of the law library.",
    access: "admin",
    input: lawToListSchema,
    output: lawListSchema,
  },
  exportLawFacts: {
    route: "GET /api/admin/law.csv",
    summary: "Export the facts of the law library.",
    access: "admin",
    isSensitive: true,
    input: lawFiltersSchema,
    output: "csv",
  },
  recordLawCheck: {
    route: "POST /api/admin/law/checks",
    summary: "Record that an operator read a fact at its source.",
    access: "admin",
    input: lawCheckToRecordSchema,
    output: lawFactSchema,
    success: 201,
  },
  listLawChecks: {
    route: "GET /api/admin/law/checks",
    summary: "List the newest check of each fact that no release contains yet.",
    access: "admin",
    output: lawChecksSchema,
  },
} as const satisfies Declarations;
