// `npm run contract`: writes each area's `calls.ts`, the addresses that browsers need, from its `schemas.ts`.
import { execFileSync } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addressOf, type Declarations } from "../src/contract/declaration.ts";

const root = path.join(import.meta.dirname, "../src/contract");
const declared = /^(\w+)Contract$/;

const written = await Promise.all(globSync("**/schemas.ts", { cwd: root }).map(writeCalls));
execFileSync(
  path.join(import.meta.dirname, "../../node_modules/.bin/biome"),
  ["check", "--write", ...written.flat()],
  { stdio: "inherit" },
);

async function writeCalls(file: string): Promise<string[]> {
  const exported: Readonly<Record<string, Declarations>> = await import(path.join(root, file));
  const areas = Object.entries(exported).filter(([name]) => declared.test(name));
  if (areas.length === 0) return [];
  const target = path.join(root, path.dirname(file), "calls.ts");
  const toDeclaration = path.posix.relative(path.dirname(file), "declaration.ts");
  writeFileSync(
    target,
    `// Written by \`npm run contract\` from schemas.ts.
import type { CallsOf } from "${toDeclaration.startsWith(".") ? toDeclaration : `./${toDeclaration}`}";
import type { ${areas.map(([name]) => name).join(", ")} } from "./schemas.ts";
${areas.map(([name, calls]) => listOf(name, calls)).join("")}`,
  );
  return [target];
}

function listOf(name: string, calls: Declarations): string {
  const lines = Object.entries(calls).map(([call, declaration]) => {
    const { method, path: address } = addressOf(declaration);
    const simple = declaration.isSimple ? ", isSimple: true" : "";
    return `  ${call}: { method: "${method}", path: "${address}"${simple} },\n`;
  });
  return `\nexport const ${name.replace(declared, "$1")}: CallsOf<typeof ${name}> = {\n${lines.join("")}};\n`;
}
