import type { AiToday } from "@iep-insider/sdk/contract";
import { todayAi } from "../../../content/admin/today.ts";
import { dollars } from "../kit/dollars.ts";

/** What the AI took today, with what it cost where that is known: "$0.12, 40,000 of 2,000,000 tokens (2%)". */
export function spendOf({ tokens, dailyTokens, cost }: AiToday): string {
  const spent = todayAi.spent(tokens, dailyTokens, percent.format(tokens / dailyTokens));
  return cost === null ? spent : todayAi.withCost(dollars(cost / millionthsOfCent), spent);
}

const millionthsOfCent = 10_000;
const percent = new Intl.NumberFormat("en-US", { style: "percent" });
