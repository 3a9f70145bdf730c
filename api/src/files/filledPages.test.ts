import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { originPlaceholder } from "@iep-insider/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { rawRequest, useBuiltFiles } from "../../tests/builtFiles.ts";
import { anotherApp, useTestApp } from "../../tests/useTestApp.ts";

const { dashboardFolder } = useBuiltFiles();
const publicOrigin = "https://iep.example";
const pageOf = (title: string) =>
  `<head><title>${title}</title><link rel="canonical" href="${originPlaceholder}/pricing"></head><body>${originPlaceholder}</body>`;
const filled = (title: string) => pageOf(title).replaceAll(originPlaceholder, publicOrigin);

const app = useTestApp({ environment: { dashboardFolder, publicOrigin } });
beforeAll(async () => {
  writeFileSync(join(dashboardFolder, "pricing.html"), pageOf("Pricing"));
  writeFileSync(join(dashboardFolder, "sitemap.xml"), `<loc>${originPlaceholder}/</loc>`);
  writeFileSync(join(dashboardFolder, "robots.txt"), `Sitemap: ${originPlaceholder}/sitemap.xml`);
  writeFileSync(join(dashboardFolder, "note.txt"), originPlaceholder);
});

const raw = (path: string, headers?: Record<string, string>) => rawRequest(app.url, path, headers);

test.each([
  ["/pricing.html", filled("Pricing"), "text/html; charset=utf-8", "no-cache"],
  ["/sitemap.xml", `<loc>${publicOrigin}/</loc>`, "application/xml", "public, max-age=300"],
  ["/robots.txt", `Sitemap: ${publicOrigin}/sitemap.xml`, "text/plain; charset=utf-8", "public, max-age=300"],
])("%s has the origin, which the build does not know", async (path, text, type, cacheControl) => {
  const response = await raw(path);
  expect([response.status, response.body.toString()]).toEqual([200, text]);
  expect(String(response.headers["content-type"])).toContain(type);
  expect(String(response.headers["cache-control"])).toContain(cacheControl);
});

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["identity", undefined, (bytes: Buffer) => bytes],
])("a filled page goes out compressed to a browser that takes %j", async (accepted, encoding, decoded) => {
  const response = await raw("/pricing.html", { "Accept-Encoding": accepted });
  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(response.headers["content-length"]).toBe(String(response.body.length));
  expect(response.headers["vary"]).toBe("Accept-Encoding");
  expect(decoded(response.body).toString()).toBe(filled("Pricing"));
});

test("a filled page is the new one as soon as the build has written it", async () => {
  const fees = join(dashboardFolder, "fees.html");
  writeFileSync(fees, pageOf("Pricing"));
  const before = await raw("/fees.html");
  writeFileSync(fees, pageOf("Prices1"));
  utimesSync(fees, new Date(), new Date(Date.now() + 2_000));
  const after = await raw("/fees.html");
  expect(after.body.toString()).toBe(filled("Prices1"));
  expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
});

const registers = '<meta name="service-worker" content="">';
test.each([
  [true, "/prices", registers, "// stores"],
  [true, "/admin/users", "", "// stores"],
  [false, "/prices", "", "// removes"],
])(
  "with the service worker %s, %s holds %j, and the script %s",
  async (serviceWorker, page, mark, script) => {
    mkdirSync(join(dashboardFolder, page), { recursive: true });
    writeFileSync(join(dashboardFolder, page, "index.html"), "<head></head>");
    const one = await anotherApp(app, { environment: { dashboardFolder, serviceWorker } });
    expect(await (await one.request(page)).text()).toBe(`<head>${mark}</head>`);
    const worker = await one.request("/service-worker.js");
    expect([await worker.text(), worker.headers.get("Cache-Control")]).toEqual([script, "no-cache"]);
  },
);
