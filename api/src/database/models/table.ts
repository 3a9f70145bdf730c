import {
  DataTypes,
  type IndexesOptions,
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

type Columns = Readonly<Record<string, Column<unknown, boolean>>>;

/** Indexes by their names: the columns of each, in order, ascending unless they say otherwise. */
type Indexes<Name> = Readonly<
  Record<string, readonly (Name | { readonly name: Name; readonly order: "DESC" })[]>
>;

interface TableOptions<Name = string> {
  readonly indexes?: Indexes<Name>;
  readonly unique?: Indexes<Name>;
  /** How text compares on MySQL: `exactText` unless it says otherwise. */
  readonly collate?: Collation;
  readonly hooks?: NonNullable<ModelOptions["hooks"]>;
}

/** One table: its columns declare both the SQL and, through `RowOf`, the TypeScript type of a row. */
export interface Table<Of extends Columns = Columns> {
  readonly model: string;
  readonly name: string;
  readonly columns: Of;
  readonly options: TableOptions;
  /** @returns the same table with its indexes, and what else is special about it. */
  with(options: TableOptions<keyof Of & string>): Table<Of>;
}

type Collation = "utf8mb4_bin" | "utf8mb4_unicode_ci";
/** Compared byte by byte, as SQLite does by default. For keys: `site_A…` and `site_a…` differ. */
const exactText: Collation = "utf8mb4_bin";
/** For text that people write: compared case-insensitively. */
export const writtenText: Collation = "utf8mb4_unicode_ci";

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
export function table<const Of extends Columns>(model: string, name: string, columns: Of): Table<Of> {
  const plain: Table<Of> = { model, name, columns, options: {}, with: (options) => ({ ...plain, options }) };
  return plain;
}

/** Makes the model of a table for one database. Sequelize changes the options it is given, hence the copies. */
export function defineModel(
  sequelize: Sequelize,
  { model, name, columns, options: { indexes, unique, collate = exactText, hooks = {} } }: Table,
): ModelStatic<Model> {
  const copies = Object.entries(columns).map(([column, options]) => [column, { ...options }]);
  return sequelize.define(model, Object.fromEntries(copies), {
    tableName: name,
    timestamps: false,
    charset: "utf8mb4",
    collate,
    indexes: [...indexOptions(indexes, false), ...indexOptions(unique, true)],
    hooks,
  });
}

function indexOptions(indexes: Indexes<string> = {}, unique: boolean): IndexesOptions[] {
  return Object.entries(indexes).map(([name, fields]) => ({ name, unique, fields: [...fields] }));
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
/** Up to 16 MB. By its name in SQL, since Sequelize warns of `TEXT("medium")` on SQLite, which takes it for `TEXT`. */
export const mediumText = (): Column<string> => required("MEDIUMTEXT");
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

/** @returns the column as one whose rows refer to the `id` of another table. @param onDelete refuses unless given. */
export function references<Of extends Column<unknown, boolean>>(
  column: Of,
  to: string,
  onDelete?: "CASCADE" | "RESTRICT" | "SET NULL",
): Of {
  return { ...column, references: { model: to, key: "id" }, ...(onDelete && { onDelete }) };
}

function required(type: ModelAttributeColumnOptions["type"]): ModelAttributeColumnOptions {
  return { type, allowNull: false };
}
