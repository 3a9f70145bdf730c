import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sourcesOf } from "./sourcesOf.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sources-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const barrel = `
export { Fold } from "./fold/Fold.tsx";
export { Marks, type Quote } from "./Marks.tsx";
export type { Reason } from "./Reason.ts";
`;

it.each([
  ["what it imports", `import { a } from "../a.ts";\nimport "../b.ts";`, ["a.ts", "b.ts"]],
  ["what is imported there", `import { c } from "../c.ts";`, ["c.ts", "a.ts"]],
  ["what comes on demand", `const later = () => import("../a.ts");`, ["a.ts"]],
  [
    "of an index the names alone",
    `import { Fold } from "../result/index.ts";`,
    ["result/index.ts", "result/fold/Fold.tsx"],
  ],
  [
    "names over several lines",
    `import {\n  Fold,\n  Marks,\n} from "../result/index.ts";`,
    ["result/index.ts", "result/fold/Fold.tsx", "result/Marks.tsx"],
  ],
  [
    "no types",
    `import type { Reason } from "../result/index.ts";\nimport { type Quote } from "../result/index.ts";`,
    [],
  ],
  ["no packages", `import { tw } from "@iep-insider/sdk/theme";`, []],
])("finds %s", (_, source, expected) => {
  const files = {
    "a.ts": "export const a = 1;",
    "b.ts": "",
    "c.ts": `export { a as c } from "./a.ts";`,
    "result/index.ts": barrel,
    "result/fold/Fold.tsx": "export const Fold = 1;",
    "result/Marks.tsx": "export const Marks = 1;",
    "result/Reason.ts": "export type Reason = string;",
    "tool/element.ts": source,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const found = [...sourcesOf(join(folder, "tool/element.ts"))].map((file) => relative(folder, file));
  expect(found.sort()).toEqual(["tool/element.ts", ...expected].sort());
});
