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
  const isReady = Date.now();
  const result = await runParts(chosen, {
    env: testEnvironment(),
    programs: system.found,
    problems: system.problems,
    only,
    durations: readDurations(),
  });
  // What a change leaves out would make the next estimate too short.
  if (!only) keepDurations(result.seconds);
  console.log(`\nPackages and programs ${time(isReady - began)}, checks ${time(Date.now() - isReady)}`);
  return result;
}

function time(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
