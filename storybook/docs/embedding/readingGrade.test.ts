import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readingGrade } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";

const folder = import.meta.dirname;
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".mdx"),
);

it("finds the pages", () => expect(pages.length).toBeGreaterThan(10));

it.each(pages)("%s reads at grade 9 or below", (name) => {
  // One more than a parent's page: attributes, origins and policies have no shorter names.
  expect(readingGrade(proseOf(readFileSync(join(folder, name), "utf8")))).toBeLessThanOrEqual(9);
});

/** What a person reads as sentences: no code, no tables, no tags. */
function proseOf(mdx: string): string {
  return mdx
    .replace(/^(import|<Meta|\|).*$/gm, "")
    .replace(/```[\s\S]*?```/g, "")
    .replace(/<OurPage[^>]*>(.*?)<\/OurPage>/g, "$1")
    .replace(/<[A-Z][^>]*>/g, "")
    .replace(/\{productName\}/g, "We")
    .replace(/`[^`]*`/g, "it")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[#*]|^\s*[-\d]+\.?\s/gm, "");
}
