import { caseSync, contacts } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { supportRequest } from "./samples.ts";
import { useTestApp } from "./useTestApp.ts";

const ours = "https://iep.example";
const { path } = contacts.sendSupportRequest;

const app = useTestApp({ environment: { publicOrigin: ours } });

function corsHeaders({ headers }: Response) {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));
}

test.each(["https://partner.example", "http://localhost:3001", "null"])(
  "a page of another origin %s may ask first",
  async (origin) => {
    const response = await app.request(path, {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type,x-site-key,authorization",
      },
    });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(corsHeaders(response)).toEqual({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers":
        "Content-Type, Authorization, X-Site-Key, X-Purchase-Key, X-Frame-Token",
      "access-control-expose-headers": "X-Request-Id, Retry-After",
      "access-control-max-age": "7200",
    });
    expect(response.headers.get("Vary")).toBe("Origin");
  },
);

test.each([
  ["an answer", { json: supportRequest() }, 201],
  ["a refusal", { json: {} }, 400],
])("a page of another origin may read %s, never with credentials", async (_, init, status) => {
  const response = await app.request(path, { ...init, headers: { Origin: "https://partner.example" } });
  expect(response.status).toBe(status);
  expect(corsHeaders(response)).toEqual({
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "X-Request-Id, Retry-After",
  });
  expect(response.headers.get("Vary")).toBe("Origin, Accept-Language");
});

test.each([
  ["another origin", { Origin: "https://partner.example" }, 403],
  ["a partner's frame page on our origin", { Origin: ours, "X-Site-Key": "site_abcdefgh" }, 403],
  ["our own page", { Origin: ours }, 401],
])("of a synced case, a page of %s learns nothing", async (_, headers, status) => {
  const response = await app.request(caseSync.getVault.path, { headers });
  expect(response.status).toBe(status);
});

test("a page of another origin may not read our pages", async () => {
  const response = await app.request("/", { headers: { Origin: "https://partner.example" } });
  expect(corsHeaders(response)).toEqual({});
  expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
});

test("the API's answers are no pages", async () => {
  const { headers } = await app.request("/api/health");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Powered-By")).toBeNull();
});
