import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EmbedVersions } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import type { TestApp } from "../../../tests/createTestApp.ts";
import { makeTemporaryFolder } from "../../../tests/temporaryFolder.ts";
import { openTestApp, useTestDatabase } from "../../../tests/useTestApp.ts";
import { publishRelease } from "./publishRelease.ts";

let folder: string;
let app: TestApp;
const shared = useTestDatabase();

beforeEach(async () => {
  folder = makeTemporaryFolder("releases-test");
  app = await open();
  return () => rmSync(folder, { recursive: true });
});

function open(now = "2026-11-22T10:00:00.000Z"): Promise<TestApp> {
  const folders = { embedFolder: join(folder, "built"), embedReleases: join(folder, "releases") };
  const environment = { mode: "production" as const, ...folders };
  return openTestApp({ database: shared.database, environment, clock: () => new Date(now) });
}

const integrityOf = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;

/** What the build of widgets leaves, with scripts of one line. */
function build(version: string, files: Readonly<Record<string, string>>): void {
  rmSync(join(folder, "built"), { recursive: true, force: true });
  mkdirSync(join(folder, "built/assets"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "built", name), text);
  const listed = Object.entries(files).map(([name, text]) => [
    name,
    { bytes: text.length, gzip: 1, brotli: 1, integrity: integrityOf(text) },
  ]);
  const manifest = { version, files: Object.fromEntries(listed) };
  writeFileSync(join(folder, "built/manifest.json"), JSON.stringify(manifest));
}

const first = { "loader.js": "first();\n", "assets/runtime-a1B2c3D4.js": "run(1);\n" };
const second = { "loader.js": "second();\n", "assets/runtime-zZ9yY8xX.js": "run(2);\n" };

async function list(from = app): Promise<EmbedVersions> {
  return (await (await from.request("/embed/versions.json")).json()) as EmbedVersions;
}

test("an exact version is what was built, for any page, and browsers may keep it for good", async () => {
  build("1.0.0", first);
  expect(await publishRelease(app.services)).toBe("published");
  for (const [name, text] of Object.entries(first)) {
    const response = await app.request(`/embed/1.0.0/${name}`, {
      headers: { Origin: "https://a.example" },
    });
    expect([response.status, await response.text()]).toEqual([200, text]);
    const { headers } = response;
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  }
});

test("an exact version is unchanged after another version is built beside it", async () => {
  build("1.0.0", first);
  await publishRelease(app.services);
  build("1.0.1", second);
  const later = await open("2026-11-23T10:00:00.000Z");
  expect(await publishRelease(later.services)).toBe("published");
  expect(await (await app.request("/embed/1.0.0/loader.js")).text()).toBe("first();\n");
  expect((await app.request("/embed/1.0.0/assets/runtime-a1B2c3D4.js")).status).toBe(200);
  expect(await (await app.request("/embed/1.0.1/loader.js")).text()).toBe("second();\n");
  expect(await (await app.request("/embed/v1/loader.js")).text()).toBe("second();\n");
  const { current, versions } = await list();
  expect(current).toBe("1.0.1");
  expect(versions.map(({ version, publishedAt }) => [version, publishedAt])).toEqual([
    ["1.0.1", "2026-11-23T10:00:00.000Z"],
    ["1.0.0", "2026-11-22T10:00:00.000Z"],
  ]);
});

test("an exact version is refused other bytes: the log says to raise the version, and the old ones are served", async () => {
  build("1.0.0", first);
  await publishRelease(app.services);
  build("1.0.0", second);
  expect(await publishRelease(app.services)).toBe("changed");
  expect(await (await app.request("/embed/1.0.0/loader.js")).text()).toBe("first();\n");
  expect(await list()).toMatchObject({ current: null, versions: [{ version: "1.0.0" }] });
  expect(app.logLines.join()).toContain("raise the version of widgets");
});

test("an exact version is written once by two processes that start together", async () => {
  build("1.0.0", first);
  const outcomes = await Promise.all([1, 2, 3].map(() => publishRelease(app.services)));
  expect(outcomes).toEqual(["published", "published", "published"]);
  expect(readdirSync(join(folder, "releases"))).toEqual(["1.0.0"]);
});

test("an exact version is not made of a build that is under way", async () => {
  build("1.0.0", first);
  writeFileSync(join(folder, "built/loader.js"), "half");
  expect(await publishRelease(app.services)).toBe("absent");
  expect(readdirSync(join(folder, "releases"))).toEqual([]);
  rmSync(join(folder, "built/manifest.json"));
  expect(await publishRelease(app.services)).toBe("not_built");
});

test.each(["", "/", "/nothing.js", "/.release.json", "/..%2f1.0.0%2floader.js"])(
  "an exact version has nothing at %j, and no list of its folders",
  async (path) => {
    build("1.0.0", first);
    await publishRelease(app.services);
    const response = await app.request(`/embed/1.0.0${path}`);
    expect([response.status, await response.text()]).toEqual([404, "No such file.\n"]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  },
);

test("the list of versions names the files that a page may name, with bytes and hashes", async () => {
  build("1.0.0", first);
  await publishRelease(app.services);
  const response = await app.request("/embed/versions.json", { headers: { Origin: "https://a.example" } });
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=300, stale-while-revalidate=86400");
  expect(await response.json()).toEqual({
    current: "1.0.0",
    versions: [
      {
        version: "1.0.0",
        publishedAt: "2026-11-22T10:00:00.000Z",
        files: { "loader.js": { bytes: 9, integrity: integrityOf("first();\n") } },
      },
    ],
  });
});
