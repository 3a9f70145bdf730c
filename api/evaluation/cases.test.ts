import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { aiTools } from "@iep-insider/sdk/contract";
import { contract } from "@iep-insider/sdk/contract/schemas";
import { provisions } from "@iep-insider/sdk/law";
import { glossary } from "@iep-insider/sdk/law/glossary";
import { textOf } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { readAsked } from "./asked/readAsked.ts";
import { cases } from "./cases/index.ts";
import { isHeldId } from "./isHeldId.ts";

const inputSchemas = {
  chat: contract.ai.chat.input,
  "goal-analyzer": contract.ai.analyzeGoal.input,
  "denial-decoder": contract.ai.decodeDenial.input,
  "jargon-translator": contract.ai.translateJargon.input,
  "dispute-guide": contract.ai.getDisputeGuidance.input,
};

const all = aiTools.flatMap((tool) =>
  cases[tool].map((theCase) => ({ ...theCase, tool, inputSchema: inputSchemas[tool] })),
);

const inParentsWords = all.filter(({ wording }) => wording === "parent");

it("the cases of the evaluation are at least 60, 12 for each tool, 20 in a parent's words and 10 of safety", () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const tool of aiTools) {
    expect(cases[tool].length, tool).toBeGreaterThanOrEqual(12);
  }
  expect(all.filter(({ wording }) => wording === "parent").length).toBeGreaterThanOrEqual(20);
  expect(all.filter(({ isSafety }) => isSafety).length).toBeGreaterThanOrEqual(10);
});

it("the cases of the evaluation have unique ids", () => {
  const ids = all.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

it.each(all)("$id: is a valid request", ({ input, inputSchema }) => {
  expect(inputSchema.safeParse(input).error).toBeUndefined();
});

it.each(all)("$id: expects only provisions that we hold, and at least one fact", ({ expected }) => {
  expect((expected.citesOneOf ?? []).filter((id) => !isHeldId(id))).toEqual([]);
  const { outcome, ...facts } = expected;
  expect(outcome.length).toBeGreaterThan(0);
  expect(Object.keys(facts).length + (outcome.length < 3 ? 1 : 0)).toBeGreaterThan(0);
});

it("the cases of the evaluation in a parent's words share no run of five words with our library", () => {
  const library = textOf([Object.values(provisions), glossary]).split("\n");
  expect(sharedRuns(5, library, inParentsWords)).toEqual([]);
});

// Seven words, since many parents ask "do I have to sign"; nine in the longer messages of `asked`.
it("the cases of the evaluation in a parent's words were not learned by the engines", () => {
  const places = ["../src/ai/**/*.ts", "../../sdk/src/safety/**/*.ts"];
  const files = globSync(places, { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\.ts$|[\\/]tests[\\/]/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const engines = files.flatMap((file) =>
    readFileSync(resolve(import.meta.dirname, file), "utf8").split("\n"),
  );
  const asked = readAsked().flatMap(({ id, turns }) => turns.map(({ input }) => ({ id, input })));
  expect(sharedRuns(7, engines, inParentsWords)).toEqual([]);
  expect(sharedRuns(9, engines, asked)).toEqual([]);
});

interface Typed {
  readonly id: string;
  readonly input: object;
}

/** Runs of `length` words that a case shares with the lines. */
function sharedRuns(length: number, lines: readonly string[], typed: readonly Typed[]): readonly string[] {
  const theirs = new Set(runsIn(lines, length));
  return typed.flatMap(({ id, input }) =>
    runsIn(Object.values(input), length)
      .filter((run) => theirs.has(run))
      .map((run) => `${id}: ${run}`),
  );
}

function runsIn(texts: readonly (string | undefined)[], length: number): readonly string[] {
  return texts.flatMap((text) => {
    const words = (text ?? "").toLowerCase().match(/[a-z0-9']+/g) ?? [];
    return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(" "));
  });
}
