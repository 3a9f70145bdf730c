import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { useTemporaryFolder } from "../../../tests/temporaryFolder.ts";
import { useTestApp } from "../../../tests/useTestApp.ts";

const folder = useTemporaryFolder("first-files-test");
const manifest = join(folder, "manifest.json");

const app = useTestApp({ environment: { embedFolder: folder } });
beforeEach(() => rmSync(manifest, { force: true }));

/** What the page of the rights guide has its browser fetch at once. */
async function asked(): Promise<readonly string[]> {
  const response = await app.request("/frame/rights");
  expect(response.status).toBe(200);
  const page = await response.text();
  return [...page.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, address = ""]) => address);
}

function build(own: string): void {
  const elements = {
    "iep-rights-guide": {
      first: ["iep-rights-guide.js", own, "assets/runtime-2.js"],
      soon: ["assets/soon-5.js"],
    },
    "aide-screener": { first: ["assets/other-4.js"], soon: [] },
  };
  writeFileSync(manifest, JSON.stringify({ elements }));
}

test("the page of a tool names every file that its first screen needs, and follows a new build", async () => {
  const shared = ["/embed/v1/assets/runtime-2.js"];
  build("assets/rights-1.js");
  const first = ["/embed/v1/iep-rights-guide.js", "/embed/v1/assets/rights-1.js", ...shared];
  expect(await asked()).toEqual(first);
  expect(await asked()).toEqual(first);
  build("assets/rights-of-a-later-build.js");
  expect(await asked()).toEqual([
    "/embed/v1/iep-rights-guide.js",
    "/embed/v1/assets/rights-of-a-later-build.js",
    ...shared,
  ]);
});

test.each([
  ["no build", () => {}],
  ["half a manifest", () => writeFileSync(manifest, '{"elements":{"iep-ri')],
])("the page of a tool preloads nothing with %s, and still works", async (_what, write) => {
  write();
  expect(await asked()).toEqual([]);
  build("assets/rights-1.js");
  expect(await asked()).toHaveLength(3);
});
