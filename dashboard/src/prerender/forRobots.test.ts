import { ownPaths, pageFacts } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { filesForRobots } from "./forRobots.ts";

const files = filesForRobots();
const sitemap = files["sitemap.xml"] ?? "";
const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?.*<\/url>/g)];

it("lists public pages, and no page that needs an account or is opened from an email", () => {
  const named = entries.map(([, address]) => address?.replace("https://origin.invalid", ""));
  expect(named).toEqual(
    expect.arrayContaining(["/", "/es", "/es/pricing", "/login", "/tools/denial-decoder/sample"]),
  );
  const withheld = ownPaths.filter((path) => pageFacts(path).only);
  for (const path of [...withheld, "/checkout", "/es/checkout", "/es/partners", "/404"])
    expect(named).not.toContain(path);
});

it("has a date only if the page states one", () => {
  const dated = new Map(
    entries.map(([, address, day]) => [address?.replace("https://origin.invalid", ""), day]),
  );
  for (const path of ["/terms", "/privacy", "/accessibility", "/not-legal-advice"])
    expect(dated.get(path), path).toMatch(/^2026-11-\d\d$/);
  for (const [path, day] of dated) if (path?.startsWith("/blog/")) expect(day, path).toMatch(/^\d{4}-\d{2}$/);
  expect(dated.get("/")).toBeUndefined();
  expect(dated.get("/pricing")).toBeUndefined();
});

it("lets robots in, but not to the calls, and tells them where the list is", () => {
  expect(files["robots.txt"]).toBe(
    "User-agent: *\nDisallow: /api/\n\nSitemap: https://origin.invalid/sitemap.xml\n",
  );
});
