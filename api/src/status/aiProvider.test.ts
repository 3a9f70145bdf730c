import { expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { aiProvider } from "./aiProvider.ts";

test.each([
  ["none without a key", {}, null],
  ["OpenAI by its name", { OPENAI_API_KEY: "k" }, "OpenAI"],
  ["any other by its host", { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "https://ai.example/v1" }, "ai.example"],
])("names %s", (_, settings, expected) => {
  expect(aiProvider(readEnvironment(settings).ai)).toBe(expected);
});
