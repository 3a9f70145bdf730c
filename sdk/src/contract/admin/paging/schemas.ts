import { z } from "zod";
import type { Page, PageEnds, PageQuery } from "./paging.ts";

/** For a list's own query: `z.strictObject({ ...pageQueryFields, status: … })`. */
export const pageQueryFields = {
  cursor: z
    .string()
    .max(1000, "This place in the list is not known. Please start from the first page.")
    .optional(),
} satisfies Record<keyof PageQuery, z.ZodType>;

/** A search by prefix: 1 to 254 characters, with surrounding spaces ignored. */
export const searchField = z
  .string()
  .trim()
  .max(254, "Please search with at most 254 characters.")
  .transform((text) => text || undefined)
  .optional();

export const pageEndFields = {
  next: z.string().nullable(),
  previous: z.string().nullable(),
} satisfies Record<keyof PageEnds, z.ZodType>;

export function pageSchema<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ rows: z.array(row), ...pageEndFields }) satisfies z.ZodType<Page<z.infer<Row>>>;
}
