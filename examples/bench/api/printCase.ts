import { median, ratioOf } from "../figures/median.ts";
import type { Case } from "./cases.ts";

/** The results of one round for one server; all but the first are per request. */
export interface Round {
  readonly perSecond: number;
  /** Of the server's process, user and system, in microseconds. */
  readonly processorTime: number;
  /** Sent to the database. */
  readonly statements: number;
}

interface Measured {
  readonly product: readonly Round[];
  readonly bare: readonly Round[];
}

/** Prints a case's medians, ranges, ratio and verdict. @returns what it misses, in words. */
export function printCase({ name, limits }: Case, { product, bare }: Measured): readonly string[] {
  const times = ratioOf(product.map(timeOf), bare.map(timeOf));
  const statements = median(product.map((round) => round.statements));
  const missed = [
    ...(times > limits.times ? [`${times.toFixed(2)} times of ${limits.times}`] : []),
    ...(statements > (limits.statements ?? Number.POSITIVE_INFINITY)
      ? [`${statements} statements of ${limits.statements}`]
      : []),
  ];
  console.log(name);
  console.log(line("ours", product));
  console.log(line("bare", bare));
  const each = product.map(
    (round, index) => timeOf(round) / (bare[index] ? timeOf(bare[index]) : Number.NaN),
  );
  console.log(
    `  ratio   ${times.toFixed(2)} (${range(each, 2)}) of ${limits.times}: ${missed.length === 0 ? "ok" : "MISSED"}\n`,
  );
  return missed.map((what) => `${name}: ${what}`);
}

function line(server: string, rounds: readonly Round[]): string {
  const [times, speeds] = [rounds.map(timeOf), rounds.map(({ perSecond }) => perSecond)];
  const statements = median(rounds.map((round) => round.statements));
  return (
    `  ${server.padEnd(8)}${median(times).toFixed(0)} µs of processor time (${range(times)}), ` +
    `${Number(statements.toFixed(4))} statements, ${median(speeds).toFixed(0)} requests/s (${range(speeds)})`
  );
}

function timeOf({ processorTime }: Round): number {
  return processorTime;
}

function range(numbers: readonly number[], digits = 0): string {
  return `${Math.min(...numbers).toFixed(digits)} to ${Math.max(...numbers).toFixed(digits)}`;
}
