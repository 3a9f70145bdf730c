import { readdirSync, readFileSync } from "node:fs";
import { isInSpanish, pageAt, pagePaths } from "@iep-insider/sdk/contract";
import { citationsIn, covers, provisions } from "@iep-insider/sdk/law";
import { fernandezHuerta, readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { describe, expect, it } from "vitest";
import { toolOfPost } from "../../pages/blog/article/toolOfPost.ts";
import * as blog from "./blog.ts";
import { postPath, posts } from "./posts.ts";
import { readArticle } from "./readArticle.ts";

const folder = new URL(".", import.meta.url);
const sourceOf = (slug: string) => readFileSync(new URL(`${slug}.mdx`, folder), "utf8");
const provisionOf = (id: string) => Object.values(provisions).find((one) => one.id === id);

it("has an article for every post, and a post for every article", () => {
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.mdx$/.test(name));
  expect(files.sort()).toEqual(posts.map(({ slug }) => `${slug}.mdx`).sort());
});

it("has the three posts with the dates and times of the specification, the newest first", () => {
  expect(posts.map(({ slug, day, minutes }) => [slug, day, minutes])).toEqual([
    ["history-of-special-education-rights", "2025-01-25", 6],
    ["eligibility-categories", "2025-01-22", 10],
    ["how-to-request-a-one-to-one-aide", "2025-01-18", 8],
  ]);
});

it("has a page for the list and for every post, and for nothing else below it", () => {
  const below = pagePaths.filter((path) => path.startsWith("/blog"));
  expect([...below].sort()).toEqual(["/blog", ...posts.map(postPath)].sort());
});

it("cites in Spanish what the English cites, shows the same tools, and leads to the same pages", () => {
  const slugs = readdirSync(folder).flatMap((name) => /^([\w-]+)\.es\.mdx$/.exec(name)?.[1] ?? []);
  const translated = posts.filter((post) => isInSpanish(postPath(post))).map(({ slug }) => slug);
  expect(slugs.sort()).toEqual(translated.sort());
  for (const slug of slugs) {
    const [spanish, english] = [readArticle(sourceOf(`${slug}.es`)), readArticle(sourceOf(slug))];
    expect(spanish.citations, slug).toEqual(english.citations);
    expect([spanish.tools, spanish.links, spanish.headings.length]).toEqual([
      english.tools,
      english.links,
      english.headings.length,
    ]);
    expect(fernandezHuerta(withoutLeftOut(spanish.text)), slug).toBeGreaterThanOrEqual(60);
  }
});

it("has texts at grade 8 or below, also around the articles", () => {
  const rows = posts.map(({ title, description, holds }) => ({ title, description, holds }));
  expect(readingGrade(withoutLeftOut(textOf([{ ...blog }, rows], ["to"])))).toBeLessThanOrEqual(8);
});

describe.each(posts)("the post $slug", (post) => {
  const source = sourceOf(post.slug);
  const article = readArticle(source);

  it("states its reading time correctly, at 200 words a minute", () => {
    expect(Math.round(article.words / 200)).toBe(post.minutes);
  });

  it("reads at grade 8 or below", () => {
    expect(readingGrade(withoutLeftOut(article.text))).toBeLessThanOrEqual(8);
  });

  it("lists every rule that it cites, and no other", () => {
    const cited = [...new Set(article.citations.map(({ id }) => id))];
    expect(cited.length).toBeGreaterThan(10);
    expect([...post.provisions].sort()).toEqual(cited.sort());
  });

  it("cites exact places only within what we hold", () => {
    for (const { id, at } of article.citations) {
      const provision = provisionOf(id);
      expect(provision, id).toBeDefined();
      if (!provision || at === null) continue;
      const places = citationsIn(at);
      expect(places.length, at).toBeGreaterThan(0);
      for (const place of places) expect(covers(provision.citation, place), `${at} in ${id}`).toBe(true);
    }
  });

  it("names the month in which its law was read", () => {
    const month = new Date(`${post.lawChecked} 1 UTC`).toISOString().slice(0, 7);
    for (const id of post.provisions) expect(provisionOf(id)?.asOf.slice(0, 7), id).toBe(month);
  });

  it("names tools that anybody can open", () => {
    expect(article.tools.length).toBeGreaterThan(0);
    for (const tool of article.tools) expect(() => toolOfPost(tool)).not.toThrow();
  });

  it("leads to pages that are there, to its own parts, or to another site over https", () => {
    const ids = article.headings.map(({ id }) => `#${id}`);
    for (const to of article.links)
      expect(pageAt(to) !== undefined || ids.includes(to) || to.startsWith("https://"), to).toBe(true);
    for (const { address } of post.outsideSources) expect(address).toMatch(/^https:\/\/\S+$/);
  });

  it("has unique section ids, distinct from those of the surrounding page", () => {
    const ids = article.headings.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set([...ids, "main", "sources", "next"]).size).toBe(ids.length + 3);
    for (const { title } of article.headings) expect(title).not.toMatch(/[*_<>[\]{}]/);
  });

  it("contains text and our few components, and no code", () => {
    expect(source).not.toMatch(/[{}]|^(?:import|export)\b/m);
    const named = [...source.matchAll(/<\/?([A-Za-z]\w*)/g)].map(([, name]) => name);
    expect([...new Set(named)].filter((name) => !components.has(name ?? ""))).toEqual([]);
  });

  it("has its buttons and tools on lines of their own", () => {
    for (const line of source.split("\n"))
      if (/<(?:ToolButton|LiveTool)\b/.test(line))
        expect(line).toMatch(/^<(?:LiveTool [^>]*\/>|ToolButton [^>]*>[^<]+<\/ToolButton>)$/);
  });
});

const components = new Set(["Law", "LiveTool", "Note", "ToolButton"]);
