import autocannon from "autocannon";
import { type BenchServer, startBenchServer } from "./api/BenchServer.ts";
import { type Case, cases } from "./api/cases.ts";
import { median, ratioOf } from "./figures/median.ts";
import { withDatabases } from "./figures/withDatabases.ts";

/*
 * Measures the overhead of our server: limits, headers, logs, rights, mails. Each request goes to our server and to a
 * bare Express server with the same parser, schemas, token check and queries, on the same database and in alternating
 * rounds, so that other load on the machine affects both. Processor time is the server process's, per request, and
 * includes the work that follows (mails); the database's time shows in the requests per second. Most of it is spent on
 * the statements that are sent, so those are counted, too.
 */

const rounds = Number(process.env["ROUNDS"] ?? 7);
/** The approximate length of a round, in seconds. */
const roundLength = Number(process.env["SECONDS"] ?? 3);

/** The size of one process's pool of database connections. */
const poolSize = 10;

interface Measured {
  readonly product: Round[];
  readonly bare: Round[];
}

await withDatabases(["api"], async ([databaseUrl = ""], dialect) => {
  const settings = {
    DATABASE_URL: databaseUrl,
    SERVER_SECRET: "for the benchmark only, known to everyone",
    SUPPORT_EMAIL: "support@example.org",
  };
  // One after the other: the first creates the tables and the account.
  const product = await startBenchServer("serveProduct.ts", settings, nodeOptions());
  const bare = await startBenchServer("serveBare.ts", settings);
  try {
    console.log(`Our server beside a bare Express server, ${rounds} rounds in turn, on ${dialect}\n`);
    for (const measured of cases) print(measured, await measureCase(measured, product, bare));
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
});

async function measureCase(asked: Case, product: BenchServer, bare: BenchServer): Promise<Measured> {
  const token = product.told("token");
  // Warm-up rounds, which also show how many requests fit into a round.
  const warm = 200;
  const first = await measureRound(product, token, asked.product, asked, warm);
  const firstBare = await measureRound(bare, token, asked.bare, asked, warm);
  const measured: Measured = { product: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.product.push(await measureRound(product, token, asked.product, asked, amountOf(first)));
    measured.bare.push(await measureRound(bare, token, asked.bare, asked, amountOf(firstBare)));
  }
  return measured;
}

/** The number of requests that fill a round. */
function amountOf({ perSecond }: Round): number {
  return Math.max(50, Math.round(perSecond * roundLength));
}

/** If `PROFILE` names a folder, our server writes a CPU profile to it. */
function nodeOptions(): readonly string[] {
  const folder = process.env["PROFILE"];
  return folder ? ["--cpu-prof", `--cpu-prof-dir=${folder}`] : [];
}

function print({ name }: Case, { product, bare }: Measured): void {
  const time = ({ processorTime }: Round) => processorTime;
  const speed = ({ perSecond }: Round) => perSecond;
  const line = (server: string, rounds: readonly Round[]) =>
    `  ${server.padEnd(8)}${median(rounds.map(speed)).toFixed(0).padStart(7)} requests/s` +
    `${median(rounds.map(time)).toFixed(0).padStart(8)} µs of processor time` +
    `${median(rounds.map(({ statements }) => statements))
      .toFixed(1)
      .padStart(7)} statements`;
  const ratio = (figure: (round: Round) => number) =>
    ratioOf(product.map(figure), bare.map(figure)).toFixed(2);
  console.log(name);
  console.log(line("ours", product));
  console.log(line("bare", bare));
  console.log(`  ratio   ${ratio(speed).padStart(7)}           ${ratio(time).padStart(8)}\n`);
}

/** The results of one round for one server; all but the first are per request. */
interface Round {
  readonly perSecond: number;
  /** Of the server's process, user and system, in microseconds. */
  readonly processorTime: number;
  /** Sent to the database. */
  readonly statements: number;
}

/**
 * Sends a case's request to one server repeatedly, and waits until the server has finished the work that follows.
 * @param amount the number of requests.
 * @throws if any request failed.
 */
async function measureRound(
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
