import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createSpanishFinder } from "@iep-insider/sdk/i18n/spanish";
import { distFolder } from "../vite.ts";
import { englishFilesIn } from "./englishFiles.ts";
import { textsOf } from "./textsOf.ts";

// Reads the built pages: one in Spanish has no English outside elements that say so, and one in English no Spanish
// (ADR 99). Words that every sentence has are enough to find a text that was left out.

const others = {
  es: /(?<![\p{L}\d])(the|and|of|with|your|you|this|that|from|for|are|is|what|which|when|have|will|their|they|by|to|in|it|be|was|not|or|on|at|if|we|our|how|do)(?![\p{L}\d])/giu,
  en: /(?<![\p{L}\d])(que|los|las|una|para|con|por|del|está|como|su|sus|el|puede|este|esta|usted|niño|niña|hijo|escuela)(?![\p{L}\d])/giu,
} as const;

/**
 * What stays in English: names of organizations and laws, whose words begin with capitals; what is quoted or in
 * parentheses as parents meet it on paper; and citations.
 */
const names =
  /\p{Lu}[\p{L}.’'-]*(,? ((of|and|for|the|on|with|in|to) )*\p{Lu}[\p{L}.’'-]*)+|OSEP letter of [^;]+|(?<=[“"(])[^”")]*(?=[”")])/gu;

const problems: string[] = [];
const files = globSync("**/*.html", { cwd: distFolder }).filter((file) => !file.startsWith("reader/"));
for (const file of files) {
  const language = file.startsWith("es/") ? "es" : "en";
  for (const { text, language: marked } of textsOf(readFileSync(`${distFolder}/${file}`, "utf8"))) {
    if (marked.slice(0, 2) !== language || isAddress(text)) continue;
    const words = text.replace(language === "es" ? names : /(?!)/g, "").match(others[language]);
    // One alone may be a name.
    if (words && (words.length > 1 || text.split(/\s+/).length < 6))
      problems.push(`${file}: ${text.slice(0, 160)}`);
  }
}

// Nor has any other file that an English user may load a text of the catalogs: an element, a script of a page.
const findSpanish = createSpanishFinder();
const embedFolder = fileURLToPath(new URL("../../../widgets/dist/embed", import.meta.url));
const englishFiles = [distFolder, embedFolder].flatMap(englishFilesIn);
for (const { name, text } of englishFiles)
  for (const words of findSpanish(text)) problems.push(`${name}: ${words}`);

function isAddress(text: string): boolean {
  return /^(https?:\/)?\/\S*$/.test(text);
}

for (const problem of problems) console.log(problem);
const failed = new Set(problems.map((problem) => problem.split(":")[0])).size;
console.log(
  `${new Set([...files, ...englishFiles.map(({ name }) => name)]).size - failed} passed, ${failed} failed`,
);
if (!files.some((file) => file.startsWith("es/"))) throw new Error("The build has no pages in Spanish.");
process.exitCode = failed > 0 ? 1 : 0;
