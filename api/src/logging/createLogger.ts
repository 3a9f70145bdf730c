import { type DestinationStream, type Logger, pino } from "pino";
import { describeError } from "./describeError.ts";

/**
 * The server's log: JSON lines. `describeError.ts` and `http/requestLog.ts` define what it may contain (ADR 17).
 * @param destination standard output, unless a test wants to read it.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: { pid: process.pid }, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}
