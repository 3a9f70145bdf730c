// `npm run law -- build|report|review-pack|checks`: the law library's commands.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { dateOf } from "../src/law/dates/dateOf.ts";
import { parseStateFiles } from "./lawFiles.ts";
import { writeLawModules } from "./lawModules.ts";

const commands: Readonly<Record<string, (argument: string | undefined) => string | Promise<string>>> = {
  build,
  "review-pack": reviewPack,
  // These load the modules that build writes; build works without them, or with damaged ones.
  report: async () => (await import("./lawReport.ts")).lawReport(parseStateFiles(), dateOf(new Date())),
  checks: async (file) => `${(await import("./lawChecks.ts")).importLawChecks(file)}\n${build()}`,
};

const usage = `npm run law -- build           write the modules that the product loads, from the files in sdk/data
npm run law -- report          facts by status, source and age
npm run law -- review-pack     write a Word file per state, letter and questionnaire for an attorney (review-pack/)
npm run law -- checks <file>   import what operators recorded at /admin/law`;

const [name = "", argument] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new Error(usage);
  console.log(await command(argument));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function build(): string {
  return `Law modules changed: ${writeLawModules()}.`;
}

/** Letters are in a package that imports this one, so the review pack runs as a separate process. */
function reviewPack(folder = "review-pack"): string {
  const script = path.join(import.meta.dirname, "../../widgets/reviewPack.ts");
  return execFileSync(process.execPath, [script, folder], { encoding: "utf8" }).trim();
}
