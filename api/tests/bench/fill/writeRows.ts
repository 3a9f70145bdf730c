import type { CreationAttributes, Model, ModelStatic } from "sequelize";
import type { Database } from "../../../src/database/openDatabase.ts";

const batchSize = 5_000;

/**
 * Writes many rows, some thousands per statement.
 * @param rowOf the row with a number, from 0 on; all of them have the same fields.
 */
export async function writeRows<Row extends Model>(
  { sequelize }: Database,
  model: ModelStatic<Row>,
  count: number,
  rowOf: (number: number) => CreationAttributes<Row>,
): Promise<void> {
  const schema = sequelize.getQueryInterface();
  for (let from = 0; from < count; from += batchSize) {
    const length = Math.min(batchSize, count - from);
    await schema.bulkInsert(
      model.getTableName(),
      Array.from({ length }, (_, index) => rowOf(from + index)),
      {},
      // Without them times would lose their milliseconds.
      model.getAttributes(),
    );
  }
}
