import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteBuilders } from "@iep-insider/sdk/embed";
import { readingGrade, textOf } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { builderFacts } from "./content/builderFacts.ts";

const folder = join(import.meta.dirname, "pages");
// Pages from the catalog have its texts, which have a test of their own.
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?<!\]|changelog)\.md$/.test(name),
);

it("finds the pages", () => expect(pages.length).toBeGreaterThan(15));

it.each(pages)("%s reads at grade 9 or below", (name) => {
  // One more than a parent's page: attributes, origins and policies have no shorter names.
  expect(readingGrade(proseOf(readFileSync(join(folder, name), "utf8")))).toBeLessThanOrEqual(9);
});

it.each(siteBuilders)("the page of $name reads at grade 9 or below", (builder) => {
  const { sources: _, ...facts } = builderFacts[builder.id];
  const text = textOf([builder, facts]).replace(/“[^”]*”/g, "it");
  expect(readingGrade(text.replace(/\[([^\]]*)\]\([^)]*\)|\*\*/g, "$1"))).toBeLessThanOrEqual(9);
});

/** What a person reads as sentences: no code, no tables, no directives. */
function proseOf(markdown: string): string {
  return markdown
    .replace(/^---[\s\S]*?^---/m, "")
    .replace(/^(@\w+\(|<<<|\|).*$/gm, "")
    .replace(/```[\s\S]*?```/g, "")
    .replace(/`[^`]*`/g, "it")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[#*]|^\s*[-\d]+\.?\s/gm, "");
}
