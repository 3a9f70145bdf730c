import { expect, it } from "vitest";
import { pagePaths } from "../app/pagePaths.ts";
import { adminSections } from "../content/admin/frame.ts";
import { pagesToRender } from "../prerender.tsx";
import { filesForRobots } from "./forRobots.ts";

const files = filesForRobots(pagesToRender);
const sitemap = files["sitemap.xml"] ?? "";
const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)];

/** For one visitor alone, or reached from a mail or a payment. A page that is added here needs a reason. */
const unlisted: readonly string[] = [
  "/account",
  ...Object.values(adminSections).map(({ path }) => path),
  "/checkout",
  "/connect",
  "/second-factor",
  "/forgot-password",
  "/manage-subscription",
  "/newsletter",
  "/partners/manage",
  "/partners/statistics",
  "/partners/statistics/report",
  "/payment-success",
  "/reset-password",
  "/verify-email",
];

it("names every page that is for everyone, and no other", () => {
  const named = entries.map(([, address]) => address?.replace("https://origin.invalid", ""));
  expect(named.toSorted()).toEqual(pagePaths.filter((path) => !unlisted.includes(path)).toSorted());
});

it("gives a date only where the page says one", () => {
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
