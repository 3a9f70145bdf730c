// `npm test`: installs what is missing and runs the checks; `npm test -- changed`, `full`, or parts by name.
import "./node-version.mjs";
import { chooseChanged } from "./changed/choose-changed.mjs";
import { install } from "./install.mjs";
import { chooseParts } from "./parts/choose.mjs";
import { keepDurations, readDurations } from "./parts/durations.mjs";
import { runParts } from "./parts/run-parts.mjs";
import { parts } from "./parts/table.mjs";
import { PlainError } from "./plain-error.mjs";
import { stopWithNpm } from "./stop-with-npm.mjs";
import { programNames, provideSystemPrograms } from "./system-programs.mjs";
import { testEnvironment } from "./test-environment.mjs";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
stopWithNpm(() => process.exit(130));

const counts = await testAll(process.argv.slice(2)).catch((error) => {
  console.error(`\n${error instanceof PlainError ? error.message : error.stack}\n`);
  return { passed: 0, failed: 1 };
});
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);

async function testAll(names) {
  const began = Date.now();
  const { chosen, only } =
    names[0] === "changed" ? chooseChanged(parts, names[1]) : { chosen: chooseParts(parts, names) };
  const isNeeded = (program) => chosen.some((part) => part.needs?.includes(program));
  const [system] = await Promise.all([provideSystemPrograms(programNames.filter(isNeeded)), install()]);
  if (system.installed.length)
    console.log(`Installed from the system's packages: ${system.installed.join(", ")}`);
  const seed = names[0] === "full" ? seedOf(process.env["TEST_SEED"]) : undefined;
  if (seed) console.log(`Tests run in random order; TEST_SEED=${seed} repeats it.`);
  const isReady = Date.now();
  const result = await runParts(chosen, {
    env: testEnvironment(),
    programs: system.found,
    problems: system.problems,
    only,
    seed,
    durations: readDurations(),
  });
  // What a change leaves out would make the next estimate too short.
  if (!only) keepDurations(result.seconds);
  console.log(`\nPackages and programs ${time(isReady - began)}, checks ${time(Date.now() - isReady)}`);
  return result;
}

/** The seed that was asked for, or a new one from 1 to 999,999. */
function seedOf(asked) {
  if (asked === undefined) return 1 + Math.floor(Math.random() * 999_999);
  if (!/^[1-9]\d{0,8}$/.test(asked)) throw new PlainError("TEST_SEED is a whole number from 1 to 999999999.");
  return Number(asked);
}

function time(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
