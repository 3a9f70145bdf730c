// `npm run build`, `npm run build -- widgets`
import "./node-version.mjs";
import { buildPackages } from "./build-packages.mjs";
import { install } from "./install.mjs";
import { PlainError, runCommand } from "./plain-error.mjs";
import { stopWithNpm } from "./stop-with-npm.mjs";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
stopWithNpm(() => process.exit(130));

await runCommand(async () => {
  await install();
  const results = await buildPackages(process.argv.slice(2));
  const bad = results.filter(({ state }) => state === "failed" || state === "not reached");
  if (bad.length) throw new PlainError(`Not built: ${bad.map(({ name }) => name).join(", ")}.`);
});
