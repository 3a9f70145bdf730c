import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkImports } from "./check-imports.ts";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

type Tree = Readonly<Record<string, string>>;

/** A small repository in which all is right; a case adds to it the file that is wrong. */
const rightHouse: Tree = {
  "package.json": JSON.stringify({
    workspaces: ["sdk", "widgets", "dashboard", "api", "examples", "storybook"],
    devDependencies: { vitest: "1", vite: "1", "@types/node": "1" },
  }),
  "sdk/package.json": JSON.stringify({
    dependencies: { react: "1", zod: "1" },
    exports: {
      "./contract": "./src/contract/index.ts",
      "./contract/schemas": "./src/contract/schemas.ts",
      "./law": "./src/law/index.ts",
      "./ui": "./src/ui/index.ts",
    },
  }),
  "widgets/package.json": manifest("sdk"),
  "dashboard/package.json": manifest("sdk", "widgets"),
  "api/package.json": manifest("sdk"),
  "examples/package.json": manifest("sdk", "widgets"),
  "storybook/package.json": JSON.stringify({ dependencies: { "@storybook/react-vite": "1" } }),
  "sdk/src/contract/index.ts": `export * from "./status/calls.ts";`,
  "sdk/src/contract/status/calls.ts": `export interface Health { ok: boolean }`,
  "sdk/src/contract/schemas.ts": `import { z } from "zod"; export const health = z.object({});`,
  "sdk/src/law/index.ts": `export const provisions = [];`,
  "sdk/src/law/index.test.ts": `import { it } from "vitest"; import fs from "node:fs";`,
  "sdk/src/theme/vite.ts": `import type { Plugin } from "vite"; import fs from "node:fs";`,
  "sdk/src/ui/index.ts": `export { Button } from "./Button.tsx";`,
  "sdk/src/ui/Button.tsx": `import { useId } from "react"; export const Button = () => <b>{useId()}</b>;`,
  "widgets/src/questionnaire/index.ts": `export interface Question { text: string }`,
  "widgets/src/element/index.ts": `export const defineTool = () => undefined;`,
  "widgets/src/tools/one/content.ts": `import type { Question } from "../../questionnaire/index.ts";`,
  "widgets/src/tools/one/logic.ts": `import { provisions } from "@iep-insider/sdk/law"; import * as c from "./content.ts";`,
  "widgets/src/tools/one/One.tsx": `import { Button } from "@iep-insider/sdk/ui"; import { useState } from "react";`,
  "widgets/src/tools/one/One.stories.tsx": `import type { Meta } from "@storybook/react-vite";`,
  "widgets/src/tools/one/element.ts": `import sheet from "virtual:sheet/one"; import { defineTool } from "../../element/index.ts";`,
  "widgets/src/tools/two/logic.ts": `export const two = 2;`,
  "dashboard/src/main.tsx": `import("@iep-insider/widgets/tools/one"); import "./main.css?inline"; import "https://x.y/z.js";`,
  "examples/react-app/App.tsx": `import "@iep-insider/elements/one";`,
  "api/src/app.ts": `import { health } from "@iep-insider/sdk/contract/schemas"; import { createServer } from "node:http";`,
};

function manifest(...ours: readonly string[]): string {
  const dependencies = ["react", ...ours.map((name) => `@iep-insider/${name}`)];
  return JSON.stringify({ dependencies: Object.fromEntries(dependencies.map((name) => [name, "1"])) });
}

function violationsOf(tree: Tree) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "iep-imports-"));
  folders.push(root);
  for (const [file, text] of Object.entries({ ...rightHouse, ...tree })) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return checkImports(root).violations.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

/** What is wrong, the file that is, and the rule that says so. */
const cases: readonly (readonly [string, Tree, string])[] = [
  ["sdk importing widgets", { "sdk/src/ui/a.ts": `import "@iep-insider/widgets/x";` }, "sdk imports none"],
  [
    "widgets importing the dashboard",
    { "widgets/src/a.ts": `import "@iep-insider/dashboard/x";` },
    "widgets imports of ours",
  ],
  [
    "the dashboard importing storybook",
    { "dashboard/src/a.ts": `import "@iep-insider/storybook/x";` },
    "never one another",
  ],
  [
    "a dotted folder's file importing examples",
    { "storybook/.storybook/a.ts": `import "@iep-insider/examples/x";` },
    "never one another",
  ],
  [
    "somebody importing api",
    { "examples/a.ts": `export * from "@iep-insider/api/src/app.ts";` },
    "nobody imports api",
  ],
  [
    "a test importing api",
    { "examples/tests/a.test.ts": `import "@iep-insider/api/x";` },
    "nobody imports api",
  ],
  [
    "a type of api",
    { "dashboard/src/a.ts": `import type { App } from "@iep-insider/api/x";` },
    "nobody imports api",
  ],
  [
    "api importing sdk's kit",
    { "api/src/a.ts": `import { Button } from "@iep-insider/sdk/ui";` },
    "api imports of ours only",
  ],
  [
    "api reaching into the law's folder",
    { "api/src/a.ts": `import "@iep-insider/sdk/src/law/x.ts";` },
    "api imports of ours only",
  ],
  [
    "the API's source importing the simulator",
    { "api/src/a.ts": `import "../simulator/b.ts";` },
    "payment simulator",
  ],
  [
    "the law importing React",
    { "sdk/src/law/a.ts": `import { useMemo } from "react";` },
    "no React, no DOM, no Node",
  ],
  [
    "the catalog importing a type of React",
    { "sdk/src/catalog/a.ts": `import type { FC } from "react";` },
    "no React, no DOM, no Node",
  ],
  [
    "the contract importing a screen",
    { "sdk/src/contract/a.ts": `import "../law/Law.tsx";` },
    "no React, no DOM, no Node",
  ],
  [
    "safety importing the kit",
    { "sdk/src/safety/a.ts": `export { Button } from "../ui/index.ts";` },
    "no React, no DOM, no Node",
  ],
  [
    "the law reading files",
    { "sdk/src/law/a.ts": `import { readFileSync } from "fs";` },
    "no React, no DOM, no Node",
  ],
  [
    "calls importing zod",
    { "sdk/src/contract/status/calls.ts": `import { z } from "zod";` },
    "zod and the contract's schemas",
  ],
  [
    "the contract's index passing schemas on",
    { "sdk/src/contract/index.ts": `export * from "./schemas.ts";` },
    "zod and the contract's schemas",
  ],
  [
    "a widget importing schemas",
    { "widgets/src/a.ts": `await import("@iep-insider/sdk/contract/schemas");` },
    "zod and the contract's schemas",
  ],
  [
    "a tool importing another tool",
    { "widgets/src/tools/one/a.ts": `import { two } from "../two/logic.ts";` },
    "a tool never imports another tool",
  ],
  [
    "a tool's test importing another tool",
    { "widgets/src/tools/one/a.test.ts": `import "../two/logic.ts";` },
    "a tool never imports another tool",
  ],
  [
    "content importing a value",
    { "widgets/src/tools/one/content.ts": `import { type A, b } from "@iep-insider/sdk/law";` },
    "content.ts holds words",
  ],
  [
    "logic importing the kit",
    { "widgets/src/tools/one/logic.ts": `import "@iep-insider/sdk/ui";` },
    "logic.ts imports sdk/law",
  ],
  [
    "logic importing the screen",
    { "widgets/src/tools/one/logic.ts": `import { One } from "./One.tsx";` },
    "logic.ts imports sdk/law",
  ],
  [
    "logic naming a type of React",
    { "widgets/src/tools/one/logic.ts": `type N = import("react").ReactNode;` },
    "not even its types",
  ],
  [
    "an element importing the questionnaire",
    { "widgets/src/tools/one/element.ts": `import "../../questionnaire/index.ts";` },
    "element.ts imports widgets/element",
  ],
  [
    "a screen importing the element runtime",
    { "widgets/src/tools/one/One.tsx": `import "../../element/index.ts";` },
    "a tool's screen imports",
  ],
  [
    "a report importing React",
    { "widgets/src/tools/one/report.ts": `import { useState } from "react";` },
    "further .ts files",
  ],
  [
    "a relative import into another package",
    { "widgets/src/a.ts": `import "../../sdk/src/law/index.ts";` },
    "crosses a package's boundary",
  ],
  [
    "a package that is not declared",
    { "dashboard/src/a.ts": `import "lodash/fp";` },
    "its own package.json declares",
  ],
  [
    "a root development package in a visitor's file",
    { "dashboard/src/a.ts": `import "vite";` },
    "its own package.json declares",
  ],
  [
    "a package of ours that is not declared",
    { "storybook/src/a.ts": `import "@iep-insider/widgets/x";` },
    "its own package.json declares",
  ],
  [
    "folders of sdk in a cycle",
    {
      "sdk/src/a/a.ts": `import "../b/b.ts";`,
      "sdk/src/b/b.ts": `import "../c/c.ts";`,
      "sdk/src/c/c.ts": `import type { A } from "../a/a.ts";`,
    },
    "(a → b → c → a)",
  ],
];

describe("check-imports", () => {
  it("finds nothing in a house in which all is right", () => {
    expect(violationsOf({})).toEqual([]);
  });

  it.each(cases)("catches %s", (_what, tree, rule) => {
    expect(violationsOf(tree).join("\n")).toContain(rule);
  });

  it("names the file and the line", () => {
    const text = `// import "@iep-insider/api/no"\nconst s = 'import "@iep-insider/api/no"';\nimport "@iep-insider/api/x";`;
    expect(violationsOf({ "sdk/src/ui/a.ts": text }).filter((one) => one.includes("nobody"))).toEqual([
      "sdk/src/ui/a.ts:3 nobody imports api",
    ]);
  });
});
