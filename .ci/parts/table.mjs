import { buildsPart } from "./builds.mjs";
import { playwrightPart } from "./playwright.mjs";
import { programPart, tool } from "./program.mjs";
import { vitestPart } from "./vitest.mjs";

/**
 * The parts of the test command, in order. A row has
 * - `name`: what `npm test -- <name>` calls it; `api` also means every `api-…`
 * - `needs`: "chromium", "mariadb", "caddy", "age" (without it the part fails), "builds" (it starts when they stand)
 * - `alone`: true when it measures or loads the machine and nothing may run beside it
 * - `run(setting)`: gives `{ passed, failed, output }`
 */
export const parts = [
  { name: "types", run: programPart(tool("typescript/bin/tsc", "-b")) },
  { name: "lint", run: programPart(tool("@biomejs/biome/bin/biome", "check", ".")) },
  { name: "imports", run: programPart({ words: [".ci/check-imports.ts"], counts: true }) },
  { name: "build", run: buildsPart },
  { name: "unit", run: vitestPart("unit") },
  { name: "react", run: vitestPart("react") },
  { name: "preact", run: vitestPart("preact") },
  { name: "api", run: vitestPart("api") },
  { name: "api-rules", run: vitestPart("api-rules") },
  { name: "api-mariadb", needs: ["mariadb"], run: vitestPart("api", { onMariaDb: true }) },
  {
    name: "budgets",
    needs: ["builds"],
    run: programPart({ words: ["widgets/budgets.ts"], counts: true, show: true }),
  },
  {
    name: "production",
    needs: ["mariadb", "caddy", "age", "builds"],
    alone: true,
    run: programPart({ words: [".ci/production/run.ts"], counts: true, show: true }),
  },
  { name: "stories", needs: ["builds", "chromium"], alone: true, run: playwrightPart("stories") },
  { name: "browser", needs: ["builds", "chromium"], alone: true, run: playwrightPart("browser") },
];
