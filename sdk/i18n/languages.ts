import path from "node:path";
import type { Language } from "../src/contract/language.ts";
import { areas } from "./areas.ts";
import { filesOf, repository } from "./messagesOf.ts";

const letterFiles = new Set(areas.filter(({ kind }) => kind === "letter").flatMap(filesOf));

/** Where a letter finds its words besides its own files; the rest is code that both languages share. */
const wordsOfLetters = /^(sdk\/src\/(law|contract)|widgets\/src\/(tools|state-facts))\/.+\.ts$/;

/**
 * The language that a module takes its imports in: of a letter English in every build, of `logic.ts?es` Spanish.
 * @param id its absolute path, which may end in the language that was asked for.
 * @returns null where it takes what the build has.
 */
export function languageOfImports(id: string): Language | null {
  return asked(id) ?? (letterFiles.has(fileOf(id)) ? "en" : null);
}

/**
 * The id of a module in a language: with a query only where the build has it in the other one.
 * @param screens the language that the build shows screens in.
 */
export function inLanguage(id: string, language: Language, screens: Language): string {
  const plain = withoutQuery(id);
  if (!wordsOfLetters.test(fileOf(id)) || (languageOfImports(plain) ?? screens) === language) return plain;
  return `${plain}?${language}`;
}

export function withoutQuery(id: string): string {
  return id.replace(/\?.*$/, "");
}

/** From the repository's root. */
export function fileOf(id: string): string {
  return path.relative(repository, withoutQuery(id)).replaceAll("\\", "/");
}

function asked(id: string): Language | null {
  const [, language] = /\?(en|es)$/.exec(id) ?? [];
  return language === "en" || language === "es" ? language : null;
}
