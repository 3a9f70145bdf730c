import fs from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { type House, packageOf, type SourceFile, workspaceOf } from "./house.ts";
import { readImports } from "./read-imports.ts";

/** One import, with its target named as the rules name it. */
export interface ImportEdge {
  readonly from: SourceFile;
  readonly specifier: string;
  readonly target: string;
  readonly isType: boolean;
  readonly line: number;
}

const endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx", ".js", ".mjs"];

/** All imports of all source files. */
export function readEdges(house: House): ImportEdge[] {
  return house.files.flatMap((from) => {
    const source = fs.readFileSync(path.join(house.root, from.path), "utf8");
    return readImports(from.path, source).flatMap(({ specifier, isType, line }) => {
      const target = targetOf(house, from, specifier.replace(/\?.*$/, ""));
      return target === undefined ? [] : [{ from, specifier, target, isType, line }];
    });
  });
}

/** The target's name, or undefined for an address that only a browser resolves. */
function targetOf(house: House, from: SourceFile, specifier: string): string | undefined {
  if (specifier.startsWith(".")) {
    return withEnding(house, path.posix.join(path.posix.dirname(from.path), specifier));
  }
  if (/^(https?:)?\/|^data:/.test(specifier)) return undefined;
  if (specifier.startsWith("virtual:")) return specifier;
  if (isBuiltin(specifier)) return specifier.startsWith("node:") ? specifier : `node:${specifier}`;
  const ours = workspaceOf(specifier);
  if (!ours) return `npm:${packageOf(specifier)}`;
  const file = house.workspaces.get(ours.workspace)?.exports.get(ours.subpath);
  return path.posix.join(ours.workspace, file ?? ours.subpath);
}

function withEnding(house: House, file: string): string {
  return endings.map((ending) => file + ending).find((one) => isFile(path.join(house.root, one))) ?? file;
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
