import { frameTokenHeader, partners, status } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { expectWrongFields } from "../../tests/errorBody.ts";
import { registerSite } from "../../tests/sites.ts";
import { useTestApp } from "../../tests/useTestApp.ts";
import { mintFrameToken } from "./frameToken.ts";

const siteKey = "site_seenpages";
const ours = "https://iep.example";
const start = new Date("2026-11-24T14:10:00.000Z");

const app = useTestApp({ clock: () => now, environment: { publicOrigin: ours } });
let now = start;
let page: Readonly<Record<string, string>>;
beforeEach(async () => {
  now = start;
  await app.database.partners.destroy({ where: {} });
  page = await registerSite(app, siteKey);
});

const ask = (headers = page) => app.request(status.getHealth.path, { headers });
const tell = (path: unknown, headers = page) =>
  app.request(partners.tellSeen.path, { json: { path }, headers });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const signs = async () => {
  const { seenAt, seenOn, refusedAt, refusedOn } = await app.database.partnerKeys.findByPk(siteKey, {
    rejectOnEmpty: true,
  });
  return { seenAt, seenOn, refusedAt, refusedOn };
};
const nothing = { seenAt: null, seenOn: null, refusedAt: null, refusedOn: null };

test("a key is seen on the partner's page: its origin with any call, its path once the page says it", async () => {
  await ask();
  expect(await signs()).toEqual({ ...nothing, seenAt: start, seenOn: "https://partner.example" });
  later(1);
  expect((await tell("/tools/letter-generator")).status).toBe(204);
  const seen = { ...nothing, seenAt: now, seenOn: "https://partner.example/tools/letter-generator" };
  expect(await signs()).toEqual(seen);
  // In place of one another, and not more often than once a minute.
  later(58);
  await tell("/elsewhere");
  await ask();
  expect(await signs()).toEqual(seen);
  later(2);
  await ask();
  expect(await signs()).toEqual(seen);
  await tell("/elsewhere");
  expect(await signs()).toEqual({ ...seen, seenAt: now, seenOn: "https://partner.example/elsewhere" });
});

test("a key that only pages of older versions have is seen there, by their origin", async () => {
  await tell("/tools");
  later(24 * 60 * 60);
  await ask();
  expect(await signs()).toEqual({ ...nothing, seenAt: now, seenOn: "https://partner.example" });
});

test.each([
  ["/families/maria@example.org/plan", "/families/…/plan"],
  ["/case/20261124/x", "/case/…/x"],
  ["/reset/AbCdEfGhIjKlMnOpQrStUvWx", "/reset/…"],
  [`/${"a-word/".repeat(60)}`, `/${"a-word/".repeat(60)}`.slice(0, 300)],
])("a path is kept without what may name a person: %s", async (path, kept) => {
  await tell(path);
  expect((await signs()).seenOn).toBe(`https://partner.example${kept}`);
});

test.each(["", "page", "/page?child=maria", "/page#maria", "/a\nb", `/${"a".repeat(2_000)}`, 7])(
  "%j is no path",
  async (path) => {
    await expectWrongFields(await tell(path), "path");
  },
);

test("a key counts as seen in an iframe we host, but not in a preview or without a key", async () => {
  await ask({ ...page, Origin: ours });
  await tell("/embed-preview", {});
  await tell(null, { ...page, Origin: ours });
  expect(await signs()).toEqual(nothing);
  await tell(null, { ...page, Origin: "null", [frameTokenHeader]: mintFrameToken(app.services, siteKey) });
  expect(await signs()).toEqual({ ...nothing, seenAt: start });
});

test("a page of another origin that tried the key is named, unless it is not a page", async () => {
  const from = (Origin: string) => ask({ ...page, Origin });
  for (const origin of [
    "javascript:alert(1)",
    "https://a.example/page",
    `https://${"a".repeat(300)}.example`,
  ])
    expect((await from(origin)).status).toBe(403);
  expect(await signs()).toEqual(nothing);
  await from("https://other.example");
  later(5);
  await from("https://third.example");
  expect(await signs()).toEqual({ ...nothing, refusedAt: start, refusedOn: "https://other.example" });
});
