import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * The source files that an entry may run, itself among them: what it imports, statically or on demand, and what those
 * import. Of an `index.ts`, only the files of the names that are imported from it. Types and packages are left out.
 * @param entry an absolute path.
 */
export function sourcesOf(entry: string): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, names: readonly string[] | null) => {
    const isBarrel = basename(file) === "index.ts";
    const key = isBarrel ? `${file} ${names?.join() ?? "*"}` : file;
    if (seen.has(key)) return;
    seen.add(key);
    files.add(file);
    for (const one of importsIn(file)) {
      const wanted = isBarrel && one.isExport ? both(names, one.names) : one.names;
      if (wanted?.length !== 0) visit(one.file, wanted);
    }
  };
  visit(entry, null);
  return files;
}

/** The names in both lists; null has every name. */
function both(some: readonly string[] | null, others: readonly string[] | null): readonly string[] | null {
  return some && others ? others.filter((name) => some.includes(name)) : (some ?? others);
}

interface Import {
  readonly file: string;
  /** Null: everything. */
  readonly names: readonly string[] | null;
  readonly isExport: boolean;
}

const known = new Map<string, readonly Import[]>();

function importsIn(file: string): readonly Import[] {
  const found = known.get(file) ?? readImports(file);
  known.set(file, found);
  return found;
}

const statement = /\b(import|export)\s+(type\s)?([^"';=]*?)\s*(?:\bfrom\s*)?"(\.{1,2}\/[^"]+\.tsx?)"/g;
const onDemand = /\bimport\(\s*"(\.{1,2}\/[^"]+\.tsx?)"/g;

function readImports(file: string): readonly Import[] {
  const source = readFileSync(file, "utf8");
  const at = (path: string) => join(dirname(file), path);
  return [
    ...[...source.matchAll(statement)].flatMap(([, kind, type, what = "", path = ""]) => {
      const names = namesIn(what);
      return type || names?.length === 0 ? [] : [{ file: at(path), names, isExport: kind === "export" }];
    }),
    ...[...source.matchAll(onDemand)].map(([, path = ""]) => ({
      file: at(path),
      names: null,
      isExport: false,
    })),
  ];
}

/** The names between braces, without types; null for a default, `*`, or an import for its effect. */
function namesIn(what: string): readonly string[] | null {
  const braces = /^\{([^}]*)\}$/.exec(what.trim())?.[1];
  if (braces === undefined) return null;
  return braces
    .split(",")
    .map((name) => name.trim().replace(/\s+as\s.*$/, ""))
    .filter((name) => name !== "" && !name.startsWith("type "));
}
