import os from "node:os";
import { stripVTControlCharacters } from "node:util";
import { missingBuilds } from "./builds.mjs";

const atOnce = 2;
/** About twice what the longest part takes on a quiet machine with two cores. */
const minutes = 45;
const signOfLifeSeconds = 60;

/**
 * Runs the chosen parts, two at a time but for those that must be alone, each starting in the table's order.
 * A part's output is held back until it ends, so that two never mix. Returns the sums.
 */
export async function runParts(parts, { env, programs, problems, say = console.log }) {
  const cores = os.availableParallelism?.() ?? os.cpus().length;
  const workers = Math.max(1, Math.floor(cores / Math.min(atOnce, parts.length)));
  const setting = { env, minutes, workers, chromium: programs.chromium };
  const waiting = [...parts];
  const running = new Map();
  const sums = { passed: 0, failed: 0 };
  const stopSignsOfLife = showSignsOfLife(running, say);

  while (waiting.length || running.size) {
    const next = nextPart(waiting, running);
    if (!next) {
      await Promise.race([...running.values()].map((entry) => entry.end));
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const began = Date.now();
    const end = runOne(next, setting, problems).then((result) => {
      running.delete(next);
      sums.passed += result.passed;
      sums.failed += result.failed;
      report(next, result, (Date.now() - began) / 1000, say);
    });
    running.set(next, { began, end });
  }
  stopSignsOfLife();
  return sums;
}

/** The first that may start now. Who needs the builds does not hold a place while they are still being made. */
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
  say(`${failed ? "✗" : "✓"} ${part.name.padEnd(12)} ${counts.padEnd(24)} ${seconds.toFixed(1)} s`);
}

/** A long silence looks like a hang, to a person and to a CI that ends silent jobs. */
function showSignsOfLife(running, say) {
  const timer = setInterval(() => {
    const seconds = (began) => Math.round((Date.now() - began) / 1000);
    const long = [...running].filter(([, { began }]) => seconds(began) > signOfLifeSeconds / 2);
    const names = long.map(([part, { began }]) => `${part.name} (${seconds(began)} s)`);
    if (names.length) say(`  still running: ${names.join(", ")}`);
  }, signOfLifeSeconds * 1000);
  return () => clearInterval(timer);
}
