import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { originPlaceholder } from "@iep-insider/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { useTemporaryFolder } from "../../tests/temporaryFolder.ts";
import { useTestApp } from "../../tests/useTestApp.ts";

const script = 'window.ready = "yes";';
const docsFolder = useTemporaryFolder("docs-test");

const app = useTestApp({ environment: { docsFolder, publicOrigin: "https://tools.example" } });
beforeAll(async () => {
  for (const folder of ["assets", "tools"]) mkdirSync(join(docsFolder, folder));
  writeFileSync(
    join(docsFolder, "index.html"),
    `<title>Docs</title><script type="module" src="/docs/a.js"></script><script>${script}</script>${originPlaceholder}/x`,
  );
  writeFileSync(join(docsFolder, "theming.html"), "<title>Theming</title>");
  writeFileSync(join(docsFolder, "tools/index.html"), "<title>Tools</title>");
  writeFileSync(join(docsFolder, "404.html"), "<title>Not found</title>");
  writeFileSync(join(docsFolder, "assets/page.md.12345678.lean.js"), "1");
});

test("the documentation has our origin in it, and runs its own scripts, by their hashes, and no others", async () => {
  const response = await app.request("/docs/");
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining("</script>https://tools.example/x"),
  ]);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const hash = createHash("sha256").update(script).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  const file = await app.request("/docs/assets/page.md.12345678.lean.js");
  expect(file.headers.get("Cache-Control")).toContain("immutable");
});

test.each([
  ["/docs", "/docs/"],
  ["/docs?path=/docs/a", "/docs/?path=/docs/a"],
  ["/docs/tools", "/docs/tools/"],
  ["/docs/?path=/docs/embed-our-tools-quick-start--docs", "/docs/"],
  ["/docs/?path=/docs/embed-our-tools-theming--docs", "/docs/theming"],
  ["/docs/?path=/docs/embed-our-tools-site-builders-google-sites--docs", "/docs/site-builders/google-sites"],
  ["/docs/?path=/docs/embed-our-tools-site-builders-react-and-npm--docs", "/docs/frameworks"],
])("%s leads to %s", async (path, to) => {
  const response = await app.request(path, { redirect: "manual" });
  expect([response.status, response.headers.get("Location")]).toEqual([301, to]);
});

test.each([
  ["/docs/theming", 200, "Theming"],
  ["/docs/tools/", 200, "Tools"],
  ["/docs/?path=//elsewhere.example", 200, "Docs"],
  ["/docs/nothing", 404, "Not found"],
  ["/docs/assets", 404, "Not found"],
  ["/docs/.git", 404, "Not found"],
])("%s is answered with %i, %s", async (path, status, title) => {
  const response = await app.request(path, { redirect: "manual" });
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(title)]);
});
