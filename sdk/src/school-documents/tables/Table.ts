import type { TextCell } from "../DocumentText.ts";
import type { Line } from "../lines/Line.ts";

export interface Column<Role> {
  /** Null for a column that is not read. */
  readonly role: Role | null;
  readonly heading: string;
  readonly left: number;
  readonly right: number;
}

export interface Row<Role> {
  /** The text of each column that has one. */
  readonly cells: readonly {
    readonly column: Column<Role>;
    readonly text: string;
    /** Its lines. */
    readonly parts: readonly TextCell[];
  }[];
  readonly page: number;
  /** The row's first line. */
  readonly line: Line;
  readonly quote: string;
  /** The line across the whole table above the row: "Related services". */
  readonly group: string;
  /** The line above the table's head. */
  readonly above: string;
}

export interface ColumnWords<Role> {
  /** What a heading announces; null for a text that is no heading of such a table. */
  readonly roleOf: (heading: string) => Role | null;
  /** Whether these roles of columns are those of such a table. */
  readonly isTable: (roles: readonly Role[]) => boolean;
  /** What the leftmost column is where no heading says so. */
  readonly main?: Role;
  /** What a column is whose heading does not say so, from its texts. */
  readonly roleOfTexts?: (texts: readonly string[], column: Column<Role>) => Role | null;
  /** What a column on the left is that has no heading at all. */
  readonly unnamed?: Role;
  /** Words that headings consist of where they are not bold. */
  readonly words: RegExp;
  /** Whether the cells of a line begin a row although the line is close to the one above. */
  readonly beginsRow: (cells: ReadonlyMap<Role, string>, row: ReadonlyMap<Role, string>) => boolean;
}
