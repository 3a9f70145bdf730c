import { type Question, questionsOf } from "./admin/questions.ts";
import { type BenchServer, startBenchServer } from "./api/BenchServer.ts";
import { median } from "./figures/median.ts";
import { withDatabases } from "./figures/withDatabases.ts";

/*
 * Do an operator's screens, and a partner's statistics, stay quick when the tables are large? The same questions are
 * asked of two servers, one with 1,000 messages, payments and counts of other partners and one with 1,000,000 of each,
 * over HTTP as the screens ask them, in turns, one request at a time. No question may take more than three times as
 * long with the large tables.
 */

const sizes = { small: 1_000, large: Number(process.env["ROWS"] ?? 1_000_000) };
const times = Number(process.env["TIMES"] ?? 41);
/** Warm-up requests for servers and database. */
const warm = 4;
const atMost = 3;

await withDatabases(["small", "large"], async ([small = "", large = ""], dialect) => {
  const start = performance.now();
  const servers: BenchServer[] = [];
  try {
    for (const [url, rows] of [
      [small, sizes.small],
      [large, sizes.large],
    ] as const)
      servers.push(await startBenchServer("serveAdmin.ts", { DATABASE_URL: url, ROWS: String(rows) }));
    const [few, many] = servers;
    if (!few || !many) throw new Error("Both servers were started.");
    console.log(`Messages, payments and counts, ${sizes.small} and ${sizes.large} of each, on ${dialect}`);
    console.log(
      `filled in ${((performance.now() - start) / 1000).toFixed(0)} s; medians of ${times} requests\n`,
    );
    const ofMany = questionsOf(many.told);
    let isQuickEnough = true;
    for (const [index, question] of questionsOf(few.told).entries()) {
      const same = ofMany[index];
      if (same) isQuickEnough = (await compare(few, question, many, same)) && isQuickEnough;
    }
    console.log(`\nAt most ${atMost}: ${isQuickEnough ? "ok" : "TOO SLOW"}`);
    if (!isQuickEnough) process.exitCode = 1;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});

/** @returns whether the large tables stay within the limit. */
async function compare(
  few: BenchServer,
  ofFew: Question,
  many: BenchServer,
  ofMany: Question,
): Promise<boolean> {
  const measured: { few: Answered[]; many: Answered[] } = { few: [], many: [] };
  // In turns, one request each, so that other load affects both equally.
  for (let time = -warm; time < times; time += 1) {
    const [one, other] = [await ask(few, ofFew), await ask(many, ofMany)];
    if (time < 0) continue;
    measured.few.push(one);
    measured.many.push(other);
  }
  const ratio = timeOf(measured.many) / timeOf(measured.few);
  const isOk = ratio <= atMost;
  const figures = (answers: readonly Answered[]) =>
    `${timeOf(answers).toFixed(1).padStart(7)} ms ${String(answers[0]?.rows ?? 0).padStart(4)} rows`;
  console.log(
    `${ofFew.name.padEnd(50)}${figures(measured.few)} ${figures(measured.many)}   ratio ${ratio.toFixed(2)}${isOk ? "" : " TOO SLOW"}`,
  );
  return isOk;
}

function timeOf(answers: readonly Answered[]): number {
  return median(answers.map(({ time }) => time));
}

/** How long a server took to answer a question, in milliseconds, and with how many rows. */
interface Answered {
  readonly time: number;
  readonly rows: number;
}

/** @throws if the response is not the expected one. */
async function ask(server: BenchServer, { name, as, path, rows }: Question): Promise<Answered> {
  const start = performance.now();
  const response = await fetch(server.origin + path, {
    headers: { Authorization: `Bearer ${server.told(as)}` },
  });
  const text = await response.text();
  const time = performance.now() - start;
  if (response.status !== 200) throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`);
  return { time, rows: countRows(text, rows) };
}

function countRows(text: string, rows: Question["rows"]): number {
  if (rows === null) return 1;
  // The first line of a file names the columns.
  return rows === "lines" ? text.trimEnd().split("\n").length - 1 : rowsIn(JSON.parse(text), rows);
}

function rowsIn(answer: unknown, name: string): number {
  const rows: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
  if (!Array.isArray(rows)) throw new Error(`The answer has no list named ${name}.`);
  return rows.length;
}
