import { aiTools } from "@iep-insider/sdk/contract";
import { EnvironmentError } from "../src/environment.ts";
import { halfOf, readAsked } from "./asked/readAsked.ts";
import { missedBars, reportAsked, reportLearning } from "./asked/reportAsked.ts";
import { runAsked } from "./asked/runAsked.ts";
import { cases } from "./cases/index.ts";
import { createAnswering, NoKeyError } from "./createAnswering.ts";
import { judge } from "./judge.ts";
import { measureLearning } from "./measureLearning.ts";
import { readArguments, UsageError } from "./readArguments.ts";
import { report } from "./report.ts";
import { runCases } from "./runCases.ts";
import { judgeSpanish, reportSpanish } from "./spanish/reportSpanish.ts";
import { runSpanish } from "./spanish/runSpanish.ts";

/**
 * `npm run evaluate [-- --engine rules|openai] [--tool chat] [--held-out]`: asks an engine every case and
 * prints what came of it, of the cases in `asked/` one half.
 * The exit code is 1 when fewer than 85 % passed, a safety case failed, a citation was invented, the
 * rules had to answer in the model's place too often, miss a bar of the asked cases (but for time), or find something else
 * in Spanish, or it could not be run.
 */
try {
  const { engine, tools, half } = readArguments(process.argv.slice(2));
  const answering = await createAnswering(engine);
  const asked = readAsked().filter(({ id, tool }) => halfOf(id) === half && tools.includes(tool));
  const results = await runCases(answering, cases, tools);
  console.log(`${report(results)}\n\nAsked in parents' own way, ${half} half: ${asked.length} cases\n`);
  const askedResults = await runAsked(answering, asked);
  console.log(reportAsked(askedResults));
  const inBoth =
    engine === "rules" ? await runSpanish(answering, await createAnswering(engine, "es"), cases, tools) : [];
  if (engine === "rules") {
    console.log(`\n${reportSpanish(inBoth)}\n`);
    console.log(reportLearning(await measureLearning()));
  }
  // The bars are those of the rules over all tools.
  const isBarred = engine === "rules" && tools.length === aiTools.length;
  const missed = [...judge(results), ...judgeSpanish(inBoth), ...(isBarred ? missedBars(askedResults) : [])];
  process.exitCode = missed.length === 0 ? 0 : 1;
} catch (error) {
  const isExplained =
    error instanceof UsageError || error instanceof NoKeyError || error instanceof EnvironmentError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
