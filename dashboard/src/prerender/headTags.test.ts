import { describe, expect, it } from "vitest";
import { isUnlisted } from "../app/isUnlisted.ts";
import { pages } from "../app/pages.ts";
import { headTags } from "./headTags.ts";
import { structuredDataOf } from "./structuredData.ts";

const tagsOf = (path: string, head: Parameters<typeof headTags>[0]["head"]) =>
  headTags({ path, head, structured: structuredDataOf(path) }).join("\n");

describe.each(Object.entries(pages))("%s", (path, { head }) => {
  it("has a title and a description short enough to be shown in full", () => {
    expect(head.title.length).toBeGreaterThanOrEqual(15);
    expect(head.title.length).toBeLessThanOrEqual(90);
    expect(head.description.length).toBeGreaterThanOrEqual(25);
    expect(head.description.length).toBeLessThanOrEqual(160);
  });

  it("has a canonical URL, or asks not to be indexed", () => {
    const tags = tagsOf(path, head);
    const canonical = `<link rel="canonical" href="https://origin.invalid${path}">`;
    expect(tags.includes(canonical)).toBe(!isUnlisted(path, head));
    expect(tags.includes('<meta name="robots" content="noindex">')).toBe(isUnlisted(path, head));
    expect(tags.includes(`<meta property="og:url" content="https://origin.invalid${path}">`)).toBe(
      !isUnlisted(path, head),
    );
    expect(tags).toContain('<meta property="og:image" content="https://origin.invalid/og.png">');
  });
});

it("gives no two pages the same title or description", () => {
  const heads = Object.values(pages).map(({ head }) => head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

it("escapes everything in a head, so that no text can close its element", () => {
  const tags = tagsOf("/x", { title: 'A </title> & "b"', description: '"><script>' });
  expect(tags).toContain("<title>A &lt;/title> &amp; &quot;b&quot;</title>");
  expect(tags).toContain('<meta name="description" content="&quot;>&lt;script>">');
});

it("names the oEmbed of pages that show one tool, with an address that the server can complete", () => {
  const head = { title: "A title", description: "A description" };
  expect(tagsOf("/tools/chat/sample", head)).toContain(
    '<link rel="alternate" type="application/json+oembed" href="https://origin.invalid/oembed?url=https://origin.invalid/tools/chat/sample&amp;format=json" title="A title">',
  );
  expect(tagsOf("/tools", head)).toContain('type="text/xml+oembed"');
  expect(tagsOf("/advanced-tools", head)).not.toContain("oembed");
});
