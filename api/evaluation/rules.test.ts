import { aiTools } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { halfOf, readAsked } from "./asked/readAsked.ts";
import { missedBars } from "./asked/reportAsked.ts";
import { runAsked } from "./asked/runAsked.ts";
import { cases } from "./cases/index.ts";
import { createAnswering } from "./createAnswering.ts";
import { judge } from "./judge.ts";
import { runCases } from "./runCases.ts";

test("the rules engine is good enough: the share of cases, all of safety, no invented citation", async () => {
  const results = await runCases(await createAnswering("rules"), cases, aiTools);
  expect(results.length).toBeGreaterThanOrEqual(60);
  expect(judge(results)).toEqual([]);
});

test("messages in parents' own way keep to every bar but that of time, on the tuning half", async () => {
  const tuning = readAsked().filter(({ id }) => halfOf(id) === "tuning");
  expect(missedBars(await runAsked(await createAnswering("rules"), tuning))).toEqual([]);
});
