/** An error in the shape that Sequelize's SQLite dialect reads: `code`, and the code again before the text. */
export class DriverError extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(`${code.replace(/^(SQLITE_CONSTRAINT)_.*/, "$1")}: ${text}`);
    this.name = "SqliteError";
    this.code = code;
  }
}

/** https://sqlite.org/rescode.html: the low byte is the kind, the rest says which of its kind. */
const kinds: Readonly<Record<number, string>> = {
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  19: "SQLITE_CONSTRAINT",
};

/** Told apart, because Sequelize would else report a missing value as a duplicate. */
const constraints: Readonly<Record<number, string>> = {
  275: "SQLITE_CONSTRAINT_CHECK",
  787: "SQLITE_CONSTRAINT_FOREIGNKEY",
  1299: "SQLITE_CONSTRAINT_NOTNULL",
  1555: "SQLITE_CONSTRAINT_PRIMARYKEY",
  2067: "SQLITE_CONSTRAINT_UNIQUE",
};

/** A transaction that read an older state can never become a writer: waiting would not help it. */
const busySnapshot = 517;

/** @returns whether another connection holds the database and may let go of it. */
export function isWorthRetrying(error: unknown): boolean {
  const code = resultCode(error);
  return code !== undefined && (code & 0xff) === 5 && code !== busySnapshot;
}

/** @returns what Sequelize can read; errors that are not SQLite's stay what they are. */
export function toDriverError(error: unknown): unknown {
  const code = resultCode(error);
  if (code === undefined || !(error instanceof Error)) return error;
  return new DriverError(constraints[code] ?? kinds[code & 0xff] ?? "SQLITE_ERROR", error.message);
}

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode : undefined;
}
