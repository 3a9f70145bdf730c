import type { Attributes, Model, ModelStatic, Transaction, WhereOptions } from "sequelize";

/**
 * Increments a column in the database itself, so that no process writes a value it read earlier.
 * @returns how many rows were changed: with a condition on the number itself, whether there was room.
 */
export async function incrementColumn<Row extends Model>(
  model: ModelStatic<Row>,
  column: keyof Attributes<Row>,
  by: number,
  where: WhereOptions<Attributes<Row>>,
  transaction?: Transaction,
): Promise<number> {
  return changedBy(await model.increment(column, { by, where, ...(transaction && { transaction }) }));
}

/** The same for several columns of a row. */
export async function incrementColumns<Row extends Model>(
  model: ModelStatic<Row>,
  amounts: { readonly [Column in keyof Attributes<Row>]?: number },
  where: WhereOptions<Attributes<Row>>,
): Promise<number> {
  return changedBy(await model.increment(amounts, { where }));
}

function changedBy(answered: unknown): number {
  // On both databases it is [[what was read, how many were changed]]; Sequelize's types know only another one's.
  const [read] = Array.isArray(answered) ? answered : [];
  const changed: unknown = Array.isArray(read) ? read[1] : undefined;
  if (typeof changed !== "number") throw new Error("The database did not say how many rows it changed.");
  return changed;
}
