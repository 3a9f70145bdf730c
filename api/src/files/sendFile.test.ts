import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { rawRequest, script, useBuiltFiles } from "../../tests/builtFiles.ts";
import { useTestApp } from "../../tests/useTestApp.ts";

const { dashboardFolder, embedFolder } = useBuiltFiles();

const app = useTestApp({ environment: { dashboardFolder, embedFolder } });

const raw = (path: string, headers?: Record<string, string>) => rawRequest(app.url, path, headers);

const path = "/embed/v1/loader.js";
test.each([
  ["gzip, deflate, br, zstd", "br", brotliCompressSync(script)],
  ["br;q=0, gzip", "gzip", gzipSync(script)],
  ["br;q=0, gzip;q=0", undefined, Buffer.from(script)],
])("compressed siblings to a browser that takes %j goes %s", async (accepted, encoding, bytes) => {
  const response = await raw(path, { "Accept-Encoding": accepted });
  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(response.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(response.headers["content-length"]).toBe(String(bytes.length));
  expect(response.headers["vary"]).toBe("Accept-Encoding");
  expect(response.body.equals(bytes)).toBe(true);
});

test("compressed siblings have an ETag each, so that no cache mixes them up", async () => {
  const etags = await Promise.all(
    ["br", "gzip", "identity"].map(
      async (name) => (await raw(path, { "Accept-Encoding": name })).headers["etag"],
    ),
  );
  expect(new Set(etags).size).toBe(3);
  const again = await raw(path, { "Accept-Encoding": "br", "If-None-Match": String(etags[0]) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const other = await raw(path, { "Accept-Encoding": "gzip", "If-None-Match": String(etags[0]) });
  expect(other.status).toBe(200);
});

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/..%5csecret.txt",
  "//secret.txt",
  "/.env",
  "/%2eenv",
  "/secret.txt%00.html",
  "/embed/v1/../../../secret.txt",
  "/embed/v1/%2e%2e/secret.txt",
  "/embed/v1/..%2fsecret.txt",
])("nothing outside the folders, and no hidden file, is ever sent %s", async (path) => {
  const response = await raw(path);
  expect(response.status).toBe(404);
  expect(response.body.toString()).not.toMatch(/not for anyone|SECRET/);
});
