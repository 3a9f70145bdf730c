import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { originPlaceholder } from "@iep-insider/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { useBuiltFiles } from "../../tests/builtFiles.ts";
import { useTemporaryFolder } from "../../tests/temporaryFolder.ts";
import { anotherApp, useTestApp } from "../../tests/useTestApp.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";

const { dashboardFolder } = useBuiltFiles();
const folder = useTemporaryFolder("founder-test");
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const photo = join(folder, "photo.png");
const told = { FOUNDER_NAME: "Ana <b>", FOUNDER_TEXT: 'One "word". | Two.', FOUNDER_PHOTO: photo };
const publicOrigin = "https://iep.example";
const app = useTestApp({ environment: { dashboardFolder, publicOrigin } });
const link = '<a href="/about" class="quiet">Who made this</a>';
const entry = (path: string) => `  <url><loc>${originPlaceholder}${path}</loc></url>\n`;

beforeAll(() => {
  writeFileSync(photo, png);
  mkdirSync(join(dashboardFolder, "about"));
  writeFileSync(join(dashboardFolder, "about/index.html"), "<head><title>About</title></head>");
  writeFileSync(join(dashboardFolder, "pricing.html"), `<head></head>Prices${link}`);
  writeFileSync(join(dashboardFolder, "sitemap.xml"), entry("/terms") + entry("/about") + entry("/privacy"));
});

test.each(["/about", "/about/", "/about/index.html"])(
  "without a founder %s is like any unknown page, and no list or page leads there",
  async (path) => {
    const response = await app.request(path);
    expect([response.status, await response.text()]).toEqual([404, "<title>Not here</title>"]);
    const map = await (await app.request("/sitemap.xml")).text();
    expect(map).toBe((entry("/terms") + entry("/privacy")).replaceAll(originPlaceholder, publicOrigin));
    expect(await (await app.request("/pricing.html")).text()).toBe("<head></head>Prices");
  },
);

test("with a name and a text the page holds them, every page knows of it, and the picture is served", async () => {
  const { founder } = readEnvironment(told);
  const open = await anotherApp(app, { environment: { dashboardFolder, publicOrigin, founder } });
  const page = await (await open.request("/about")).text();
  const content = /<meta name="founder" content="([^"]*)">/.exec(page)?.[1] ?? "";
  expect(content).not.toContain("<");
  expect(JSON.parse(content.replaceAll("&quot;", '"').replace("&lt;", "<").replace("&gt;", ">"))).toEqual({
    name: "Ana <b>",
    paragraphs: ['One "word".', "Two."],
    photo: founder?.photo,
  });
  expect(await (await open.request("/pricing.html")).text()).toBe(
    `<head><meta name="founder" content=""></head>Prices${link}`,
  );
  expect(await (await open.request("/sitemap.xml")).text()).toContain(`${publicOrigin}/about`);
  const picture = await open.request(founder?.photo ?? "");
  expect([picture.headers.get("Content-Type"), Buffer.from(await picture.arrayBuffer())]).toEqual([
    "image/png",
    png,
  ]);
  expect((await open.request("/founder/other.png")).status).toBe(404);
});

test.each([
  ["no name", { FOUNDER_TEXT: "One." }],
  ["no text", { FOUNDER_NAME: "Ana", FOUNDER_PHOTO: photo }],
])("with %s there is no founder", (_, settings) => {
  expect(readEnvironment(settings).founder).toBeNull();
});

test.each([
  ["is not there", "none.png", null, "must be a file that the server can read"],
  ["is no picture", "page.png", Buffer.from("<svg/>"), "must be a PNG, JPEG or WebP picture"],
  ["is too large", "large.png", Buffer.concat([png, Buffer.alloc(300 * 1024)]), "must have at most 300 kB"],
])("a picture that %s stops the start", (_, name, bytes, problem) => {
  const file = join(folder, name);
  if (bytes) writeFileSync(file, bytes);
  expect(() => readEnvironment({ ...told, FOUNDER_PHOTO: file })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ ...told, FOUNDER_PHOTO: file })).toThrow(`FOUNDER_PHOTO ${problem}`);
});
