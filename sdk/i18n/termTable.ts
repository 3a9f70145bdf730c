import { globSync } from "node:fs";
import path from "node:path";
import { repository, sourceOf } from "./messagesOf.ts";

const tables = sourceOf("docs/translation.md");

/** The rows of the table of terms (docs/translation.md): names in English, and ours in Spanish. */
export function termRows(): readonly {
  readonly english: readonly string[];
  readonly spanish: readonly string[];
}[] {
  return rowsBelow("| English | Spanish |").map(([english, spanish]) => ({
    english: namesIn(english),
    spanish: namesIn(spanish),
  }));
}

/** A line for each place where a text has a word that the table rules out. @param texts by where each is. */
export function ruledOut(texts: Iterable<readonly [place: string, text: string]>): readonly string[] {
  return [...texts].flatMap(([place, text]) =>
    rejected.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`${place}: say “${instead}”, not “${found}”`];
    }),
  );
}

/** The articles, which are in no catalog. */
export function articlesInSpanish(): readonly (readonly [place: string, text: string])[] {
  return globSync("dashboard/src/content/blog/*.es.mdx", { cwd: repository }).map((file) => [
    path.basename(file),
    sourceOf(file),
  ]);
}

const rejected = rowsBelow("| Not | but |").flatMap(([not, but]) =>
  not
    .split(", ")
    .map((words) => words.replace("…", "\\p{L}*"))
    .map((words) => [new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "u"), but] as const),
);

/** The cells of the first table that begins with this head. */
function rowsBelow(head: string): readonly (readonly [first: string, second: string])[] {
  const [, below = ""] = tables.split(`${head}\n|---|---|\n`);
  const [table = ""] = below.split("\n\n");
  return [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)].map(([, first = "", second = ""]) => [first, second]);
}

/** The names of a cell: without what is in parentheses or quotation marks, and without remarks such as "then …". */
function namesIn(cell: string): readonly string[] {
  return cell
    .split(";")
    .map((name) =>
      name
        .replaceAll(/ ?\([^)]*\)|[“”]/g, "")
        .trim()
        .toLowerCase(),
    )
    .filter((name) => !/^then |`/.test(name));
}
