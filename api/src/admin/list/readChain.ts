import { type Page, pageSize } from "@iep-insider/sdk/contract";
import { type Attributes, IndexHints, type Model, type ModelStatic, Op, type WhereOptions } from "sequelize";
import { InvalidRequest } from "../../http/errors.ts";
import { type Cursor, type Place, readCursor, unknownPlace, writeCursor } from "./cursor.ts";

/** One column of an order. */
export type OrderColumn<Row extends Model> = readonly [keyof Attributes<Row> & string, "ASC" | "DESC"];

/** A list as one page of it is read. */
export interface List<Row extends Model> {
  /** Which rows belong to it at all. */
  readonly where?: WhereOptions<Attributes<Row>>;
  /**
   * The ordering columns; together they distinguish any two rows, so the last is the id. None may be null, and an index
   * must have them in this order, after the columns that `where` fixes.
   */
  readonly order: readonly [OrderColumn<Row>, ...OrderColumn<Row>[]];
  readonly attributes?: (keyof Attributes<Row> & string)[];
  /** The index to read it from, where MariaDB might take one that finds the same rows in another order. */
  readonly index?: string;
}

/** Consecutive lists that are read as one. No row may be in two of them. */
export type Chain<Row extends Model> = readonly [List<Row>, ...List<Row>[]];

/**
 * Reads one page of a chain of lists by its place, never by counting rows from the start: page 20,000 costs what page 1
 * does, and a row added or removed in the meantime neither hides nor repeats another.
 *
 * "Members first, the newest first among both" is a chain of two: each is read from its own range of an index, which
 * a single order over both could not be from the middle on.
 * @param cursor from the page before or after; undefined for the first page.
 * @param size how many rows a page has at most.
 * @throws {InvalidRequest} when the cursor does not belong to this chain.
 */
export async function readChain<Row extends Model>(
  model: ModelStatic<Row>,
  chain: Chain<Row>,
  cursor: string | undefined,
  size: number = pageSize,
): Promise<Page<Row>> {
  const name = chain.map(nameOf).join(" then ");
  const from = cursor === undefined ? null : checked(readCursor(cursor, name), model, chain);
  const side = from?.side ?? "after";
  // One extra row tells whether there is another page.
  const found = await readBeyond(model, chain, side, from, size + 1);
  const hasMore = found.length > size;
  const shown = side === "before" ? found.slice(0, size).reverse() : found.slice(0, size);

  const end = (towards: Cursor["side"], of: Found<Row> | undefined) => {
    const place = of ? [of.link, ...placeOf(of.row, chain[of.link])] : from && [from.link, ...from.place];
    return place ? writeCursor({ side: towards, place }, name) : null;
  };
  return {
    rows: shown.map(({ row }) => row),
    next: side === "before" || hasMore ? end("after", shown.at(-1)) : null,
    previous: (side === "before" ? hasMore : from !== null) ? end("before", shown[0]) : null,
  };
}

/** A row, and the index of its list in the chain. */
interface Found<Row> {
  readonly row: Row;
  readonly link: number;
}

/** A position in a chain: the list's index, and the position in that list. */
interface ChainPlace extends Cursor {
  readonly link: number;
}

/** The rows on one side of a position, nearest first; without a position, from the chain's start. */
async function readBeyond<Row extends Model>(
  model: ModelStatic<Row>,
  chain: Chain<Row>,
  side: Cursor["side"],
  from: ChainPlace | null,
  limit: number,
): Promise<Found<Row>[]> {
  const found: Found<Row>[] = [];
  const links = [...chain.entries()];
  for (const [link, list] of side === "before" ? links.reverse() : links) {
    if (from && (side === "before" ? link > from.link : link < from.link)) continue;
    if (found.length === limit) break;
    const order = side === "before" ? list.order.map(reversed) : list.order;
    const place = from?.link === link ? from.place : null;
    const range = place ? rangeOf(list, order) : { where: list.where ?? {}, order };
    const rows = await model.findAll({
      where: { [Op.and]: [range.where, place ? beyond(order, place) : {}] } as WhereOptions,
      order: range.order.map(([column, direction]) => [column, direction]),
      limit: limit - found.length,
      ...(list.attributes && { attributes: list.attributes }),
      ...(list.index && { indexHints: [{ type: IndexHints.FORCE, values: [list.index] }] }),
    });
    found.push(...rows.map((row) => ({ row, link })));
  }
  return found;
}

/**
 * What `where` fixes, as the narrowest range of the index, and first in the order. With plain equality MariaDB takes
 * half of a table by that alone ("ref") and walks it up to the place: eleven seconds in the middle of a million rows,
 * instead of milliseconds. Where something else than values is fixed, as in a search, no index begins with them.
 */
function rangeOf<Row extends Model>(
  { where = {} }: List<Row>,
  order: readonly OrderColumn<Row>[],
): { readonly where: object; readonly order: readonly (readonly [string, "ASC" | "DESC"])[] } {
  const fixed = Object.entries(where);
  const direction = order[0]?.[1] ?? "ASC";
  const isPlain = Reflect.ownKeys(where).length === fixed.length && fixed.every(isValue);
  if (!isPlain) return { where, order };
  return {
    where: Object.fromEntries(fixed.map(([column, value]) => [column, { [Op.gte]: value, [Op.lte]: value }])),
    order: [...fixed.map(([column]) => [column, direction] as const), ...order],
  };
}

function isValue([, value]: readonly [string, unknown]): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function nameOf<Row extends Model>({ order }: List<Row>): string {
  return order.map((column) => column.join(" ")).join();
}

function reversed<Row extends Model>([column, direction]: OrderColumn<Row>): OrderColumn<Row> {
  return [column, direction === "ASC" ? "DESC" : "ASC"];
}

function placeOf<Row extends Model>(row: Row, list: List<Row> | undefined): Place {
  return (list?.order ?? []).map(([column]) => row.get(column) as Place[number]);
}

/** We write cursors, but a client can forge one: its values must have the columns' types. */
function checked<Row extends Model>(
  { side, place: [link, ...place] }: Cursor,
  model: ModelStatic<Row>,
  chain: Chain<Row>,
): ChainPlace {
  const attributes: Readonly<Record<string, { readonly type: unknown }>> = model.getAttributes();
  const list = typeof link === "number" ? chain[link] : undefined;
  const fits = list?.order.every(([column], index) => {
    const value = place[index];
    const type = String(attributes[column]?.type);
    if (type.startsWith("DATETIME")) return value instanceof Date;
    if (type.startsWith("TINYINT") || type === "BOOLEAN") return typeof value === "boolean";
    if (type.startsWith("INTEGER")) return typeof value === "number";
    return typeof value === "string";
  });
  if (!fits || typeof link !== "number" || place.length !== list?.order.length)
    throw new InvalidRequest({ cursor: unknownPlace });
  return { side, place, link };
}

/**
 * The rows after a position: the first column is past it; or it is equal, and the next one is past it; and so on. The
 * plain bound on the first column is implied by these, and lets the database start at the right place in the index.
 */
function beyond<Row extends Model>(order: readonly OrderColumn<Row>[], place: Place): WhereOptions {
  const isPast = ([, direction]: OrderColumn<Row>) => (direction === "ASC" ? Op.gt : Op.lt);
  const either = order.map((column, index) => ({
    ...Object.fromEntries(order.slice(0, index).map(([same], at) => [same, place[at]])),
    [column[0]]: { [isPast(column)]: place[index] },
  }));
  const [first] = order;
  if (!first) return {};
  const bound = first[1] === "ASC" ? Op.gte : Op.lte;
  return { [Op.and]: [{ [first[0]]: { [bound]: place[0] } }, { [Op.or]: either }] };
}

/**
 * All rows of a chain, page by page, for a file that is streamed. No transaction is open between pages.
 * @param present what the file has of a page's rows.
 */
export async function* readChainPages<Row extends Model, Shown>(
  model: ModelStatic<Row>,
  chain: Chain<Row>,
  present: (rows: readonly Row[]) => readonly Shown[] | Promise<readonly Shown[]>,
  size = 1000,
): AsyncGenerator<readonly Shown[]> {
  let cursor: string | undefined;
  do {
    const page = await readChain(model, chain, cursor, size);
    yield present(page.rows);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
