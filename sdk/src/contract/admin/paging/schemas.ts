import { z } from "zod";
import type { Infer } from "../../call.ts";

/** A page of a list, by cursor: its place is stable while rows are added and removed, and later pages cost no more. */
const pageQuerySchema = z.strictObject({
  cursor: z
    .string()
    .max(1000, "This place in the list is not known. Please start from the first page.")
    .optional()
    .describe(
      "`next` or `previous` of another page of the same list in the same order; absent for the first page.",
    ),
});
/** For a list's own query: `z.strictObject({ ...pageQueryFields, status: … })`. */
export const pageQueryFields = pageQuerySchema.shape;

/** A search by prefix: 1 to 254 characters, with surrounding spaces ignored. */
export const searchField = z
  .string()
  .trim()
  .max(254, "Please search with at most 254 characters.")
  .transform((text) => text || undefined)
  .optional();

/** The cursors of the neighboring pages. */
const pageEndsSchema = z.strictObject({
  next: z.string().nullable().describe("The cursor of the next page; null on the last page."),
  previous: z.string().nullable().describe("The cursor of the previous page; null on the first page."),
});
export type PageEnds = Infer<typeof pageEndsSchema>;

export const pageEndFields = pageEndsSchema.shape;

export interface Page<Row> extends PageEnds {
  readonly rows: readonly Row[];
}

export function pageSchema<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ rows: z.array(row).describe("The rows of this page."), ...pageEndFields });
}
