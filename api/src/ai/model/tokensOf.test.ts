import { expect, test } from "vitest";
import { tokensOf } from "./askModel.ts";
import type { TokensUsed } from "./ModelClient.ts";

const rough = { input: 90, output: 30 };

test.each<[usage: unknown, TokensUsed, string]>([
  [{ prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }, { input: 100, output: 20 }, "all said"],
  [{ total_tokens: 120 }, { input: 90, output: 30 }, "the whole is exact, its parts are not"],
  [{ total_tokens: 50 }, { input: 50, output: 0 }, "never more than the whole"],
  [{ prompt_tokens: 100, total_tokens: 120 }, { input: 100, output: 20 }, "the rest is the answer"],
  [{ prompt_tokens: null, completion_tokens: 20 }, { input: 90, output: 20 }, "what is missing is estimated"],
  [{ total_tokens: -1 }, rough, "it says nonsense"],
  [undefined, rough, "there is no such part"],
])("%j is %j: %s", (usage, tokens) => {
  expect(tokensOf({ usage }, rough)).toEqual(tokens);
});
