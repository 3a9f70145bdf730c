import { type DestinationStream, type Logger, pino } from "pino";
import { BaseError as SequelizeError } from "sequelize";

/**
 * The server's log: JSON lines. `describeError` and `http/requestLog.ts` define what it may contain (ADR 17).
 * @param destination standard output, unless a test wants to read it.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: { pid: process.pid }, serializers: { err: describeError } };
  return pino(options, destination ?? standardOutput());
}

/**
 * Writes lines together, within 100 ms and at the latest when the process ends: a system call for each line costs as
 * much as a tenth of an access check (ADR 86).
 */
function standardOutput(): DestinationStream {
  const lines = pino.destination({ fd: 1, sync: true, minLength: 4096, periodicFlush: 100 });
  process.once("exit", () => lines.flushSync());
  return lines;
}

/** An error as it is logged. */
interface ErrorDescription {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  readonly stack: readonly string[];
  readonly cause?: ErrorDescription;
}

/**
 * An error whole, but without what the request held (ADR 17). Only named properties are taken: database
 * errors carry the statement and its values, others the text they could not read. Where the message itself quotes
 * values ("Duplicate entry 'parent@example.org'"; "Unexpected token … in JSON"), type, code and stack have to do.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const code = codeOf(error);
  const cause = error instanceof SequelizeError && "parent" in error ? error.parent : error.cause;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(!mayQuoteValues(error) && { message: error.message }),
    stack: framesOf(error),
    ...(cause instanceof Error && cause !== error && { cause: describeError(cause) }),
  };
}

function mayQuoteValues(error: Error): boolean {
  return (
    error instanceof SequelizeError || error instanceof SyntaxError || "sql" in error || "sqlState" in error
  );
}

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** The stack begins with the message, which can have several lines: only the frames are taken. */
function framesOf(error: Error): string[] {
  const lines = (error.stack ?? "").split("\n").map((line) => line.trim());
  return lines.filter((line) => /^at .+:\d+:\d+\)?$/.test(line));
}
