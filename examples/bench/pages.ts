import { startServers } from "../tests/fixtures/servers.ts";
import { lighthousePages, startLighthouse } from "./lighthouse.ts";

/*
 * Lighthouse results of our own pages on its simulated slow phone. Each page is measured several times, in turns; the
 * output is the median speed, which depends on the machine, and all other audits that cost points.
 * `npm run bench -- pages /docs/ /docs/tools/` measures these pages instead.
 */

const runs = Number(process.env["RUNS"] ?? 3);
const shown = [
  ["first-contentful-paint", "first paint"],
  ["largest-contentful-paint", "largest paint"],
  ["total-blocking-time", "blocked"],
  ["cumulative-layout-shift", "shift"],
] as const;

type Figures = Readonly<Record<string, number>>;

const named = process.argv.slice(2);
const paths: readonly string[] = named.length > 0 ? named : lighthousePages;
const figures = new Map<string, Figures[]>();

const { origins, stop } = await startServers();
const lighthouse = await startLighthouse();
// A warm-up round for the browser and the server.
for (const path of paths) {
  const address = origins.product + path;
  const { lost } = await lighthouse.look(address, ["accessibility", "best-practices", "seo"]);
  console.log(`${path}: ${lost.length === 0 ? "nothing to fix" : lost.join("; ")}`);
}
for (let run = 0; run < runs; run += 1) {
  for (const path of paths) {
    const { scores, measures } = await lighthouse.look(origins.product + path, ["performance"]);
    figures.set(path, [...(figures.get(path) ?? []), { ...measures, score: scores.performance ?? 0 }]);
  }
}
await lighthouse.end();
await stop();

console.log(`\nMedian of ${runs} looks as a phone; times in milliseconds.\n`);
console.log(["page".padEnd(44), "score", ...shown.map(([, name]) => name.padStart(13))].join(" "));
for (const [path, looks] of figures) {
  const of = (name: string) => median(looks.map((look) => look[name] ?? Number.NaN));
  const measures = shown.map(([name]) =>
    of(name)
      .toFixed(name === "cumulative-layout-shift" ? 3 : 0)
      .padStart(13),
  );
  console.log([path.padEnd(44), of("score").toFixed(0).padStart(5), ...measures].join(" "));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
