// Part `references` of the test command: what documents and comments point to has to exist, and tables that are
// written from code have to agree with it.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

export interface Dangling {
  readonly file: string;
  readonly line: number;
  readonly names: string;
}

const folders = "api|dashboard|docs|examples|integrations|sdk|storybook|widgets|\\.ci|\\.github";
const inCode = new RegExp(`\`((?:${folders})/[\\w./@-]+)\``, "g");
const inLink = /\]\((?!https?:|site:|#|mailto:|[/?])([^)#\s]+)(?:#[^)]*)?\)/g;
const citedDecision = /\bADRs? (\d+(?:(?:, | and | to )\d+)*)/g;
/** What builds and commands make; a document may name it. */
const made = /(?:^|\/)(?:dist|\.data|test-results|review-pack)(?:\/|$)/;

/** @returns every path in a Markdown file, and every decision number in any file, that does not exist. */
export function findDangling(root: string, files: readonly string[]): readonly Dangling[] {
  const decisions = decisionNumbers(root);
  return files.flatMap((file) => {
    const isDocument = file.endsWith(".md") || file.endsWith(".mdx");
    const lines = fs.readFileSync(path.join(root, file), "utf8").split("\n");
    return lines.flatMap((text, index) => {
      const names = [
        ...missingDecisions(text, decisions),
        ...(isDocument ? missingPaths(root, file, text) : []),
      ];
      return names.map((name) => ({ file, line: index + 1, names: name }));
    });
  });
}

function decisionNumbers(root: string): ReadonlySet<number> {
  const names = fs.readdirSync(path.join(root, "docs/decisions"));
  return new Set(names.flatMap((name) => name.match(/^\d{4}(?=-)/)?.map(Number) ?? []));
}

function missingDecisions(text: string, decisions: ReadonlySet<number>): readonly string[] {
  const cited = [...text.matchAll(citedDecision)].flatMap(([, numbers = ""]) => numbers.match(/\d+/g) ?? []);
  return cited.filter((number) => !decisions.has(Number(number))).map((number) => `ADR ${number}`);
}

function missingPaths(root: string, file: string, text: string): readonly string[] {
  const beside = (target: string) => path.join(path.dirname(file), target);
  // `sdk/law` is the package's export, `docs/embedding/` a folder beside the document.
  const mayBe = (target: string) => [target, target.replace("/", "/src/"), beside(target)];
  const named = [...text.matchAll(inCode)].map(([, target = ""]) => ({ target, places: mayBe(target) }));
  const linked = [...text.matchAll(inLink)].map(([, target = ""]) => ({ target, places: [beside(target)] }));
  return [...named, ...linked]
    .filter(
      ({ target, places }) =>
        !made.test(target) && !places.some((place) => fs.existsSync(path.join(root, place))),
    )
    .map(({ target }) => target);
}

if (import.meta.main) {
  const root = path.dirname(import.meta.dirname);
  const globs = ["*.md", "*.mdx", "*.ts", "*.tsx", "*.mjs", "*.yaml"];
  const listed = execFileSync("git", ["ls-files", "--", ...globs], { cwd: root, encoding: "utf8" });
  const files = listed.split("\n").filter((file) => file !== "" && fs.existsSync(path.join(root, file)));
  const dangling = findDangling(root, files);
  for (const { file, line, names } of dangling)
    console.log(`${file}:${line} names ${names}, which does not exist`);
  const table = "api/tests/production/settingsTable.ts";
  const { status } = spawnSync(process.execPath, [table, "--check"], { cwd: root, stdio: "inherit" });
  const failed = [dangling.length > 0, status !== 0].filter(Boolean).length;
  console.log(`${2 - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
