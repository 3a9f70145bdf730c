import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useTemporaryFolder } from "../../tests/temporaryFolder.ts";
import { useTestApp } from "../../tests/useTestApp.ts";

const script = 'window.ready = "yes";';
const docsFolder = useTemporaryFolder("docs-test");

const app = useTestApp({ environment: { docsFolder } });
beforeAll(async () => {
  mkdirSync(join(docsFolder, "assets"));
  writeFileSync(
    join(docsFolder, "index.html"),
    `<title>Docs</title><script type="module" src="./a.js"></script><script type="module">${script}</script>`,
  );
  writeFileSync(join(docsFolder, "iframe.html"), "<title>Stories</title>");
  writeFileSync(join(docsFolder, "assets/page-12345678.js"), "1");
});

test("the documentation runs its own scripts, by their hashes, and no others", async () => {
  const response = await app.request("/docs/?path=/docs/a");
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("<title>Docs")]);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const hash = createHash("sha256").update(script).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(response.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(policy).toMatch(/; sandbox allow-scripts [\w -]+$/);
  expect(policy).not.toContain("allow-same-origin");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
});

test("the page of its stories may stand in its sandboxed frame, and all files may be read there", async () => {
  const response = await app.request("/docs/iframe.html");
  expect(response.headers.get("X-Frame-Options")).toBeNull();
  expect(response.headers.get("Content-Security-Policy")).not.toContain("frame-ancestors");
  expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
  const file = await app.request("/docs/assets/page-12345678.js");
  expect(file.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(file.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});

test("its address ends in a slash, whatever is asked for in it", async () => {
  const response = await app.request("/docs?path=/docs/a", { redirect: "manual" });
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/docs/?path=/docs/a"]);
});

test.each(["/docs/nothing", "/docs/assets", "/docs/.git"])("there is no %s", async (path) => {
  const response = await app.request(path, { redirect: "manual" });
  expect(response.status).toBe(404);
});
