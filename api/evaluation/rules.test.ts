import { aiTools } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { cases } from "./cases/index.ts";
import { createAnswering } from "./createAnswering.ts";
import { judge } from "./judge.ts";
import { runCases } from "./runCases.ts";

test("the rules engine is good enough: the share of cases, all of safety, no invented citation", async () => {
  const results = await runCases(await createAnswering("rules"), cases, aiTools);
  expect(results.length).toBeGreaterThanOrEqual(60);
  expect(judge(results)).toEqual([]);
});
