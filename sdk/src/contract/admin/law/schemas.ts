import { z } from "zod";
import { factStatuses, isStateCode } from "../../../law/index.ts";
import type { Descriptions } from "../../descriptions.ts";
import { pageEndFields, pageQueryFields, searchField } from "../paging/schemas.ts";
import type { adminLaw, LawFilters, LawList, LawToList } from "./calls.ts";

export const lawFiltersSchema = z.strictObject({
  status: z.enum(factStatuses, "A fact is verified, secondary, disputed or unverified.").optional(),
  place: z
    .string()
    .refine((place) => place === "US" || isStateCode(place), "A place is US, or a state by its two letters.")
    .optional(),
  age: z.literal("old", "Facts can be asked for by age as: old.").optional(),
  search: searchField,
}) satisfies z.ZodType<LawFilters>;

export const lawToListSchema = z.strictObject({
  ...lawFiltersSchema.shape,
  ...pageQueryFields,
  sort: z.enum(["place", "age"], "Facts can be sorted by place or age.").optional(),
}) satisfies z.ZodType<LawToList>;

const count = z.int().nonnegative();

export const lawListSchema = z.strictObject({
  rows: z.array(
    z.strictObject({
      id: z.string(),
      place: z.string(),
      name: z.string(),
      value: z.string(),
      note: z.string().nullable(),
      citation: z.string().nullable(),
      sources: z.array(z.string()),
      status: z.enum(factStatuses),
      asOf: z.iso.date(),
      ageInDays: count,
      isOld: z.boolean(),
    }),
  ),
  ...pageEndFields,
  found: count,
  figures: z.strictObject({
    total: count,
    verified: count,
    secondary: count,
    disputed: count,
    unverified: count,
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
    input: lawFiltersSchema,
    output: "csv",
    success: 200,
  },
} as const satisfies Descriptions<typeof adminLaw>;
