import {
  DataTypes,
  type Model,
  type ModelAttributeColumnOptions,
  type ModelOptions,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/**
 * One column. `Value` is what a row holds; `IsOptional` says whether a new row may leave it out. The two type parameters
 * exist only for the compiler.
 */
export interface Column<Value, IsOptional extends boolean = false> extends ModelAttributeColumnOptions {
  readonly types?: { readonly value: Value; readonly isOptional: IsOptional };
}

type Hooks = NonNullable<ModelOptions["hooks"]>;
type Columns = Readonly<Record<string, Column<unknown, boolean>>>;

/** One table: its columns declare both the SQL and, through `RowOf`, the TypeScript type of a row. */
export interface Table<Of extends Columns = Columns> {
  readonly model: string;
  readonly name: string;
  readonly columns: Of;
  readonly hooks: Hooks;
}

type Values<Of> = {
  -readonly [Name in keyof Of]: Of[Name] extends Column<infer Value, boolean> ? Value : never;
};
type OptionalNames<Of> = {
  [Name in keyof Of]: Of[Name] extends Column<unknown, true> ? Name : never;
}[keyof Of];
type NewValues<Of> = Omit<Values<Of>, OptionalNames<Of>> & Partial<Pick<Values<Of>, OptionalNames<Of>>>;

/** The row of a table, as Sequelize returns it. */
export type RowOf<Of extends Table> = Model<Values<Of["columns"]>, NewValues<Of["columns"]>> &
  Values<Of["columns"]>;

/** @param model Sequelize's name of the model. @param name the table's name in SQL. */
export function table<const Of extends Columns>(
  model: string,
  name: string,
  columns: Of,
  hooks: Hooks = {},
): Table<Of> {
  return { model, name, columns, hooks };
}

/** Makes the model of a table for one database. Sequelize changes the options it is given, hence the copies. */
export function defineModel(
  sequelize: Sequelize,
  { model, name, columns, hooks }: Table,
): ModelStatic<Model> {
  const copies = Object.entries(columns).map(([column, options]) => [column, { ...options }]);
  return sequelize.define(model, Object.fromEntries(copies), { tableName: name, timestamps: false, hooks });
}

/** An automatically numbered primary key. */
export const id = (): Column<number, true> => ({
  type: DataTypes.INTEGER,
  primaryKey: true,
  autoIncrement: true,
});

// Without `nullable`, a column is NOT NULL.
export const integer = (): Column<number> => required(DataTypes.INTEGER);
/** Beyond 2^53, or from some servers always, the value is a string of digits: `Number` reads both. */
export const bigint = <Value = number>(): Column<NoInfer<Value>> => required(DataTypes.BIGINT);
export const boolean = (): Column<boolean> => required(DataTypes.BOOLEAN);
/** With milliseconds. */
export const date = (): Column<Date> => required(DataTypes.DATE(3));
/** A date without time: `2026-11-21`. */
export const day = (): Column<string> => required(DataTypes.DATEONLY);
export const text = <Value = string>(length: number): Column<NoInfer<Value>> =>
  required(DataTypes.STRING(length));
export const longText = (): Column<string> => required(DataTypes.TEXT);
/** Compared byte by byte, unlike other text on MariaDB. */
export const binaryText = (length: number): Column<string> => required(DataTypes.STRING(length).BINARY);
/** Always of this length. */
export const char = (length: number): Column<string> => required(DataTypes.CHAR(length));
/** Up to 16 MB. */
export const bytes = (): Column<Buffer> => required(DataTypes.BLOB("medium"));

/** @returns the column as one that may be null, and is null in a new row that does not name it. */
export function nullable<Value>(column: Column<Value>): Column<Value | null, true> {
  const { types: _, ...options } = column;
  return { ...options, allowNull: true, defaultValue: null };
}

/** @returns the column with a value for new rows that do not name it. */
export function withDefault<Value>(column: Column<Value>, value: Value): Column<Value, true> {
  const { types: _, ...options } = column;
  return { ...options, defaultValue: value };
}

/** @returns the column as the primary key, or as a part of it. */
export function primaryKey<Of extends Column<unknown, boolean>>(column: Of): Of {
  return { ...column, primaryKey: true };
}

function required(type: ModelAttributeColumnOptions["type"]): ModelAttributeColumnOptions {
  return { type, allowNull: false };
}
