import { type Model, type ModelAttributeColumnOptions, type ModelOptions, type ModelStatic, type Sequelize } from "sequelize";
/**
 * One column. `Value` is what a row holds; `IsOptional` says whether a new row may leave it out. The two type parameters
 * exist only for the compiler.
 */
export interface Column<Value, IsOptional extends boolean = false> extends ModelAttributeColumnOptions {
    readonly types?: {
        readonly value: Value;
        readonly isOptional: IsOptional;
    };
}
type Columns = Readonly<Record<string, Column<unknown, boolean>>>;
/** Indexes by their names: the columns of each, in order, ascending unless they say otherwise. */
type Indexes<Name> = Readonly<Record<string, readonly (Name | {
    readonly name: Name;
    readonly order: "DESC";
})[]>>;
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
/** For text that people write: compared case-insensitively. */
export declare const writtenText: Collation;
type Values<Of> = {
    -readonly [Name in keyof Of]: Of[Name] extends Column<infer Value, boolean> ? Value : never;
};
type OptionalNames<Of> = {
    [Name in keyof Of]: Of[Name] extends Column<unknown, true> ? Name : never;
}[keyof Of];
type NewValues<Of> = Omit<Values<Of>, OptionalNames<Of>> & Partial<Pick<Values<Of>, OptionalNames<Of>>>;
/** The row of a table, as Sequelize returns it. */
export type RowOf<Of extends Table> = Model<Values<Of["columns"]>, NewValues<Of["columns"]>> & Values<Of["columns"]>;
/** @param model Sequelize's name of the model. @param name the table's name in SQL. */
export declare function table<const Of extends Columns>(model: string, name: string, columns: Of): Table<Of>;
/** Makes the model of a table for one database. Sequelize changes the options it is given, hence the copies. */
export declare function defineModel(sequelize: Sequelize, { model, name, columns, options: { indexes, unique, collate, hooks } }: Table): ModelStatic<Model>;
/** An automatically numbered primary key. */
export declare const id: () => Column<number, true>;
export declare const integer: () => Column<number>;
/** Beyond 2^53, or from some servers always, the value is a string of digits: `Number` reads both. */
export declare const bigint: <Value = number>() => Column<NoInfer<Value>>;
export declare const boolean: () => Column<boolean>;
/** With milliseconds. */
export declare const date: () => Column<Date>;
/** A date without time: `2026-11-21`. */
export declare const day: () => Column<string>;
export declare const text: <Value = string>(length: number) => Column<NoInfer<Value>>;
export declare const longText: () => Column<string>;
/** Compared byte by byte, unlike other text on MariaDB. */
export declare const binaryText: (length: number) => Column<string>;
/** Always of this length. */
export declare const char: (length: number) => Column<string>;
/** Up to 16 MB. */
export declare const bytes: () => Column<Buffer>;
/** @returns the column as one that may be null, and is null in a new row that does not name it. */
export declare function nullable<Value>(column: Column<Value>): Column<Value | null, true>;
/** @returns the column with a value for new rows that do not name it. */
export declare function withDefault<Value>(column: Column<Value>, value: Value): Column<Value, true>;
/** @returns the column as the primary key, or as a part of it. */
export declare function primaryKey<Of extends Column<unknown, boolean>>(column: Of): Of;
/** @returns the column as one whose rows refer to the `id` of another table. @param onDelete refuses unless given. */
export declare function references<Of extends Column<unknown, boolean>>(column: Of, to: string, onDelete?: "CASCADE" | "RESTRICT" | "SET NULL"): Of;
export {};
