import type { AiCounts, UsageReport } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { noAi, noEvents } from "../../../../tests/usageCounts.ts";
import { aiFigures } from "./glance.ts";

test.each<[Partial<AiCounts>, string, string]>([
  [{}, "$0.00", "none in the 7 days before either"],
  [{ inputTokens: 900, outputTokens: 100, unpricedTokens: 1000 }, "unknown", "set OPENAI_INPUT_PRICE"],
  [{ inputTokens: 900, unpricedTokens: 400, cost: 12_400_000 }, "$12.40", "none in the 7 days before"],
  [{ inputTokens: 9, cost: 70 }, "less than $0.01", "none in the 7 days before"],
])("the cost of AI for %j: %s, %s", (some, figure, beside) => {
  const totals = (ai: AiCounts) => ({ events: noEvents, onPartnerSites: noEvents, unverified: noEvents, ai });
  const report: UsageReport = {
    from: "2026-11-16",
    to: "2026-11-22",
    days: [],
    totals: totals({ ...noAi, ...some }),
    before: totals(noAi),
    tools: [],
    pages: [],
    failures: [],
    engine: { isOn: true, prices: null },
  };
  const cost = aiFigures(report, { range: "7d", tool: null }).at(-1);
  expect([cost?.name, cost?.figure]).toEqual(["AI cost", figure]);
  expect(cost?.beside).toContain(beside);
});
