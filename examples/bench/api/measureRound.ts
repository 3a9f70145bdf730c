import autocannon from "autocannon";
import type { BenchServer } from "./BenchServer.ts";
import type { Case } from "./cases.ts";

/** What one round has shown of one server; all but the first per request. */
export interface Round {
  readonly perSecond: number;
  /** Of the server's process, user and system, in microseconds. */
  readonly processorTime: number;
  /** Sent to the database. */
  readonly statements: number;
}

/** As many as the pool of one process has connections to the database. */
const poolSize = 10;

/**
 * Asks one server the question of a case, again and again, and waits until it has done all that follows from it.
 * @param amount how often.
 * @throws when any answer was something other than a success, or none came.
 */
export async function measureRound(
  server: BenchServer,
  token: string,
  path: string,
  { method, body, connections = poolSize }: Case,
  amount: number,
): Promise<Round> {
  const before = await server.taken();
  const start = performance.now();
  const result = await autocannon({
    url: server.origin + path,
    method,
    connections,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body), idReplacement: true }),
    amount: Math.max(amount, connections),
  });
  const after = await server.taken();
  const seconds = (performance.now() - start) / 1000;
  const answers = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0 || answers === 0)
    throw new Error(
      `${method} ${path}: ${answers} answers, ${result.non2xx} refusals, ${result.errors} without an answer.`,
    );
  return {
    perSecond: answers / seconds,
    processorTime: (after.processorTime - before.processorTime) / answers,
    statements: (after.statements - before.statements) / answers,
  };
}
