import { buildsPart } from "./builds.mjs";
import { playwrightPart } from "./playwright.mjs";
import { programPart, tool } from "./program.mjs";
import { vitestPart } from "./vitest.mjs";

const inBrowser = { needs: ["builds", "chromium"], alone: true };

/**
 * The parts of the test command, in the order in which they start. A row has
 * - `name`: what `npm test -- <name>` calls it; `api` also means every `api-…`
 * - `seconds`: how long it takes on two quiet cores, for the estimate of the time left until this checkout has measured it
 * - `needs`: "chromium", "firefox", "webkit", "mariadb", "mariadbDump", "cluster", "caddy", "age", "php", "wordpress" (without it the part fails), "builds" (it starts when they are done)
 * - `alone`: true when it uses every core, or loads the machine, and nothing may run beside it
 * - `runsIn`: "full" when `npm test` leaves it out and `npm test -- full` runs it; "test" when it is the other way, since
 *   another part of `full` includes it; "changed" when it runs only for a change that concerns it, or by its name
 * - `run(setting)`: gives `{ passed, failed, output }`; a `setting.only` narrows it to what a change touches
 */
export const parts = [
  // Each checker works out for itself what it shares with others, so several take more CPU time than one.
  { name: "types", seconds: 108, run: programPart(tool("typescript/bin/tsc", "-b", "--checkers", "1")) },
  { name: "build", seconds: 138, run: buildsPart },
  { name: "lint", seconds: 28, run: programPart(tool("@biomejs/biome/bin/biome", "check", ".")) },
  { name: "imports", seconds: 3, run: programPart({ words: [".ci/check-imports.ts"], counts: true }) },
  { name: "terms", seconds: 5, run: programPart({ words: [".ci/check-terms.ts"], counts: true }) },
  { name: "references", seconds: 2, run: programPart({ words: [".ci/check-references.ts"], counts: true }) },
  { name: "data", seconds: 5, run: programPart({ words: ["sdk/data/check.ts"], counts: true }) },
  { name: "api", seconds: 185, run: vitestPart("api") },
  // Before shorter parts, so that none of a minute is left to run alone at the end.
  {
    name: "production-smoke",
    seconds: 63,
    needs: ["mariadb", "caddy", "age", "builds"],
    runsIn: "changed",
    run: programPart({ words: [".ci/production/run.ts", "smoke"], counts: true }),
  },
  {
    name: "api-mariadb",
    seconds: 61,
    needs: ["mariadb"],
    runsIn: "test",
    run: vitestPart("api-mariadb", { onMariaDb: true }),
  },
  { name: "unit", seconds: 76, run: vitestPart("unit") },
  { name: "react", seconds: 91, runsIn: "full", run: vitestPart("react") },
  { name: "preact", seconds: 90, run: vitestPart("preact") },
  { name: "spanish", seconds: 40, run: vitestPart("spanish*") },
  { name: "dashboard", seconds: 57, run: vitestPart("dashboard") },
  { name: "api-rules", seconds: 28, run: vitestPart("api-rules") },
  {
    name: "api-all-on-mariadb",
    seconds: 180,
    needs: ["mariadb"],
    runsIn: "full",
    run: vitestPart("api", { onMariaDb: true }),
  },
  { name: "api-retried", seconds: 150, runsIn: "full", run: vitestPart("api-retried") },
  {
    name: "budgets",
    seconds: 3,
    needs: ["builds"],
    run: programPart({ words: ["widgets/budgets.ts"], counts: true, show: true }),
  },
  {
    name: "languages",
    seconds: 3,
    needs: ["builds"],
    run: programPart({ words: ["dashboard/build/languages/check.ts"], counts: true }),
  },
  {
    name: "docs",
    seconds: 3,
    needs: ["builds"],
    run: programPart({ words: ["docs/site/checks/check.ts"], counts: true }),
  },
  {
    name: "production",
    seconds: 190,
    needs: ["mariadb", "mariadbDump", "cluster", "caddy", "age", "builds"],
    alone: true,
    runsIn: "full",
    run: programPart({ words: [".ci/production/run.ts"], counts: true, show: true }),
  },
  {
    name: "fuzz",
    seconds: 150,
    needs: ["builds"],
    runsIn: "full",
    run: programPart({ words: ["api/tests/fuzz/fuzz.ts"], counts: true, show: true }),
  },
  {
    name: "wordpress",
    seconds: 120,
    needs: ["builds", "chromium", "mariadb", "php", "wordpress"],
    alone: true,
    runsIn: "full",
    run: playwrightPart(["wordpress"]),
  },
  {
    name: "frameworks",
    seconds: 120,
    needs: ["builds", "chromium"],
    alone: true,
    runsIn: "full",
    run: playwrightPart(["frameworks"]),
  },
  { name: "stories", seconds: 125, ...inBrowser, runsIn: "full", run: playwrightPart(["stories"]) },
  {
    name: "engines",
    seconds: 137,
    needs: ["builds", "firefox", "webkit"],
    alone: true,
    run: playwrightPart(["engines-firefox", "engines-webkit"]),
  },
  // Shows that the checks themselves are right; what they find in Chromium the browser specs find, too (ADR 98).
  {
    name: "engines-chromium",
    seconds: 45,
    ...inBrowser,
    runsIn: "full",
    run: playwrightPart(["engines-chromium"]),
  },
  { name: "browser", seconds: 300, ...inBrowser, run: playwrightPart(["browser"], "--grep-invert=@full") },
  {
    name: "browser-full",
    seconds: 430,
    ...inBrowser,
    runsIn: "full",
    run: playwrightPart(["browser"], "--grep=@full"),
  },
];
