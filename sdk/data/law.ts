// `npm run law -- build|report|review-pack|checks`: the law library's commands.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { dateOf } from "../src/law/index.ts";
import { generatedPath, generatedStates } from "./generatedStates.ts";
import { importLawChecks } from "./lawChecks.ts";
import { lawReport } from "./lawReport.ts";
import { parseStateFiles } from "./stateFiles.ts";

const commands: Readonly<Record<string, (argument: string | undefined) => string>> = {
  build,
  "review-pack": reviewPack,
  report: () => lawReport(parseStateFiles(), dateOf(new Date())),
  checks: (file) => `${importLawChecks(file)}\n${build()}`,
};

const usage = `npm run law -- build           write the modules that the product loads, from sdk/data/states
npm run law -- report          facts by status, source and age
npm run law -- review-pack     write a Word file per state, letter and questionnaire for an attorney (review-pack/)
npm run law -- checks <file>   import what operators recorded at /admin/law`;

const [name = "", argument] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new Error(usage);
  console.log(command(argument));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function build(): string {
  const modules = Object.entries(generatedStates(parseStateFiles()));
  for (const [name, text] of modules) writeFileSync(generatedPath(name), text);
  return `Wrote ${modules.map(([name]) => path.relative(".", generatedPath(name))).join(" and ")}.`;
}

/** Letters are in a package that imports this one, so the review pack runs as a separate process. */
function reviewPack(folder = "review-pack"): string {
  const script = path.join(import.meta.dirname, "../../widgets/reviewPack.ts");
  return execFileSync(process.execPath, [script, folder], { encoding: "utf8" }).trim();
}
