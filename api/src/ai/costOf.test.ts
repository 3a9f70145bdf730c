import { expect, test } from "vitest";
import type { TokenPrices } from "../aiSettings.ts";
import { costOf } from "./costOf.ts";
import type { TokensUsed } from "./model/ModelClient.ts";

const prices = { input: 0.75, output: 4.5 };

test.each<[TokensUsed, TokenPrices | null, number | null, string]>([
  [{ input: 1_000_000, output: 0 }, prices, 750_000, "a million asked is its price"],
  [{ input: 0, output: 1_000_000 }, prices, 4_500_000, "a million answered is its price"],
  [{ input: 1, output: 0 }, prices, 1, "a single one, to the nearest millionth"],
  [{ input: 500, output: 500 }, { input: 0, output: 0 }, 0, "a server of one's own can be free"],
  [{ input: 500, output: 500 }, null, null, "not known without prices"],
])("%j at %j costs %j: %s", (tokens, set, cost) => {
  expect(costOf(tokens, set)).toBe(cost);
});
