import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { checkImports } from "./check-imports.ts";

type Tree = Readonly<Record<string, string>>;

/** A small repository that keeps every rule. */
const soundRepository: Tree = {
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
  "storybook/package.json": JSON.stringify({
    dependencies: { "@storybook/react-vite": "1", "@iep-insider/widgets": "1" },
  }),
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
  for (const [file, text] of Object.entries({ ...soundRepository, ...tree })) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  try {
    return checkImports(root).violations.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

/** A file that breaks a rule, its content, and a part of the rule's text. */
const violations: readonly (readonly [file: string, text: string, rule: string])[] = [
  ["sdk/src/ui/a.ts", `import "@iep-insider/widgets/x";`, "its own package.json declares"],
  ["widgets/src/a.ts", `import "@iep-insider/dashboard/x";`, "its own package.json declares"],
  ["dashboard/src/a.ts", `import "@iep-insider/storybook/x";`, "its own package.json declares"],
  ["storybook/.storybook/a.ts", `import "@iep-insider/examples/x";`, "its own package.json declares"],
  ["examples/a.ts", `export * from "@iep-insider/api/src/app.ts";`, "its own package.json declares"],
  ["examples/tests/a.test.ts", `import "@iep-insider/api/x";`, "its own package.json declares"],
  ["dashboard/src/b.ts", `import type { App } from "@iep-insider/api/x";`, "its own package.json declares"],
  ["api/src/a.ts", `import { Button } from "@iep-insider/sdk/ui";`, "of our packages, api imports only"],
  ["api/src/b.ts", `import "@iep-insider/sdk/src/law/x.ts";`, "of our packages, api imports only"],
  ["api/src/c.ts", `import "../simulator/b.ts";`, "payment simulator"],
  ["sdk/src/law/a.ts", `import { useMemo } from "react";`, "no React, no DOM, no Node"],
  ["sdk/src/catalog/a.ts", `import type { FC } from "react";`, "no React, no DOM, no Node"],
  ["sdk/src/contract/a.ts", `import "../law/Law.tsx";`, "no React, no DOM, no Node"],
  ["sdk/src/safety/a.ts", `export { Button } from "../ui/index.ts";`, "no React, no DOM, no Node"],
  ["sdk/src/law/b.ts", `import { readFileSync } from "fs";`, "no React, no DOM, no Node"],
  ["sdk/src/contract/b/calls.ts", `import { z } from "zod";`, "zod and the contract's schemas"],
  ["sdk/src/contract/c.ts", `export * from "./schemas.ts";`, "zod and the contract's schemas"],
  ["widgets/src/b.ts", `await import("@iep-insider/sdk/contract/schemas");`, "zod and the contract's"],
  ["widgets/src/tools/one/a.ts", `import { two } from "../two/logic.ts";`, "a tool never imports another"],
  ["widgets/src/tools/one/a.test.ts", `import "../two/logic.ts";`, "a tool never imports another"],
  ["widgets/src/tools/c/content.ts", `import { type A, b } from "@iep-insider/sdk/law";`, "holds words"],
  ["widgets/src/tools/d/logic.ts", `import "@iep-insider/sdk/ui";`, "logic.ts imports sdk/law"],
  ["widgets/src/tools/e/logic.ts", `import { E } from "./E.tsx";`, "logic.ts imports sdk/law"],
  ["widgets/src/tools/f/logic.ts", `type N = import("react").ReactNode;`, "not even its types"],
  ["widgets/src/tools/g/element.ts", `import "../../questionnaire/index.ts";`, "element.ts imports"],
  ["widgets/src/tools/h/One.tsx", `import "../../element/index.ts";`, "a tool's screen imports"],
  ["widgets/src/tools/i/report.ts", `import { useState } from "react";`, "further .ts files"],
  ["widgets/src/c.ts", `import "../../sdk/src/law/index.ts";`, "crosses a package's boundary"],
  ["dashboard/src/c.ts", `import "lodash/fp";`, "its own package.json declares"],
  ["dashboard/src/d.ts", `import "vite";`, "its own package.json declares"],
  ["storybook/src/a.ts", `import "@iep-insider/sdk/x";`, "its own package.json declares"],
  ["sdk/src/ui/A.stories.tsx", `import "@iep-insider/widgets/x";`, "its own package.json declares"],
];

it("finds nothing where every rule is kept", () => expect(violationsOf({})).toEqual([]));

it("finds every violation, and names its file and rule", () => {
  const found = violationsOf(Object.fromEntries(violations));
  for (const [file, text, rule] of violations)
    expect(
      found.filter((line) => line.startsWith(`${file}:1 `) && line.includes(rule)),
      `${file}: ${text}`,
    ).not.toEqual([]);
});

it("finds folders of sdk that import each other in a cycle", () => {
  const cycle = {
    "sdk/src/a/a.ts": `import "../b/b.ts";`,
    "sdk/src/b/b.ts": `import "../c/c.ts";`,
    "sdk/src/c/c.ts": `import type { A } from "../a/a.ts";`,
  };
  expect(violationsOf(cycle).join("\n")).toContain("(a → b → c → a)");
});

it("names the line, and reads no comment or text as an import", () => {
  const text = `// import "@iep-insider/api/no"\nconst s = 'import "@iep-insider/api/no"';\nimport "@iep-insider/api/x";`;
  expect(violationsOf({ "sdk/src/ui/a.ts": text }).filter((one) => one.includes("declares"))).toEqual([
    "sdk/src/ui/a.ts:3 a package imports only what its own package.json declares; tests, stories and configuration also what the root's does",
  ]);
});
