import { expect, test } from "vitest";
import { useTestApp } from "../../tests/useTestApp.ts";

const app = useTestApp();

test("the API reference is sandboxed, and may ask our origin alone", async () => {
  const response = await app.request("/docs/api/");
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining("/api/openapi.json"),
  ]);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("script-src 'self'; connect-src 'self';");
  expect(policy).toMatch(/; sandbox allow-scripts [\w -]+$/);
  expect(policy).not.toContain("allow-same-origin");
});

test("the viewer fetches no logo from its maker's host", async () => {
  const response = await app.request("/docs/api/redoc.js");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/javascript/);
  const script = await response.text();
  expect(script).toContain("data:,logo-mini-full.svg");
  expect(script).not.toContain("https://cdn.redoc.ly/redoc/");
});

test("its address ends in a slash, and there is nothing else below it", async () => {
  const response = await app.request("/docs/api", { redirect: "manual" });
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/docs/api/"]);
  expect((await app.request("/docs/api/describe.ts")).status).toBe(404);
});
