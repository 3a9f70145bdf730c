import { expect, test } from "vitest";
import { rawRequest, useBuiltFiles } from "../../tests/builtFiles.ts";
import { anotherApp, useTestApp } from "../../tests/useTestApp.ts";

const { dashboardFolder, embedFolder } = useBuiltFiles();

const app = useTestApp({ environment: { dashboardFolder, embedFolder } });

const raw = (path: string, headers?: Record<string, string>) => rawRequest(app.url, path, headers);

const strictPolicy =
  "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
  "frame-ancestors 'none';base-uri 'none';form-action 'self';object-src 'none';" +
  "require-trusted-types-for 'script';trusted-types iep-insider iep-reader iep-service-worker";

test.each([
  ["/", "Home", 200],
  ["/advanced-tools", "Tools", 200],
  ["/advanced-tools/", "Tools", 200],
  ["/advanced-tools?tool=aide-screener", "Aide", 200],
  ["/advanced-tools?from=mail&tool=aide-screener", "Aide", 200],
  ["/advanced-tools?tool=chat", "Tools", 200],
  ["/advanced-tools?tool=aide-screener&claim=key", "Tools", 200],
  ["/advanced-tools/.open/aide-screener.html", "Not here", 404],
  ["/nothing/here", "Not here", 404],
  ["/assets/gone-12345678.js", "Not here", 404],
  ["/%E0%A4%A", "Not here", 404],
  ["/es", "Inicio", 200],
  ["/es/", "Inicio", 200],
  ["/es/advanced-tools", "Herramientas", 200],
  ["/es/advanced-tools?tool=aide-screener", "Ayudante", 200],
  ["/es/advanced-tools?tool=aide-screener&claim=key", "Herramientas", 200],
  ["/es/nothing", "No existe", 404],
  ["/es/404", "No existe", 404],
  ["/essays", "Not here", 404],
])("a page of the dashboard %s shows %s with %i", async (path, title, status) => {
  const response = await app.request(path, { redirect: "manual" });
  expect([response.status, await response.text()]).toEqual([status, `<title>${title}</title>`]);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("Content-Security-Policy")).toBe(strictPolicy);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.get("X-Frame-Options")).toBe("DENY");
  expect(response.headers.get("X-Powered-By")).toBeNull();
});

test("WebAssembly runs in the worker that reads documents, which reaches no other server", async () => {
  const worker = await app.request("/reader/worker.js");
  expect(worker.status).toBe(200);
  expect(worker.headers.get("Content-Security-Policy")).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';worker-src 'self';connect-src 'self'",
  );
});

test.each([
  ["/tools/letters/sample?from=mail", 301, "/tools/letter-generator/sample?from=mail"],
  ["/es/tools/letters/sample?from=mail", 301, "/es/tools/letter-generator/sample?from=mail"],
  // In English only.
  ["/es/partners/manage?site=a", 302, "/partners/manage?site=a"],
])("%s leads with %i to %s", async (path, status, to) => {
  const response = await app.request(path, { redirect: "manual" });
  expect([response.status, response.headers.get("Location")]).toEqual([status, to]);
});

test("the service worker of the pages in Spanish may answer for their home, which is beside its folder", async () => {
  const storing = await anotherApp(app, { environment: { dashboardFolder, serviceWorker: true } });
  const spanish = await storing.request("/es/service-worker.js");
  expect([await spanish.text(), spanish.headers.get("Service-Worker-Allowed")]).toEqual([
    "// stores in Spanish",
    "/es",
  ]);
  expect((await storing.request("/service-worker.js")).headers.get("Service-Worker-Allowed")).toBeNull();
});

test("a page of the dashboard sends HSTS over https, and not in a demo over http", async () => {
  const plain = await app.request("/");
  expect(plain.headers.get("Strict-Transport-Security")).toBeNull();
  expect(plain.headers.get("Cross-Origin-Opener-Policy")).toBeNull();
  const options = { dashboardFolder, publicOrigin: "https://iep.example" };
  const secured = await anotherApp(app, { environment: options });
  const page = await secured.request("/");
  expect(page.headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
  expect(page.headers.get("Content-Security-Policy")).toBe(`${strictPolicy};upgrade-insecure-requests`);
});

test("a page of the dashboard can only be read", async () => {
  const response = await app.request("/advanced-tools", { method: "POST" });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ["/assets/main-AbC_123-.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/assets/font-12345678.woff2", "font/woff2", "public, max-age=31536000, immutable"],
  ["/favicon.svg", "image/svg+xml", "public, max-age=300, stale-while-revalidate=86400"],
])("a file of the dashboard %s is %s, %s", async (path, type, cacheControl) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe(type);
  expect(response.headers.get("Cache-Control")).toBe(cacheControl);
});

const forGood = "public, max-age=31536000, immutable";
test.each([
  ["loader.js", "text/javascript; charset=utf-8", "no-cache"],
  ["manifest.json", "application/json; charset=utf-8", "no-cache"],
  ["assets/runtime-a1B2c3D4.js", "text/javascript; charset=utf-8", forGood],
])("a widget's file %s loads on any page", async (name, type, cacheControl) => {
  const response = await app.request(`/embed/v1/${name}`, {
    headers: { Origin: "https://partner.example" },
  });
  expect(response.status).toBe(200);
  const { headers } = response;
  expect(headers.get("Content-Type")).toBe(type);
  expect(headers.get("Cache-Control")).toBe(cacheControl);
  expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(headers.get("Timing-Allow-Origin")).toBe("*");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Vary")).toBe("Accept-Encoding");
});

test("a widget's file is kept for minutes in production, under a stable name", async () => {
  const production = await anotherApp(app, {
    environment: { dashboardFolder, embedFolder, mode: "production" },
  });
  const { headers } = await production.request("/embed/v1/loader.js");
  expect(headers.get("Cache-Control")).toBe("public, max-age=300, stale-while-revalidate=86400");
});

test.each(["nothing.js", "", "assets", "assets/", "loader.js/x", "%00", "%E0%A4%A"])(
  "a widget's file %j is not there, in one short line",
  async (name) => {
    const response = await raw(`/embed/v1/${name}`);
    expect([response.status, response.body.toString()]).toEqual([404, "No such file.\n"]);
    expect(response.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
    });
  },
);
