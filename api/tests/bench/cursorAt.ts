import type { Attributes, Model, ModelStatic } from "sequelize";
import { z } from "zod";
import { writeCursor } from "../../src/admin/list/cursor.ts";
import { type Chain, readChain } from "../../src/admin/list/readChain.ts";

/** A cursor's position in a list. */
interface Spot {
  /** Which list of the chain. */
  readonly link: number;
  /** The share of rows before it: 0.5 for half of them, 1 for all. */
  readonly share: number;
  readonly side: "after" | "before";
}

/**
 * Makes the cursor that paging to that place would give: paging would take ten thousand pages, so it is counted here,
 * which the product never does.
 */
export async function cursorAt<Row extends Model>(
  model: ModelStatic<Row>,
  chain: Chain<Row>,
  { link, share, side }: Spot,
): Promise<string> {
  const list = chain[link];
  if (!list) throw new RangeError(`There is no list ${link}.`);
  const columns = list.order.map(([column]) => column);
  const where = list.where ?? {};
  const last = (await model.count({ where })) - 1;
  const row = await model.findOne({
    where,
    order: list.order.map(([column, direction]) => [column, direction]),
    offset: Math.floor(last * share),
    attributes: columns,
    rejectOnEmpty: true,
  });
  const place = columns.map((column) => placeValue.parse(row.get(column as keyof Attributes<Row>)));
  return writeCursor({ side, place: [link, ...place] }, await nameOf(model, chain));
}

const placeValue = z.union([z.string(), z.number(), z.boolean(), z.date()]);

/** What a chain calls itself in its cursors. */
async function nameOf<Row extends Model>(model: ModelStatic<Row>, chain: Chain<Row>): Promise<string> {
  const { next } = await readChain(model, chain, undefined, 1);
  const [name] = z
    .tuple([z.string()])
    .rest(z.unknown())
    .parse(JSON.parse(Buffer.from(next ?? "", "base64url").toString()));
  return name;
}
