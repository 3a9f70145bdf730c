import { expect, it } from "vitest";
import { postPath, posts } from "../content/blog/posts.ts";
import { faq } from "../content/faq.ts";
import { structuredDataBlock, structuredDataOf } from "./structuredData.ts";

const typesAt = (path: string) => structuredDataOf(path).map((data) => data["@type"]);

it.each([
  ["/", ["WebSite"]],
  ["/pricing", ["FAQPage"]],
  ["/blog", []],
  ["/account", []],
  ["/tools/denial-decoder/sample", ["BreadcrumbList"]],
])("%s holds %j", (path, types) => expect(typesAt(path)).toEqual(types));

it.each(posts.map((post) => [post.slug, post] as const))(
  "the post %s says what its page shows",
  (_, post) => {
    expect(typesAt(postPath(post))).toEqual(["BlogPosting", "BreadcrumbList"]);
    expect(structuredDataOf(postPath(post))[0]).toMatchObject({
      headline: post.title,
      datePublished: post.day,
      url: `https://origin.invalid${postPath(post)}`,
    });
  },
);

it("returns each question with its whole answer as plain text", () => {
  const [page] = structuredDataOf("/pricing");
  const told = JSON.stringify(page);
  for (const { question } of faq.questions) expect(told).toContain(question);
  expect(told).toContain("Sign in and open My Account. There it takes two presses");
  expect(told).not.toMatch(/\[object|undefined|"to":/);
});

it("cannot be closed by its content", () => {
  const block = structuredDataBlock({ "@type": "WebSite", name: "</script><script>alert(1)</script>" });
  expect(block.match(/<\/?script/g)).toHaveLength(2);
  const [, json] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(block) ?? [];
  expect(JSON.parse(json ?? "")).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "</script><script>alert(1)</script>",
  });
});
