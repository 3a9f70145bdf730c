import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import MagicString from "magic-string";
import { parseSync } from "vite";
import { createTranslator, inSpanishLocale } from "./createTranslator.ts";
import { codeStrings, repository, sourceOf } from "./messagesOf.ts";

/**
 * Writes the Spanish of modules that a server imports (ADR 100): a copy of each module that has messages, or imports one
 * that has, beginning at `entry`. A copy imports copies where there are any, and the sources otherwise, so what holds no
 * text exists once.
 * @param folder gets the copies, in the folders of their sources. @param english globs of modules that are never copied.
 * @returns the copies' sources.
 */
export function writeSpanishModules({
  entry,
  folder,
  english,
}: {
  readonly entry: string;
  readonly folder: string;
  readonly english: readonly string[];
}): readonly string[] {
  const translateFile = createTranslator(["screen", "server"], codeStrings("{sdk,api}"));
  const modules = new Map<string, { readonly code: string; readonly imports: readonly string[] }>();
  const own = new Set<string>();
  const read = (file: string): void => {
    if (modules.has(file) || english.some((glob) => path.matchesGlob(file, glob))) return;
    const source = sourceOf(file);
    const code = translateFile(file, source)?.code ?? inSpanishLocale(source);
    if (code !== source) own.add(file);
    const imports = importsOf(file, source).flatMap(({ target }) => target ?? []);
    modules.set(file, { code, imports });
    for (const one of imports) read(one);
  };
  read(entry);

  const copied = withImporters(own, modules);
  const copyOf = (file: string) => path.join(repository, folder, file);
  rmSync(path.join(repository, folder), { recursive: true, force: true });
  for (const file of copied) {
    const { code = "" } = modules.get(file) ?? {};
    const edited = new MagicString(code);
    for (const { target, start, end } of importsOf(file, code)) {
      if (target === null) continue;
      const to = copied.has(target) ? copyOf(target) : path.join(repository, target);
      const relative = path.relative(path.dirname(copyOf(file)), to).replaceAll("\\", "/");
      edited.overwrite(start, end, JSON.stringify(relative.startsWith(".") ? relative : `./${relative}`));
    }
    mkdirSync(path.dirname(copyOf(file)), { recursive: true });
    writeFileSync(copyOf(file), edited.toString());
  }
  return [...copied].sort();
}

function withImporters(
  found: ReadonlySet<string>,
  modules: ReadonlyMap<string, { readonly imports: readonly string[] }>,
): ReadonlySet<string> {
  const all = new Set(found);
  let size = -1;
  while (size !== all.size) {
    size = all.size;
    for (const [file, { imports }] of modules) if (imports.some((one) => all.has(one))) all.add(file);
  }
  return all;
}

interface Import {
  /** From the repository's root; null for a package that is not ours. */
  readonly target: string | null;
  /** Where its specifier is, with the quotation marks. */
  readonly start: number;
  readonly end: number;
}

/** What a module imports when it runs: types are left out. */
function importsOf(file: string, code: string): readonly Import[] {
  const { module } = parseSync(file, code);
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const places = new Map(specifiers.map((one) => [one.start, one]));
  return [...places.values()].flatMap(({ start, end }) => {
    const name = /^["']([^"']+)["']$/.exec(code.slice(start, end))?.[1];
    return name === undefined ? [] : [{ target: targetOf(name, file), start, end }];
  });
}

const sdkExports: Readonly<Record<string, string>> = JSON.parse(sourceOf("sdk/package.json")).exports;

function targetOf(name: string, from: string): string | null {
  const sdk = /^@iep-insider\/sdk(\/.+)$/.exec(name)?.[1];
  const file =
    sdk !== undefined
      ? path.join("sdk", sdkExports[`.${sdk}`] ?? sdk)
      : name.startsWith(".")
        ? path.join(path.dirname(from), name)
        : null;
  return file?.replaceAll("\\", "/") ?? null;
}
