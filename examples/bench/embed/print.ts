import { median, ratioOf } from "../figures/median.ts";
import { absoluteLimits, ratioLimits, relativeLimits } from "./limits.ts";
import type { Visit, Weight } from "./measure.ts";
import type { Row } from "./pages.ts";

export interface Measured {
  readonly visits: Visit[];
  readonly weights: Weight[];
}

/** Prints a row's medians, ranges and ratios. @returns what it misses, in words. */
export function printRow(row: Row, measured: Measured, reference: Measured): readonly string[] {
  const missed: string[] = [];
  const check = (what: string, value: number, limit: number | undefined) => {
    if (limit !== undefined && !(value <= limit)) missed.push(`${what} ${short(value)} of ${limit}`);
  };
  const limits = ratioLimits[row];
  const of = (name: keyof Visit) => measured.visits.map((each) => each[name]);
  const beside = (name: keyof Visit) => reference.visits.map((each) => each[name]);
  const times = (["screen", "question"] as const).map((name) => {
    const ratio = ratioOf(of(name), beside(name));
    check(name, ratio, limits?.[name]);
    // The fastest runs met the least of a busy machine.
    const best = Math.min(...of(name)) / Math.min(...beside(name));
    return `${name} ${range(of(name))} ms = ${ratio.toFixed(2)}, at best ${best.toFixed(2)}`;
  });
  const weights = (["heap", "tenMore"] as const).flatMap((name) => {
    const [ours, theirs] = [numbers(measured.weights, name), numbers(reference.weights, name)];
    if (ours.length === 0) return [];
    const ratio = ratioOf(ours, theirs);
    check(name, ratio, limits?.[name]);
    const shown = name === "heap" ? `${range(ours.map((bytes) => bytes / 1000))} kB` : `${range(ours)} ms`;
    return [`${name} ${shown} = ${ratio.toFixed(1)}`];
  });
  const others = (["result", "longTasks", "blocked", "shift", "inp", "slowFrames"] as const).map((name) => {
    if (limits && name !== "blocked") {
      const least = relativeLimits.has(name) ? median(beside(name)) : 0;
      check(name, median(of(name)), Math.max(absoluteLimits[name], least));
    }
    return `${name} ${range(of(name))}`;
  });
  console.log(`${row}\n  ${times.join("; ")}\n  ${weights.join("; ")}\n  ${others.join("; ")}`);
  if (limits) console.log(`  ${missed.length === 0 ? "ok" : `MISSED: ${missed.join(", ")}`}`);
  return missed;
}

function numbers(weights: readonly Weight[], name: keyof Weight): readonly number[] {
  return weights.map((each) => each[name]).filter((value) => value !== null);
}

function range(all: readonly number[]): string {
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? short(low) : `${short(median(all))} (${short(low)} to ${short(high)})`;
}

function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0);
}
