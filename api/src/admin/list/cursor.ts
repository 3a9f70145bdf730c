import { z } from "zod";
import { InvalidRequest } from "../../http/errors.ts";

/** A row's position in the order: its value for each ordering column. */
export type Place = readonly (string | number | boolean | Date)[];

/** A position in an ordered list, and the side on which the page is. */
export interface Cursor {
  readonly side: "after" | "before";
  readonly place: Place;
}

/**
 * Encodes a cursor for the browser, which returns it unchanged. It is neither secret nor trusted: it contains only
 * values of the row it points to.
 * @param order names the columns it was made for.
 */
export function writeCursor({ side, place }: Cursor, order: string): string {
  const values = place.map((value) => (value instanceof Date ? { at: value.getTime() } : value));
  return Buffer.from(JSON.stringify([order, side, ...values])).toString("base64url");
}

/**
 * Reads a cursor.
 * @param order must be the one it was made for.
 * @throws {InvalidRequest} for anything else, such as the cursor of a list in another order.
 */
export function readCursor(text: string, order: string): Cursor {
  const read = written.safeParse(parsed(text));
  if (!read.success || read.data[0] !== order) throw new InvalidRequest({ cursor: unknownPlace });
  const [, side, ...values] = read.data;
  return { side, place: values.map((value) => (typeof value === "object" ? new Date(value.at) : value)) };
}

export const unknownPlace = "This place in the list is not known. Please start from the first page.";

/** The range of a JavaScript date, in both directions. */
const farthest = 8_640_000_000_000_000;

const written = z
  .tuple([z.string(), z.enum(["after", "before"])])
  .rest(
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.strictObject({ at: z.int().min(-farthest).max(farthest) }),
    ]),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return undefined;
  }
}
