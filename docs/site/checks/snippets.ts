import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findTool } from "@iep-insider/sdk/catalog";
import { attributeTable } from "@iep-insider/sdk/embed";
import { type BuiltPage, type CodeBlock, codeBlocksOf } from "./builtPages.ts";

const root = join(import.meta.dirname, "../../..");

/**
 * Languages whose code other tests run: HTML, and addresses as text, in `examples/tests/docs.spec.ts`; the check of a
 * webhook in JavaScript in `api/src/partners/webhook/documented.test.ts`, and in PHP in the part `wordpress`.
 */
const runElsewhere = ["html", "text", "js", "php"];

/** Languages of code that TypeScript checks here, against the built package. */
const typed = ["ts", "tsx"];

/**
 * What is wrong with the code on the pages. Code of frameworks has to be a file of `integrations/frameworks`, which
 * their own compilers check in the part of that name; the WordPress shortcode has to name a tool and attributes.
 */
export function badSnippets(pages: readonly BuiltPage[]): readonly string[] {
  const blocks = pages.flatMap((page) => codeBlocksOf(page).map((block) => ({ ...block, path: page.path })));
  const fixtures = readFixtures();
  const untested = blocks.flatMap(({ language, code, path }) => {
    if (runElsewhere.includes(language) || typed.includes(language)) return [];
    if (fixtures.has(code.trim())) return [];
    if (language === "json") return jsonFault(code).map((fault) => `${path}: ${fault}`);
    const fault = language === "" || language === "txt" ? shortcodeFault(code) : "no test runs it";
    return fault ? [`${path}: ${fault}: ${code.split("\n")[0]}`] : [];
  });
  return [...untested, ...typeErrors(blocks.filter(({ language }) => typed.includes(language)))];
}

/** @returns the trimmed text of every file of the apps. */
function readFixtures(): ReadonlySet<string> {
  const apps = join(root, "integrations/frameworks/apps");
  const files = readdirSync(apps, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(jsx|astro|vue|svelte)$/.test(name),
  );
  return new Set(files.map((name) => readFileSync(join(apps, name), "utf8").trim()));
}

function jsonFault(code: string): string[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** `[iep_insider tool="aide-screener" state="TX"]` */
function shortcodeFault(code: string): string | null {
  const [, given = ""] = /^\[iep_insider ([^\]]*)\]$/.exec(code.trim()) ?? [];
  const attributes = [...given.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => ({
    name,
    value,
  }));
  if (!findTool(attributes.find(({ name }) => name === "tool")?.value)) return "not a shortcode with a tool";
  const unknown = attributes.find(
    ({ name }) => name !== "tool" && attributeTable.every((row) => row.name !== name),
  );
  return unknown ? `there is no attribute ${unknown.name}` : null;
}

/** The code as files of a project that has our package as `npm run build -- widgets` made it. */
function typeErrors(blocks: readonly CodeBlock[]): readonly string[] {
  const folder = join(import.meta.dirname, "../.types/snippets");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "node_modules/@iep-insider"), { recursive: true });
  symlinkSync(join(root, "widgets/dist/npm"), join(folder, "node_modules/@iep-insider/elements"), "junction");
  for (const [index, { language, code }] of blocks.entries())
    writeFileSync(join(folder, `snippet-${index}.${language}`), code);
  const compilerOptions = { ...options, types: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["snippet-*"] }));
  try {
    execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], {
      encoding: "utf8",
    });
    return blocks.length > 0 ? [] : ["There is no code to check the types of."];
  } catch (error) {
    return [String((error as { stdout?: string }).stdout ?? error)];
  }
}

const options = {
  target: "ES2024",
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2024", "DOM"],
  jsx: "react-jsx",
  strict: true,
  noEmit: true,
  skipLibCheck: true,
} as const;
