import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { storedToolName, tools } from "@iep-insider/sdk/catalog";
import { frameTokenHeader, siteKeyHeader, status } from "@iep-insider/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { script, useBuiltFiles } from "../../../tests/builtFiles.ts";
import { registerSite } from "../../../tests/sites.ts";
import { useTestApp } from "../../../tests/useTestApp.ts";
import { writeOrigins } from "../../partners/origins.ts";
import { switchPartner } from "../../partners/service.ts";

const siteKey = "site_framepages";

const { embedFolder } = useBuiltFiles();
const sheet = "main{display:flow-root}";
writeFileSync(join(embedFolder, "frame.css"), sheet);
const app = useTestApp({ environment: { publicOrigin: "https://iep.example", embedFolder } });
const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
beforeAll(async () => {
  await registerSite(app, siteKey);
  await registerSite(app, "site_framestar", "https://star.example");
  await app.database.partners.update(
    {
      allowedOrigins: writeOrigins(["https://star.example", "https://*.star.example"]),
      allowsLocalhost: true,
    },
    { where: { siteKey: "site_framestar" } },
  );
});

async function frame(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`/frame/${path}`, { headers });
  return { response, page: await response.text(), policy: response.headers.get("Content-Security-Policy") };
}

test.each(tools.map(({ id, tag, title }) => [id, tag, title]))(
  "the page of %s by its id, the id it had first and its tag",
  async (id, tag, title) => {
    for (const name of [id, storedToolName(id), tag, `${tag}/`]) {
      const { response, page } = await frame(name);
      expect([response.status, response.headers.get("Content-Type")]).toEqual([
        200,
        "text/html; charset=utf-8",
      ]);
      expect(page).toContain(`<main><${tag}></${tag}>`);
      expect(page).toContain(`<h2>${title}</h2>`);
    }
  },
);

test("the page of a tool for frames may be framed by any page without a key, and runs nothing but our files", async () => {
  const { response, policy } = await frame("rights-guide");
  expect(policy).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self' ${sourceOf(sheet)}; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types iep-reader`,
  );
  expect(response.headers.get("X-Frame-Options")).toBeNull();
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});

test("the page of a pre-rendered tool has its script and its style as text, allows just these, and is compressed", async () => {
  const { response, page, policy } = await frame("aide-screener", { "Accept-Encoding": "br" });
  const [, text = ""] = /<\/main><script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(text).toBe(script);
  expect(page).toContain(`<style>${sheet}</style>`);
  expect(policy).toContain(`script-src 'self' ${sourceOf(script)}; style-src 'self' ${sourceOf(sheet)};`);
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Vary")).toContain("Accept-Encoding");
});

test.each([
  ["is long", `//${"x".repeat(50_000)}`],
  ["would end the page's tag", 'const text = "</script>";'],
])("the page of a tool whose script %s requests it", async (_, content) => {
  writeFileSync(join(embedFolder, "iep-rights-guide.js"), content);
  const { page, policy } = await frame("rights-guide");
  expect(page).toContain('src="/embed/v1/iep-rights-guide.js"');
  expect(policy).toContain("script-src 'self'; ");
});

test.each([
  [siteKey, "frame-ancestors 'self' https://partner.example"],
  [
    "site_framestar",
    "frame-ancestors 'self' https://star.example https://*.star.example http://localhost:* https://localhost:* http://*.localhost:* https://*.localhost:* http://127.0.0.1:* https://127.0.0.1:*",
  ],
])("the page of a tool for frames with the key %s: %s", async (key, expected) => {
  const { response, policy } = await frame(`rights-guide?site-key=${key}`);
  expect(response.status).toBe(200);
  expect(policy?.split("; ").at(-1)).toBe(expected);
});

test("the page of a tool for frames holds a token with which our API knows a call that names no page", async () => {
  const { page } = await frame(`rights-guide?site-key=${siteKey}`);
  const [, token = ""] = /<meta name="iep-frame-token" content="([^"]+)">/.exec(page) ?? [];
  const ask = (given: string) =>
    app.request(status.getHealth.path, {
      headers: { Origin: "null", [siteKeyHeader]: siteKey, [frameTokenHeader]: given },
    });
  expect((await ask(token)).status).toBe(200);
  expect((await ask(`${token}x`)).status).toBe(403);
  expect((await frame("rights-guide")).page).not.toContain("iep-frame-token");
});

test("the page of a tool for frames gives the element what the address says, and drops the rest", async () => {
  const query = new URLSearchParams({
    state: "ma",
    theme: "dark",
    accent: "#5B2A3C",
    heading: 'Say "no" </aide-screener><script>alert(1)</script>',
    render: "iframe",
    mode: "dialog",
    "button-label": "Open",
    onclick: "alert(1)",
    "api-base": "https://elsewhere.example",
  });
  const { page } = await frame(`aide-screener?${query}`);
  expect(page).toContain('<html lang="en" data-theme="dark">');
  const element = /<main><aide-screener([^>]*)>/.exec(page)?.[1] ?? "";
  expect([...element.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name).sort()).toEqual([
    "accent",
    "heading",
    "state",
    "theme",
  ]);
  expect(element).toContain('state="MA"');
  expect([...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)).toEqual([script]);
  expect(page).not.toContain("elsewhere.example");
});

test("the page of a tool for frames is in Spanish where its address asks for it and the tool is there in it", async () => {
  mkdirSync(join(embedFolder, "es"), { recursive: true });
  writeFileSync(join(embedFolder, "es/aide-screener.js"), "// Spanish");
  const { page } = await frame("aide-screener?lang=es");
  expect(page).toContain('<html lang="es" data-theme="auto">');
  expect(page).toContain("<script>// Spanish</script>");
  for (const path of ["rights-guide?lang=es", "aide-screener?lang=de", "aide-screener"])
    expect((await frame(path)).page).toContain('<html lang="en" data-theme="auto">');
});

test("a frame without its tool for a key that is none, or is switched off, tells the owner and leads a parent to our site", async () => {
  const unknown = await frame("rights?site-key=site_nobodys1");
  await switchPartner(app.services, "command", { siteKey: "site_framestar" }, false);
  const off = await frame("rights?site-key=site_framestar");
  await switchPartner(app.services, "command", { siteKey: "site_framestar" }, true);
  for (const { response, page, policy } of [unknown, off]) {
    expect(response.status).toBe(403);
    expect(page).not.toContain("<iep-rights-guide");
    expect(page).not.toContain("<script");
    expect(page).toContain("For the owner of this site");
    expect(page).toContain('href="/advanced-tools?tool=rights-guide"');
    // A site with the wrong key has to see why.
    expect(policy).not.toContain("frame-ancestors");
  }
  expect(unknown.page).not.toBe(off.page);
});

test.each(["", "nothing", "rights/more", "%3Cscript%3E", "..%2f"])(
  "%j is not a tool, and the page says so",
  async (name) => {
    const { response, page } = await frame(name);
    expect(response.status).toBe(404);
    expect(page).toContain("Tool not found");
    expect(page).not.toContain("<script");
  },
);

test("a frame without its tool can only be read, and the log holds its pattern", async () => {
  expect((await app.request("/frame/rights-guide", { method: "POST" })).status).toBe(405);
  await frame("rights?heading=private-words");
  const lines = app.logLines.join("\n");
  expect(lines).toContain('"/frame/:tool"');
  expect(lines).not.toContain("private-words");
});
