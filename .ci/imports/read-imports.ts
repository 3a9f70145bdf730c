import { parseSync } from "vite";

/** One import in a file, of any form: static, re-exported, dynamic or type-only. */
export interface Import {
  readonly specifier: string;
  /** Whether nothing of it is left when the types are stripped. */
  readonly isType: boolean;
  readonly line: number;
}

/** Every import of a source text whose specifier is a literal. Throws when the text does not parse. */
export function readImports(file: string, source: string): Import[] {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const lineOf = (position: number) => source.slice(0, position).split("\n").length;
  const imports: Import[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    imports.push({ specifier: moduleRequest.value, isType, line: lineOf(start) });
  }
  for (const { entries, start } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) imports.push({ specifier: moduleRequest.value, isType, line: lineOf(start) });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = literal(source.slice(moduleRequest.start, moduleRequest.end));
    if (specifier !== undefined)
      imports.push({ specifier, isType: false, line: lineOf(moduleRequest.start) });
  }
  for (const { specifier, start } of importTypes(program)) {
    imports.push({ specifier, isType: true, line: lineOf(start) });
  }
  return imports;
}

function literal(text: string): string | undefined {
  return text.match(/^(["'`])([^"'`$]*)\1$/)?.[2];
}

/** `import("x").Y` in a type, which the parser's list of imports leaves out. */
function importTypes(node: unknown, found: { specifier: string; start: number }[] = []) {
  if (Array.isArray(node)) {
    for (const child of node) importTypes(child, found);
  } else if (isRecord(node)) {
    const { type, source, start } = node;
    if (type === "TSImportType" && isRecord(source)) {
      const { value } = source;
      if (typeof value === "string") found.push({ specifier: value, start: Number(start) });
    }
    for (const child of Object.values(node)) importTypes(child, found);
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
