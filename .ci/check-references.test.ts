import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { findDangling } from "./check-references.ts";

it("finds paths in documents and decision numbers anywhere that do not exist", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "references-"));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  write("docs/decisions/0007-one-price.md", "# 7. One price\n");
  write(
    "api/README.md",
    "See `api/src/app.ts`, `api/src/gone.ts`, [up](../README.md) and [web](https://x.example).\n",
  );
  write("api/src/app.ts", "// ADR 7 and ADRs 7, 8 and 7; `api/src/not-checked-in-code.ts`\n");
  const found = findDangling(root, ["api/README.md", "api/src/app.ts"]).map(({ names }) => names);
  expect(found).toEqual(["api/src/gone.ts", "../README.md", "ADR 8"]);
  fs.rmSync(root, { recursive: true });
});
