import { readdirSync } from "node:fs";
import { dist, readBuiltPages } from "./builtPages.ts";
import { badLinks, pagesWithoutSearch } from "./links.ts";
import { badSnippets } from "./snippets.ts";

// Part `docs` of the test command: the built documentation, without a browser.
const pages = readBuiltPages();
const assets = readdirSync(dist, { recursive: true, encoding: "utf8" });

const checks = [
  pages.length > 30 ? [] : [`Only ${pages.length} pages are built.`],
  badLinks(pages),
  pagesWithoutSearch(pages, assets),
  badSnippets(pages),
];

for (const fault of checks.flat()) console.log(fault);
const failed = checks.filter((faults) => faults.length > 0).length;
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
