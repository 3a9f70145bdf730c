import { type Page, pageSize } from "@iep-insider/sdk/contract";
import { type Attributes, type Model, type ModelStatic, Op, type WhereOptions } from "sequelize";
import { InvalidRequest } from "../../http/errors.ts";
import { type Cursor, type Place, readCursor, writeCursor } from "./cursor.ts";

/** One column of an order. */
export type OrderColumn<Row extends Model> = readonly [keyof Attributes<Row> & string, "ASC" | "DESC"];

/** A list as one page of it is read. */
export interface List<Row extends Model> {
  /** Which rows belong to it at all. */
  readonly where?: WhereOptions<Attributes<Row>>;
  /**
   * The columns in whose order the rows stand; together they tell any two rows apart, so the last is the id. None of
   * them may be null, and an index has to have them in this order, behind what `where` fixes.
   */
  readonly order: readonly [OrderColumn<Row>, ...OrderColumn<Row>[]];
  readonly attributes?: (keyof Attributes<Row> & string)[];
}

/**
 * Reads one page of a list by its place, never by counting rows from the start: page 20,000 costs what page 1 does, and
 * a row that comes or goes meanwhile neither hides nor repeats another.
 * @param cursor from the page before or after; undefined for the first page.
 * @param size how many rows a page has at most.
 * @throws {InvalidRequest} when the cursor is none of this list.
 */
export async function readPage<Row extends Model>(
  model: ModelStatic<Row>,
  list: List<Row>,
  cursor: string | undefined,
  size: number = pageSize,
): Promise<Page<Row>> {
  const name = list.order.map((column) => column.join(" ")).join();
  const from = cursor === undefined ? null : checked(readCursor(cursor, name), model, list);
  const isBackwards = from?.side === "before";
  const order = isBackwards ? list.order.map(turned) : list.order;

  const found = await model.findAll({
    where: { [Op.and]: [list.where ?? {}, from ? beyond(order, from.place) : {}] } as WhereOptions,
    order: order.map(([column, direction]) => [column, direction]),
    // One more than is shown tells whether there is another page.
    limit: size + 1,
    ...(list.attributes && { attributes: list.attributes }),
  });
  const hasMore = found.length > size;
  const rows = isBackwards ? found.slice(0, size).reverse() : found.slice(0, size);

  const [first, last] = [rows[0], rows.at(-1)];
  const end = (side: Cursor["side"], row: Row | undefined) => {
    const place = row ? placeOf(row, list) : from?.place;
    return place ? writeCursor({ side, place }, name) : null;
  };
  return {
    rows,
    next: isBackwards || hasMore ? end("after", last) : null,
    previous: (isBackwards ? hasMore : from !== null) ? end("before", first) : null,
  };
}

/** Everything in a list, page after page, for a file that is written as it goes. No transaction is held meanwhile. */
export async function* readPages<Row extends Model>(
  model: ModelStatic<Row>,
  list: List<Row>,
  size = 1000,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  do {
    const page = await readPage(model, list, cursor, size);
    yield page.rows;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

function turned<Row extends Model>([column, direction]: OrderColumn<Row>): OrderColumn<Row> {
  return [column, direction === "ASC" ? "DESC" : "ASC"];
}

function placeOf<Row extends Model>(row: Row, { order }: List<Row>): Place {
  return order.map(([column]) => row.get(column) as Place[number]);
}

/** A cursor is written by us, but anybody can write another: what it holds has to be what the columns hold. */
function checked<Row extends Model>(cursor: Cursor, model: ModelStatic<Row>, { order }: List<Row>): Cursor {
  const attributes: Readonly<Record<string, { readonly type: unknown }>> = model.getAttributes();
  const fits = order.every(([column], index) => {
    const value = cursor.place[index];
    const type = String(attributes[column]?.type);
    if (type.startsWith("DATETIME")) return value instanceof Date;
    if (type.startsWith("TINYINT") || type === "BOOLEAN") return typeof value === "boolean";
    if (type.startsWith("INTEGER")) return typeof value === "number";
    return typeof value === "string";
  });
  if (fits && cursor.place.length === order.length) return cursor;
  throw new InvalidRequest({
    cursor: "This place in the list is not known. Please start from the first page.",
  });
}

/**
 * The rows that stand behind a place: the first column is past it; or it is the same, and the next one is past it; and
 * so on. The plain bound on the first column is implied by these, and lets the database begin at the right place of the
 * index.
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
