import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteBuilders } from "@iep-insider/sdk/embed";
import { readingGrade, textOf } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";

const folder = import.meta.dirname;
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".mdx"),
);

it("finds the pages", () => expect(pages.length).toBeGreaterThan(10));

it.each(pages.filter(hasProse))("%s reads at grade 9 or below", (name) => {
  // One more than a parent's page: attributes, origins and policies have no shorter names.
  expect(readingGrade(proseOf(readFileSync(join(folder, name), "utf8")))).toBeLessThanOrEqual(9);
});

it.each(siteBuilders)("the page of $name reads at grade 9 or below", ({ sources: _, ...builder }) =>
  expect(readingGrade(textOf([builder]).replace(/“[^”]*”/g, "it"))).toBeLessThanOrEqual(9),
);

/** Not a page whose text is in a table. */
function hasProse(name: string): boolean {
  return !readFileSync(join(folder, name), "utf8").includes("<Builder ");
}

it("every site builder has its page", () => {
  const shown = pages.flatMap(
    (name) => /<Builder id="([^"]*)"/.exec(readFileSync(join(folder, name), "utf8"))?.[1] ?? [],
  );
  expect(shown.toSorted()).toEqual(siteBuilders.map(({ id }) => id).toSorted());
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
