import { readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { type ESTree, type Plugin, parseSync, type Rolldown } from "vite";

/*
 * A tool's files exist twice: as modules that tools share, and inside the one script `<tag>.js` (build/oneFile.ts).
 * What both hold is registered in the page under its hashed name when it first runs, and runs once: tools of
 * separate scripts share one view library and one host, and what a script fetches later takes from the registry what
 * the script already brought. What a part exports is read when it has run, so no `export let` may change later.
 */

/** Where a page keeps them. Another release's parts have other names. */
const registry = 'globalThis[Symbol.for("iep-insider.parts")]';

/** Opens a file with parts. */
export const openRegistry = `const __iep=${registry}??={};`;

/**
 * Browsers that know it compile all functions while the script still arrives. A pre-rendered tool's script and a result
 * call most of theirs for the screen that a parent waits for, and would compile each one then.
 */
export const compileHint = "//# allFunctionsCalledOnLoad\n";
const shownWhole = /^ResultScreen-/;

/** Files named by what was built also change their name with what is made of them here. */
export const namedWithRegistry: Plugin = {
  name: "iep-registry",
  augmentChunkHash: () => "registry 4",
};

/** One built file, taken apart. */
export interface Part {
  /** `runtime-ChdOr9cW` */
  readonly name: string;
  /** Its statements, without imports and exports. */
  readonly body: Slice;
  readonly imports: readonly PartImport[];
  /** `exported:local`, as an object literal has it. */
  readonly exported: readonly { readonly name: string; readonly local: string }[];
}

interface PartImport {
  /** The name of another part. */
  readonly from: string;
  /** As written; for a part that stays a module. */
  readonly statement: string;
  /** As the pattern of a declaration: `{A:e,B:t}`; null where it is imported for its effects. */
  readonly pattern: string | null;
}

/** A text and the places in it that depend on where it will be. */
interface Slice {
  readonly code: string;
  readonly places: readonly Place[];
}

interface Place {
  readonly start: number;
  readonly end: number;
  /** A file that is fetched on demand, beside this one; null for the address of the file itself. */
  readonly fetches: string | null;
}

/**
 * Rewrites the built files: those that tools need first register themselves, and each reads what its tools surely
 * brought before it.
 * @param first per tag, the files it needs for its first screen.
 * @returns the parts that tools need first, by file.
 */
export async function registerParts(
  folder: string,
  chunks: readonly Rolldown.OutputChunk[],
  first: Readonly<Record<string, readonly string[]>>,
): Promise<ReadonlyMap<string, Part>> {
  const isFirst = new Set(Object.values(first).flat());
  const parts = new Map<string, Part>();
  const read = async (fileName: string) =>
    takeApart(fileName, await readFile(`${folder}/${fileName}`, "utf8"));
  const helper = chunks.find(({ fileName }) => isHelper(fileName))?.fileName;
  const helping = helper === undefined ? null : await read(helper);
  const files = chunks.filter(({ fileName }) => fileName !== helper);
  const there = new Map(files.map(({ fileName }) => [fileName, surelyThere(fileName, chunks, first)]));
  const imported = new Set(
    files.flatMap(({ fileName, isEntry, imports, dynamicImports }) => [
      ...(isEntry ? [fileName] : []),
      ...imports.filter((file) => !there.get(fileName)?.has(file)),
      ...dynamicImports,
    ]),
  );
  for (const { fileName } of files) {
    const part = withHelper(await read(fileName), helping);
    if (isFirst.has(fileName)) parts.set(fileName, part);
    const text = moduleOf(part, {
      isThere: (from) => there.get(fileName)?.has(`assets/${from}.js`) ?? false,
      isRegistered: isFirst.has(fileName),
      isImported: imported.has(fileName),
    });
    await writeFile(`${folder}/${fileName}`, text);
  }
  if (helper !== undefined) await rm(`${folder}/${helper}`);
  return parts;
}

/** The bundler's helper, which becomes no file. */
export const isHelper = (file: string) => basename(file).startsWith("rolldown-runtime-");

/** The helper in the part itself: as a file of its own, a phone would wait for it after each part that needs it. */
function withHelper(part: Part, helping: Part | null): Part {
  const asked = part.imports.find(({ from }) => from === helping?.name);
  if (!helping || !asked) return part;
  const [{ local = "" } = {}] = helping.exported;
  const name = asked.pattern?.match(/^\{\w+:(\w+)\}$/)?.[1];
  if (!name || helping.exported.length > 1) throw new Error("The bundler has more helpers than one.");
  const before = `const ${name}=(()=>{${helping.body.code}return ${local}})();`;
  const places = part.body.places.map((place) => ({
    ...place,
    start: place.start + before.length,
    end: place.end + before.length,
  }));
  return {
    ...part,
    body: { code: before + part.body.code, places },
    imports: part.imports.filter((one) => one !== asked),
  };
}

/** @returns the source of a statement that runs a part unless the page has it. @param folder a variable: the address of the embed folder. */
export function runOnce(part: Part, folder: string): string {
  const imports = part.imports.map(readFromRegistry).join("");
  const body = moved(part.body, (fetches) =>
    fetches === null ? `${folder}&&${folder}+"assets/${part.name}.js"` : `import(${folder}+"${fetches}")`,
  );
  return `__iep[${JSON.stringify(part.name)}]??=(()=>{${imports}${body}\nreturn ${objectOf(part)}})();`;
}

interface Uses {
  /** Whether another part surely ran before. */
  readonly isThere: (from: string) => boolean;
  readonly isRegistered: boolean;
  /** Whether a module reads its exports; those that nothing reads would take memory in every page. */
  readonly isImported: boolean;
}

function moduleOf(part: Part, { isThere, isRegistered, isImported }: Uses): string {
  const imported = part.imports.filter(({ from }) => !isThere(from)).map(({ statement }) => statement);
  const read = part.imports.filter(({ from }) => isThere(from)).map(readFromRegistry);
  const before = `${imported.join("")}${openRegistry}${read.join("")}`;
  if (!isRegistered) {
    const hint = shownWhole.test(part.name) ? compileHint : "";
    return `${hint}${before}${part.body.code}\nexport{${exportsOf(part, ({ local }) => local)}};\n`;
  }
  const run = `__iep[${JSON.stringify(part.name)}]??=(()=>{${part.body.code}\nreturn ${objectOf(part)}})()`;
  if (!isImported) return `${before}${run};\n`;
  const names = part.exported.map(({ name }, index) => `${name}:__iep${index}`).join();
  return `${before}const{${names}}=${run};export{${exportsOf(part, (_, index) => `__iep${index}`)}};\n`;
}

function readFromRegistry({ from, pattern }: PartImport): string {
  return pattern === null ? "" : `const${pattern}=__iep[${JSON.stringify(from)}];`;
}

function exportsOf(
  { exported }: Part,
  variable: (one: Part["exported"][number], index: number) => string,
): string {
  return exported.map((one, index) => `${variable(one, index)} as ${one.name}`).join();
}

function objectOf({ exported }: Part): string {
  return `{${exported.map(({ name, local }) => `${name}:${local}`).join()}}`;
}

/** The files that every tool which can come to this one has already run by then. */
function surelyThere(
  file: string,
  chunks: readonly Rolldown.OutputChunk[],
  first: Readonly<Record<string, readonly string[]>>,
): ReadonlySet<string> {
  const ways = Object.values(first).filter((files) => reach(files, chunks).has(file));
  const [one = [], ...others] = ways;
  return new Set(one.filter((there) => others.every((files) => files.includes(there))));
}

function reach(start: readonly string[], chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const files = new Set(start);
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) files.add(next);
  }
  return files;
}

function takeApart(file: string, code: string): Part {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const imports: PartImport[] = [];
  const exported: { name: string; local: string }[] = [];
  const kept: { start: number; end: number }[] = [];
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      const text = code.slice(statement.start, statement.end).replace(/;?$/, ";");
      imports.push({
        from: basename(statement.source.value, ".js"),
        statement: text,
        pattern: patternOf(statement),
      });
    } else if (statement.type === "ExportNamedDeclaration" && !statement.declaration && !statement.source) {
      for (const { local, exported: as } of statement.specifiers)
        exported.push({ name: nameOf(as), local: nameOf(local) });
    } else if (statement.type.startsWith("Export")) {
      throw new Error(`${file} exports in a way that a part cannot.`);
    } else {
      kept.push(statement);
    }
  }
  const [start, end] = [kept[0]?.start ?? 0, kept.at(-1)?.end ?? 0];
  const body = { code: code.slice(start, end), places: placesIn(program, code, start) };
  return { name: basename(file, ".js"), body, imports, exported };
}

function patternOf({ specifiers }: ESTree.ImportDeclaration): string | null {
  if (specifiers.length === 0) return null;
  const [only] = specifiers;
  if (only?.type === "ImportNamespaceSpecifier") return ` ${only.local.name}`;
  const names = specifiers.map((one) =>
    one.type === "ImportSpecifier"
      ? `${nameOf(one.imported)}:${one.local.name}`
      : `default:${one.local.name}`,
  );
  return `{${names.join()}}`;
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === "Literal" ? JSON.stringify(name.value) : name.name;
}

/** Where a text asks for a file beside it, or for its own address. */
function placesIn(program: ESTree.Program, code: string, offset: number): readonly Place[] {
  const places: Place[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) walk(one);
      return;
    }
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const place = placeAt(node as ESTree.Node, code, offset);
    if (place) places.push(place);
    else for (const one of Object.values(node)) walk(one);
  };
  walk(program.body);
  return places.sort((one, other) => one.start - other.start);
}

/** `import("./File-1a2b3c4d.js")`, `import("../es/language.js")`, or `import.meta.url`. */
function placeAt({ type, start, end }: ESTree.Node, code: string, offset: number): Place | null {
  const text = code.slice(start, end);
  const at = { start: start - offset, end: end - offset };
  if (type === "MemberExpression" && text === "import.meta.url") return { ...at, fetches: null };
  if (type !== "ImportExpression") return null;
  const [, way, file] = /^import\([`"'](\.\.?\/)([\w/-]+\.js)[`"']\)$/.exec(text) ?? [];
  if (file === undefined) return null;
  return { ...at, fetches: way === "./" ? `assets/${file}` : file };
}

function moved({ code, places }: Slice, write: (fetches: string | null) => string): string {
  let at = 0;
  const pieces = places.map(({ start, end, fetches }) => {
    const before = code.slice(at, start);
    at = end;
    return before + write(fetches);
  });
  return pieces.join("") + code.slice(at);
}

/** Files of parts, each after those that it imports. */
export function inOrder(files: readonly string[], parts: ReadonlyMap<string, Part>): readonly string[] {
  const ordered = new Set<string>();
  const add = (file: string) => {
    if (ordered.has(file)) return;
    for (const { from } of parts.get(file)?.imports ?? []) {
      if (files.includes(`assets/${from}.js`)) add(`assets/${from}.js`);
    }
    ordered.add(file);
  };
  files.forEach(add);
  return [...ordered];
}
