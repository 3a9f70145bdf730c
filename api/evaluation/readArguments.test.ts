import { aiTools } from "@iep-insider/sdk/contract";
import { describe, expect, it } from "vitest";
import { readArguments, UsageError } from "./readArguments.ts";

describe("the arguments", () => {
  it.each([
    [[], { engine: "rules", tools: aiTools }],
    [["--engine", "openai"], { engine: "openai", tools: aiTools }],
    [["--tool", "goals", "--engine=rules"], { engine: "rules", tools: ["goals"] }],
  ])("%j are read", (words, read) => {
    expect(readArguments(words)).toEqual(read);
  });

  it.each([[["--engine", "magic"]], [["--tool", "letters"]], [["--tool", ""]], [["--all"]], [["goals"]]])(
    "%j are not understood",
    (words) => {
      expect(() => readArguments(words)).toThrow(UsageError);
    },
  );
});
