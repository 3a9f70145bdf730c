import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Area } from "./areas.ts";
import { codeStringsIn } from "./codeStringsIn.ts";
import { findMessages, type Message } from "./findMessages.ts";

export const repository = path.join(import.meta.dirname, "../..");

/** A message with every place it is written in an area. */
export interface AreaMessage {
  readonly id: string;
  readonly files: readonly string[];
  readonly keys: readonly string[];
  readonly isFragment: boolean;
}

const notProduct = /\.(test|stories)\.tsx?$|\.d\.ts$|\/tests\/|\/createFake|storyParts/;

/** @returns the area's files, from the repository's root, in order. */
export function filesOf({ files, without = [] }: Area): readonly string[] {
  const left = new Set(globSync([...without], { cwd: repository }));
  return globSync([...files], { cwd: repository })
    .filter((file) => /\.tsx?$/.test(file) && !left.has(file) && !notProduct.test(`/${file}`))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}

/** The area's messages in the order of its files, each text once. */
export function messagesOf(area: Area): readonly AreaMessage[] {
  const found = filesOf(area).flatMap((file) => messagesIn(area, file).map((message) => ({ file, message })));
  return [...Map.groupBy(found, ({ message }) => message.id)].map(([id, places]) => ({
    id,
    files: [...new Set(places.map(({ file }) => file))],
    keys: [...new Set(places.map(({ message }) => message.key))].filter((key) => key !== ""),
    isFragment: places.some(({ message }) => message.isFragment),
  }));
}

/** One file's messages that belong to an area. @param file from the repository's root. */
export function messagesIn(
  { keys, verbatimKeys }: Area,
  file: string,
  strings: ReadonlySet<string> = codeStrings(),
): readonly Message[] {
  const all = findMessages(file, sourceOf(file), {
    verbatimKeys: new Set(verbatimKeys),
    codeStrings: strings,
  });
  return keys ? all.filter(({ key }) => keys.test(key)) : all;
}

export function sourceOf(file: string): string {
  return readFileSync(path.join(repository, file), "utf8");
}

const known = new Map<string, ReadonlySet<string>>();

/** Every string that the product's code compares, or that a type names. @param packages whose code is read. */
export function codeStrings(packages = "{sdk,widgets,dashboard,api}"): ReadonlySet<string> {
  let strings = known.get(packages);
  if (!strings) {
    strings = new Set(
      globSync([`${packages}/src/**/*.{ts,tsx}`], { cwd: repository })
        .filter((file) => !notProduct.test(`/${file.replaceAll("\\", "/")}`))
        .flatMap((file) => codeStringsIn(file, sourceOf(file))),
    );
    known.set(packages, strings);
  }
  return strings;
}
