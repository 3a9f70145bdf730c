import {
  type Attributes,
  DataTypes,
  type Model,
  type ModelStatic,
  QueryTypes,
  type Sequelize,
  type Transaction,
} from "sequelize";

/** As the driver returns it: SQLite has neither dates nor booleans. */
export type DriverRow = Readonly<Record<string, unknown>>;

/**
 * Runs a SELECT that nearly every request needs. Sequelize writes the SQL of its own queries each time, and reads
 * rows by general rules, at several times the cost (ADR 86).
 * @param sql the same text each time, with `$name` in place of the values.
 */
export function selectRows(
  sequelize: Sequelize,
  sql: string,
  values: Readonly<Record<string, string | number | null>>,
): Promise<DriverRow[]> {
  return sequelize.query<DriverRow>(sql, { bind: { ...values }, type: QueryTypes.SELECT, raw: true });
}

/** The same for a statement that inserts or changes rows. @returns how many. */
export async function changeRows(
  sequelize: Sequelize,
  sql: string,
  values: Readonly<Record<string, string | number | null>>,
  transaction?: Transaction,
): Promise<number> {
  const [, rows] = await sequelize.query(sql, {
    bind: { ...values },
    type: QueryTypes.UPDATE,
    ...(transaction && { transaction }),
  });
  return rows;
}

/** A moment as a column stores it. */
export function storedMoment<Row extends Model>(
  model: ModelStatic<Row>,
  column: keyof Attributes<Row>,
  moment: Date,
): string {
  // Each database has a type of its own, of which Sequelize declares only the common part.
  const type = model.getAttributes()[column].type as DataTypes.AbstractDataType & {
    stringify(moment: Date, options: { readonly timezone: string }): string;
  };
  return type.stringify(moment, { timezone: "+00:00" });
}

/** The columns of a table in such a SELECT. */
export interface SelectedColumns<Row extends Model> {
  /** All of them, each under a name of its own. */
  readonly sql: string;
  /** @returns the table's part of a row; null where a LEFT JOIN found none. */
  readonly rowOf: (row: DriverRow) => Row | null;
}

/** @param alias the table's in the SQL. */
export function columnsOf<Row extends Model>(model: ModelStatic<Row>, alias: string): SelectedColumns<Row> {
  const columns = Object.entries<{ type: unknown }>(model.getAttributes()).map(([name, { type }]) => ({
    name,
    selected: `${alias}_${name}`,
    read: readerOf(type),
  }));
  const key = `${alias}_${model.primaryKeyAttribute}`;
  return {
    sql: columns.map(({ name, selected }) => `${alias}.${name} AS ${selected}`).join(", "),
    rowOf(row) {
      if (row[key] === null) return null;
      const values: Record<string, unknown> = {};
      for (const { name, selected, read } of columns) values[name] = read(row[selected]);
      // TypeScript cannot infer that the values are those of the model's columns.
      return model.build(values as Row["_creationAttributes"], { isNewRecord: false, raw: true });
    },
  };
}

/**
 * A moment among the values of a SELECT, as both databases compare it: for `>=`, since SQLite's own text goes on with
 * the time zone.
 */
export function momentIn(moment: Date): string {
  return moment.toISOString().replace("T", " ").slice(0, -1);
}

/** Reads a moment as either driver returns it. */
export function readDate(value: unknown): Date | null {
  return value === null || value instanceof Date ? value : new Date(String(value));
}

function readerOf(type: unknown): (value: unknown) => unknown {
  if (type instanceof DataTypes.DATE) return readDate;
  if (type instanceof DataTypes.BOOLEAN) return (value) => (value === null ? null : Boolean(value));
  return (value) => value;
}
