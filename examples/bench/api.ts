import { isDeepStrictEqual } from "node:util";
import autocannon from "autocannon";
import { type BenchServer, startBenchServer } from "./api/BenchServer.ts";
import { type Case, cases } from "./api/cases.ts";
import { printCase, type Round } from "./api/printCase.ts";
import { withDatabases } from "./figures/withDatabases.ts";

/*
 * Measures the overhead of our server: limits, headers, logs, rights, mails. Each request goes to our server and to a
 * bare Express server with the same parser, schemas, token check, rows and answers, on the same database and in
 * alternating rounds, so that other load on the machine affects both. Processor time is the server process's, per
 * request, and includes the work that follows (mails); the database's time shows in the requests per second. Exits
 * with 1 if a limit of `api/cases.ts` is missed.
 */

const rounds = Number(process.env["ROUNDS"] ?? 15);
/** Rounds of warm-up: V8 compiles what runs often, and the rows that every later request reads are written. */
const warm = 8;
/** Only cases whose name has this in it. */
const chosen = process.env["CASE"] ?? "";

/** The size of one process's pool of database connections. */
const poolSize = 10;

await withDatabases(["api"], async ([databaseUrl = ""], dialect) => {
  const settings = {
    DATABASE_URL: databaseUrl,
    SERVER_SECRET: "for the benchmark only, known to everyone",
    SUPPORT_EMAIL: "support@example.org",
  };
  // One after the other: the first creates the tables and the account.
  const product = await startBenchServer("serveProduct.ts", settings, nodeOptions());
  const bare = await startBenchServer("serveBare.ts", settings);
  const missed: string[] = [];
  try {
    console.log(`Our server beside a bare Express server, ${rounds} rounds in turn, on ${dialect}`);
    console.log("medians of all rounds (lowest to highest), per request\n");
    for (const each of cases.filter(({ name }) => name.includes(chosen)))
      missed.push(...printCase(each, await measureCase(each, product, bare)));
    console.log(missed.length === 0 ? "All within their limits." : `MISSED: ${missed.join("; ")}`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
});

async function measureCase(asked: Case, product: BenchServer, bare: BenchServer) {
  const token = product.told("token");
  await compareAnswers(asked, token, product, bare);
  const measured: { product: Round[]; bare: Round[] } = { product: [], bare: [] };
  for (let round = -warm; round < rounds; round += 1) {
    const ours = await measureRound(product, token, asked.product, asked);
    const theirs = await measureRound(bare, token, asked.bare, asked);
    if (round < 0) continue;
    measured.product.push(ours);
    measured.bare.push(theirs);
  }
  return measured;
}

/** If `PROFILE` names a folder, our server writes a CPU profile to it. */
function nodeOptions(): readonly string[] {
  const folder = process.env["PROFILE"];
  return folder ? ["--cpu-prof", `--cpu-prof-dir=${folder}`] : [];
}

/**
 * Also lets both learn what they answer questions by.
 * @throws if the two servers answer a request differently: they would not do the same work.
 */
async function compareAnswers(
  { method, body, product: path, bare: barePath }: Case,
  token: string,
  product: BenchServer,
  bare: BenchServer,
): Promise<void> {
  const headers = headersOf(token, body);
  const sent = body === undefined ? {} : { body: JSON.stringify(body).replaceAll("[<id>]", "first") };
  const answer = async (url: string) => {
    const response = await fetch(url, { method, headers, ...sent });
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  };
  const [ours, theirs] = [await answer(product.origin + path), await answer(bare.origin + barePath)];
  if (!isDeepStrictEqual(ours, theirs))
    throw new Error(`${method} ${path}: ${JSON.stringify(ours)}, but ${barePath}: ${JSON.stringify(theirs)}`);
}

function headersOf(token: string, body: unknown): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { "content-type": "application/json" }),
  };
}

/**
 * Sends a case's request to one server repeatedly, and waits until the server has finished the work that follows.
 * @throws if any request failed.
 */
async function measureRound(
  server: BenchServer,
  token: string,
  path: string,
  { method, body, requests, connections = poolSize }: Case,
): Promise<Round> {
  const before = await server.taken();
  const start = performance.now();
  const result = await autocannon({
    url: server.origin + path,
    method,
    connections,
    headers: headersOf(token, body),
    ...(body !== undefined && { body: JSON.stringify(body), idReplacement: true }),
    amount: requests,
    timeout: 60,
    // It ends when it next looks, which is once a second unless told otherwise.
    sampleInt: 20,
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
