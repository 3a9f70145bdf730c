import os from "node:os";
import { stripVTControlCharacters } from "node:util";
import { missingBuilds } from "./builds.mjs";

const atOnce = 2;
/** More than twice what the longest part takes on a quiet machine with two cores. */
const minutes = 30;
const progressSeconds = 60;

/**
 * Runs the chosen parts, two at a time but for those that must be alone, each starting in the table's order.
 * A part's output is held back until it ends, so that two never mix.
 * @param {readonly object[]} parts
 * @param {{ env: object, programs: object, problems: object, only?: object, seed?: number,
 *   durations?: Record<string, number>, say?: (line: string) => void }} setting `only` narrows the parts to a change
 *   (`choose-changed.mjs`); with a `seed` tests run in random order; `durations` is how long parts took before, for the
 *   estimate of the time left
 * @returns {Promise<{ passed: number, failed: number, seconds: Record<string, number> }>} the counts, and how long each
 *   part took that passed
 */
export async function runParts(
  parts,
  { env, programs, problems, only, seed, durations = {}, say = console.log },
) {
  const cores = os.availableParallelism?.() ?? os.cpus().length;
  const workers = Math.max(1, Math.floor(cores / Math.min(atOnce, parts.length)));
  const setting = {
    env,
    minutes,
    workers,
    only,
    seed,
    chromium: programs.chromium,
    firefox: programs.firefox,
  };
  const waiting = [...parts];
  const running = new Map();
  const result = { passed: 0, failed: 0, seconds: {} };
  const expected = (part) => durations[part.name] ?? part.seconds ?? 0;
  const stopProgress = showProgress({ waiting, running, expected, say });

  while (waiting.length || running.size) {
    const next = nextPart(waiting, running);
    if (!next) {
      await Promise.race([...running.values()].map((entry) => entry.end));
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const began = Date.now();
    const end = runOne(next, setting, problems).then((counts) => {
      running.delete(next);
      const seconds = (Date.now() - began) / 1000;
      result.passed += counts.passed;
      result.failed += counts.failed;
      if (counts.failed === 0) result.seconds[next.name] = seconds;
      report(next, counts, seconds, say);
    });
    running.set(next, { began, end });
  }
  stopProgress();
  return result;
}

/** The first that may start now. A part that needs the builds does not hold a place while they are still being made. */
function nextPart(waiting, running) {
  const names = [...waiting, ...running.keys()].map((part) => part.name);
  const isBuilding = names.includes("build");
  const candidate = waiting.find((part) => !(part.needs?.includes("builds") && isBuilding));
  const isFull = running.size >= atOnce || [...running.keys()].some((part) => part.alone);
  if (!candidate || isFull || (candidate.alone && running.size > 0)) return undefined;
  return candidate;
}

async function runOne(part, setting, problems) {
  try {
    const needs = part.needs ?? [];
    const missing = needs.map((name) => problems[name]).filter(Boolean);
    if (missing.length) return failure(missing.join("\n"));
    const unbuilt = needs.includes("builds") ? await missingBuilds() : undefined;
    return unbuilt ? failure(unbuilt) : await part.run(setting);
  } catch (error) {
    return failure(error.stack ?? String(error));
  }
}

function failure(reason) {
  return { passed: 0, failed: 1, output: reason };
}

function report(part, { passed, failed, output, show = false }, seconds, say) {
  if (failed > 0 || show) say(`\n${stripVTControlCharacters(output).trim()}\n`);
  const counts = `${passed} passed, ${failed} failed`;
  say(`${failed ? "✗" : "✓"} ${part.name.padEnd(18)} ${counts.padEnd(24)} ${seconds.toFixed(1)} s`);
}

/** A long silence looks like a hang, to a person and to a CI that ends silent jobs. */
function showProgress({ waiting, running, expected, say }) {
  const timer = setInterval(() => {
    const parts = [...running].map(([part, { began }]) => ({ part, seconds: (Date.now() - began) / 1000 }));
    const names = parts.map(({ part, seconds }) => `${part.name} (${Math.round(seconds)} s)`);
    const left = secondsLeft(waiting, parts, expected);
    if (names.length)
      say(`  running: ${names.join(", ")}; about ${Math.max(1, Math.ceil(left / 60))} min left`);
  }, progressSeconds * 1000);
  return () => clearInterval(timer);
}

/** What can share the machine is shared by two; what must be alone is added. A late part counts as nearly done. */
function secondsLeft(waiting, running, expected) {
  const rest = [
    ...running.map(({ part, seconds }) => ({ part, left: Math.max(0, expected(part) - seconds) })),
    ...waiting.map((part) => ({ part, left: expected(part) })),
  ];
  const sum = (parts) => parts.reduce((total, { left }) => total + left, 0);
  const shared = rest.filter(({ part }) => !part.alone);
  const longest = Math.max(0, ...shared.map(({ left }) => left));
  return Math.max(longest, sum(shared) / atOnce) + sum(rest.filter(({ part }) => part.alone));
}
