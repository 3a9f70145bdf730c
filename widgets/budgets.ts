import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Manifest } from "./build/manifest.ts";

// Checks the built files, not the intention: what a visitor loads before the first click, in bytes of gzip, and what a
// browser stores.
// 1 kB is 1,000 bytes here. Word and the state records are fetched on demand and do not count.

interface Row {
  readonly what: string;
  readonly bytes: number;
  readonly atMost: number;
}

const limits = {
  // With the pre-rendered screens of all questionnaires.
  loader: 12_800,
  resize: 1_000,
  // The frame, and the ground of its colors; or what opens a tool over the page, and the same ground.
  framed: 8_800,
  onPage: 5_000,
  // One file with the runtime and the tool up to its first screen; or with that screen pre-rendered, and the code apart.
  // Up to 100 bytes of the pre-rendered ones are the choice of a language (ADR 92).
  first: 36_000,
  prerendered: 9_500,
  code: 29_300,
  // Where the first screen is all of the tool, a list or a form.
  prerenderedWhole: 13_000,
  codeOfWhole: 38_450,
  // A parent who reads the intro first has it before the first click.
  soon: 17_000,
  // After the first step, and never before it.
  gate: 12_100,
  // One file cannot fetch a part of itself later: it also holds what elements fetch on demand, the gates among it. The
  // last 100 bytes are more signs of crisis (ADR 18).
  selfContained: 81_600,
  // How much more a tool in Spanish is, with all that comes soon: its texts are longer, and letters bring English ones.
  moreInSpanish: 8_000,
  // The self-contained one in Spanish writes every letter in both languages, and reads the Spanish that was typed.
  lettersInBoth: 55_000,
  // Before anything on it is used (ADR 74), and with the application.
  homeFirst: 3_000,
  // 100 bytes of it are the choice of a language (ADR 99).
  home: 130_100,
  // Spanish words are longer.
  homeInSpanish: 138_000,
  // What the service worker stores ahead (ADR 90), in Brotli.
  stored: 1_500_000,
};

const manifest: Manifest = JSON.parse(read("dist/embed/manifest.json"));
const rows: readonly Row[] = [
  { what: "loader", bytes: sizeOf("loader.js"), atMost: limits.loader },
  { what: "beside a plain iframe", bytes: sizeOf("resize.js"), atMost: limits.resize },
  { what: "tools in frames", bytes: sizeOf("framed.js"), atMost: limits.framed },
  { what: "tools over the page, before a press", bytes: sizeOf("overlay.js"), atMost: limits.framed },
  { what: "what an element has of its page", bytes: onPageSize(), atMost: limits.onPage },
  { what: "a gate, on top of its element", bytes: gateSize(), atMost: limits.gate },
  ...Object.entries(manifest.elements).flatMap(([tag, { code, soon }]) => [
    {
      what: `<${tag}> up to its first screen`,
      bytes: sizeOf(`${tag}.js`),
      atMost: code.length === 0 ? limits.first : isWhole(tag) ? limits.prerenderedWhole : limits.prerendered,
    },
    ...(code.length > 0
      ? [
          {
            what: `<${tag}> its code`,
            bytes: sum(code.map(sizeOf)),
            atMost: isWhole(tag) ? limits.codeOfWhole : limits.code,
          },
        ]
      : []),
    { what: `<${tag}> soon after it`, bytes: sum(soon.map(sizeOf)), atMost: limits.soon },
    { what: `<${tag}> self-contained`, bytes: sizeOf(`${tag}.standalone.js`), atMost: limits.selfContained },
  ]),
  ...Object.entries(manifest.spanish).flatMap(([tag, files]) => [
    {
      what: `<${tag}> in Spanish, more than in English`,
      bytes: wholeSize(`es/${tag}.js`, files) - wholeSize(`${tag}.js`, manifest.elements[tag]),
      atMost: limits.moreInSpanish,
    },
    {
      what: `<${tag}> self-contained in Spanish, more`,
      bytes: sizeOf(`es/${tag}.standalone.js`) - sizeOf(`${tag}.standalone.js`),
      atMost: tag === "iep-letter-generator" ? limits.lettersInBoth : limits.moreInSpanish,
    },
  ]),
  { what: "dashboard home, before it is used", bytes: scriptsOfHome(false), atMost: limits.homeFirst },
  { what: "dashboard home, all scripts", bytes: scriptsOfHome(true), atMost: limits.home },
  {
    what: "home in Spanish, before it is used",
    bytes: scriptsOfHome(false, "es/"),
    atMost: limits.homeFirst,
  },
  { what: "home in Spanish, all scripts", bytes: scriptsOfHome(true, "es/"), atMost: limits.homeInSpanish },
  { what: "stored for use without a connection", bytes: storedSize(), atMost: limits.stored },
  { what: "the same, of the pages in Spanish", bytes: storedSize("es/"), atMost: limits.stored },
];

for (const { what, bytes, atMost } of rows) {
  const verdict = bytes <= atMost ? "ok" : `TOO LARGE by ${bytes - atMost}`;
  console.log(`${what.padEnd(44)}${kB(bytes).padStart(9)} of ${kB(atMost).padStart(9)}  ${verdict}`);
}
const failed = rows.filter(({ bytes, atMost }) => bytes > atMost).length;
console.log(`${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function isWhole(tag: string): boolean {
  return ["iep-letter-generator", "iep-meeting-checklist", "iep-rights-guide"].includes(tag);
}

function sizeOf(file: string): number {
  const found = manifest.files[file];
  if (!found) throw new Error(`The manifest does not list ${file}.`);
  return found.gzip;
}

/** A tool's script and what follows it soon. */
function wholeSize(script: string, files: Manifest["elements"][string] | undefined): number {
  if (!files) throw new Error(`The manifest has no tool for ${script}.`);
  return sum([script, ...files.code, ...files.soon].map(sizeOf));
}

/** An element loads one of these: the English or the Spanish one. */
function onPageSize(): number {
  const files = Object.keys(manifest.files).filter((file) => file.startsWith("assets/onPage-"));
  if (files.length === 0) throw new Error("The manifest lists no onPage file.");
  return Math.max(...files.map(sizeOf));
}

/** What an element loads in addition when it is not open. */
function gateSize(): number {
  return sum(manifest.gate.map(sizeOf));
}

/**
 * Every script that the pre-rendered home loads, and all that those import in turn.
 * @param isUsed with those that it only names (dashboard/src/start/pageMark.ts).
 * @param folder of a language.
 */
function scriptsOfHome(isUsed: boolean, folder = ""): number {
  const home = read(`../dashboard/dist/${folder}index.html`);
  const loaded = isUsed ? home : home.replace(/data-files="[^"]*"/, "");
  const scripts = new Set([...loaded.matchAll(/\/(assets\/[^" ]+\.js)/g)].map((match) => match[1] ?? ""));
  if (scripts.size === 0) throw new Error("The dashboard's home names no script.");
  for (const script of scripts) {
    const code = read(`../dashboard/dist/${script}`);
    for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      scripts.add(`assets/${name}`);
  }
  return sum(
    [...scripts].map((script) => gzipSync(read(`../dashboard/dist/${script}`), { level: 9 }).length),
  );
}

/** Pages are files named by their path; pictures and fonts are sent as they are. */
function storedSize(folder = ""): number {
  const worker = read(`../dashboard/dist/${folder}service-worker.js`);
  const addresses = [...worker.matchAll(/url:["'`](\/[^"'`]*)/g)].map((match) => match[1] ?? "");
  if (addresses.length === 0) throw new Error("The service worker stores nothing.");
  return sum(
    addresses.map((address) => {
      const path = /\.\w+$/.test(address) ? address : `${address}/index.html`;
      const bytes = readFileSync(new URL(`../dashboard/dist${path}`, import.meta.url));
      return /\.(png|woff2)$/.test(path) ? bytes.length : brotliCompressSync(bytes).length;
    }),
  );
}

function read(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
