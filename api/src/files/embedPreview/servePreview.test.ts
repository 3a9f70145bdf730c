import { toolIds } from "@iep-insider/sdk/catalog";
import { plainChoice, previewAddress, snippets } from "@iep-insider/sdk/embed";
import { expect, test } from "vitest";
import { useTestApp } from "../../../tests/useTestApp.ts";
import { isFrameToken } from "../../partners/frameToken.ts";

const app = useTestApp({ environment: { publicOrigin: "https://tools.example" } });

const from = { server: "https://tools.example", version: "", integrity: "" };

async function bodyAt(path: string): Promise<{ response: Response; body: string }> {
  const response = await app.request(path);
  const body = /<body>([\s\S]*)<\/body>/.exec(await response.text())?.[1] ?? "";
  return { response, body };
}

test.each(toolIds)("the preview of %s is the snippet itself", async (tool) => {
  for (const kind of ["script", "iframe", "link"] as const) {
    const choice = { ...plainChoice(tool), heading: 'A "quoted" </script> <b>heading</b>' };
    const { response, body } = await bodyAt(previewAddress(choice, kind));
    expect(response.status).toBe(200);
    expect(body).toBe(snippets(choice, from)[kind].code);
  }
});

test("only our own pages may frame it, and only our files run in it", async () => {
  const { response } = await bodyAt(previewAddress(plainChoice("rights-guide"), "link"));
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' https://tools.example;");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("unsafe-inline");
  // The page's own sheet, and the two styles of the card.
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(response.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});

test("it proves to our server that it was made for the key that it names, and has nothing to prove without one", async () => {
  const siteKey = "site_examplepages";
  const page = await (
    await app.request(previewAddress({ ...plainChoice("rights-guide"), siteKey }, "script"))
  ).text();
  const token = /<meta name="iep-frame-token" content="([^"]+)">/.exec(page)?.[1] ?? "";
  expect(isFrameToken(app.services, siteKey, token)).toBe(true);
  const without = await (await app.request(previewAddress(plainChoice("rights-guide"), "script"))).text();
  expect(without).not.toContain("iep-frame-token");
});

test("what the address says beyond a choice is left out", async () => {
  const { body } = await bodyAt(
    "/embed-preview?tool=rights-guide&theme=%22%3E%3Cscript%3E&onclick=alert(1)&as=nothing",
  );
  expect(body).toBe(snippets(plainChoice("rights-guide"), from).script.code);
});

test("the log holds the pattern, not what was chosen", async () => {
  await bodyAt("/embed-preview?tool=rights-guide&heading=secret");
  expect(app.logLines.join("\n")).toContain('"/embed-preview"');
  expect(app.logLines.join("\n")).not.toContain("secret");
});
