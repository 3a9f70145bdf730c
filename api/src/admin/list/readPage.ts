import type { Page } from "@iep-insider/sdk/contract";
import type { Model, ModelStatic } from "sequelize";
import { type Chain, type List, readChain } from "./readChain.ts";

export type { List, OrderColumn } from "./readChain.ts";

/** Reads one page of a single list, as `readChain` does. */
export function readPage<Row extends Model>(
  model: ModelStatic<Row>,
  list: List<Row>,
  cursor: string | undefined,
  size?: number,
): Promise<Page<Row>> {
  return readChain(model, [list], cursor, size);
}

/** All rows of a list, page by page, for a file that is streamed. No transaction is held in the meantime. */
export function readPages<Row extends Model>(
  model: ModelStatic<Row>,
  list: List<Row>,
  size?: number,
): AsyncGenerator<readonly Row[]> {
  return readChainPages(model, [list], size);
}

/** Everything in a chain, as `readPages`. */
export async function* readChainPages<Row extends Model>(
  model: ModelStatic<Row>,
  chain: Chain<Row>,
  size = 1000,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  do {
    const page = await readChain(model, chain, cursor, size);
    yield page.rows;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
