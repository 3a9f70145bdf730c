import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../repository.mjs";
import { selectSpecs } from "./select-specs.mjs";
import { selectStories } from "./select-stories.mjs";
import { specsOf } from "./specs-of.mjs";

const specs = fs.readdirSync(path.join(root, "examples/tests")).filter((name) => name.endsWith(".spec.ts"));

it.each([
  ["a tool", "widgets/src/tools/rights-guide/logic.ts", ["private", "rights-guide"]],
  ["a page", "dashboard/src/pages/newsletter/Newsletter.tsx", ["newsletter", "routes"]],
  ["a spec itself", "examples/tests/letter-generator.spec.ts", ["letter-generator"]],
  ["what no browser test can see", "api/evaluation/cases/chat.ts", []],
  ["a fixture of the API's tests", "api/tests/samples.ts", []],
  ["the model's stand-in", "api/tests/openai/serve.ts", ["ai-engine", "ai-gate", "ai-readings", "ai-tools"]],
])("%s concerns its own specs", (_, file, expected) => {
  expect(selectSpecs([file])).toEqual(expected.map((name) => `examples/tests/${name}.spec.ts`));
});

it.each([
  ["a file that the map does not know", "sdk/src/ui/Button.tsx"],
  ["a fixture of all specs", "examples/tests/fixtures/test.ts"],
])("%s concerns every spec that can tell", (_, file) => {
  expect(selectSpecs([file]).length).toBeGreaterThan(specs.length * 0.8);
});

it("the map names specs that exist, and every folder it names", () => {
  for (const spec of specsOf.flatMap((row) => row.specs)) expect(specs).toContain(`${spec}.spec.ts`);
});

it("selects a tool's own stories, all for what tools share, and none for the server", () => {
  expect(selectStories(["widgets/src/tools/rights-guide/logic.ts"])).toEqual([
    "--grep",
    "Tools/Parent rights guide[:/]",
  ]);
  expect(selectStories(["sdk/src/ui/Button.tsx"])).toEqual(["storybook/tests"]);
  expect(selectStories(["api/src/app.ts"])).toEqual([]);
});
