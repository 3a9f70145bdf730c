import autocannon from "autocannon";
import { type BenchServer, startBenchServer } from "./api/BenchServer.ts";
import { type Case, cases } from "./api/cases.ts";
import { median, ratioOf } from "./figures/median.ts";
import { withDatabases } from "./figures/withDatabases.ts";

/*
 * What does the product's frame cost: limits, headers, log, rights, mails? Each call is made of our whole server and of
 * a bare Express server with the same parser, schemas, token check and queries, both on one database, in turns, so that
 * a busy machine is busy for both. Processor time is that of the server's process alone, with all that follows from a
 * request (mails), per request; what the database takes shows in the requests per second. Most of it goes into the
 * statements that are sent, so these are counted beside it.
 */

const rounds = Number(process.env["ROUNDS"] ?? 7);
/** The approximate length of a round, in seconds. */
const roundLength = Number(process.env["SECONDS"] ?? 3);

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

/** As many as make a round. */
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

/** As many as the pool of one process has connections to the database. */
const poolSize = 10;

/**
 * Asks one server the question of a case, again and again, and waits until it has done all that follows from it.
 * @param amount how often.
 * @throws when any answer was something other than a success, or none came.
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
