// Part `terms` of the test command: words that docs/glossary.md avoids do not come back, and the texts that
// .cspell.json names are spelled as in the US.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** How often each avoided word still occurs. Rewrite a sentence and lower its number here; no number may rise. */
const mostLeft: Readonly<Record<string, number>> = {
  nobody: 0,
  somebody: 0,
  whoever: 0,
  anew: 0,
  "of ours": 0,
  stands: 0,
};

/** The same for British words, counted in every line: parents read them too. */
const mostLeftAnywhere: Readonly<Record<string, number>> = {
  // The axis property of Recharts.
  tick: 5,
  ticks: 0,
  // The key under which the meeting checklist is stored.
  ticked: 15,
  ticking: 0,
};

/** Comments and the titles of tests; texts for parents are reviewed separately. */
const isCommentOrTitle =
  /^\s*(?:\/\/|\*)|\s\/\/ |\/\*(?! (?:message|verbatim) \*\/)|^\s*(?:test|it|describe)(?:\.\w+)*\(|\]\)\("/;

/** @returns how often each word occurs, in whole words, in any case. */
export function countTerms(
  texts: Iterable<readonly [file: string, text: string]>,
): ReadonlyMap<string, number> {
  const counts = new Map(Object.keys({ ...mostLeft, ...mostLeftAnywhere }).map((word) => [word, 0]));
  const countIn = (text: string, words: readonly string[]) => {
    for (const [word] of text.matchAll(new RegExp(`\\b(?:${words.join("|")})\\b`, "gi"))) {
      const known = word.toLowerCase();
      counts.set(known, (counts.get(known) ?? 0) + 1);
    }
  };
  for (const [file, text] of texts) {
    const prose = file.endsWith(".md")
      ? text
      : text
          .split("\n")
          .filter((line) => isCommentOrTitle.test(line))
          .join("\n");
    countIn(prose, Object.keys(mostLeft));
    countIn(text, Object.keys(mostLeftAnywhere));
  }
  return counts;
}

if (import.meta.main) {
  const root = path.dirname(import.meta.dirname);
  const globs = [
    "*.ts",
    "*.tsx",
    "*.mjs",
    "*.js",
    "*.css",
    "*.md",
    "*.mdx",
    ":!docs/glossary.md",
    ":!.ci/check-terms.ts",
  ];
  const listed = execFileSync("git", ["ls-files", "--", ...globs], { cwd: root, encoding: "utf8" });
  const files = listed.split("\n").filter((file) => file !== "" && fs.existsSync(path.join(root, file)));
  const counts = countTerms(files.map((file) => [file, fs.readFileSync(path.join(root, file), "utf8")]));
  const most = { ...mostLeft, ...mostLeftAnywhere };
  const risen = [...counts].filter(([word, count]) => count > (most[word] ?? 0));
  for (const [word, count] of risen)
    console.log(`"${word}" occurs ${count} times, at most ${most[word]} are left: see docs/glossary.md.`);
  const spelling = spawnSync(
    process.execPath,
    [path.join(root, "node_modules/cspell/bin.mjs"), "--no-progress", "--no-summary"],
    { cwd: root, stdio: "inherit" },
  );
  const failed = [risen.length > 0, spelling.status !== 0].filter(Boolean).length;
  console.log(`${2 - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
