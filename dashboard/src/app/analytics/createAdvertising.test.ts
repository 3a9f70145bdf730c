import { advertisingPages, pagePaths } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { type Choice, choiceKey, createChoiceStore } from "./choice.ts";
import { createAdvertising } from "./createAdvertising.ts";

function page({ tag = "AW-123456789", choice = null }: { tag?: string | null; choice?: Choice | null } = {}) {
  const kept = new Map(choice ? [[choiceKey, choice as string]] : []);
  const store = createChoiceStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }));
  const loaded: string[] = [];
  const sent: string[] = [];
  const advertising = createAdvertising({
    offered: () => tag,
    choice: store,
    load: async (id, path) => {
      loaded.push(`${id} ${path}`);
      return {
        pageView: (of) => sent.push(of),
      };
    },
  });
  return { advertising, loaded, sent, kept, store };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it.each([
  ["a yes, on a page that may", { choice: "yes" }, "/pricing", ["AW-123456789 /pricing"]],
  ["a yes, on a page with a tool", { choice: "yes" }, "/advanced-tools", []],
  ["a yes, in a post, where a tool can be used", { choice: "yes" }, "/blog/eligibility-categories", []],
  ["a no", { choice: "no" }, "/pricing", []],
  ["no answer", {}, "/pricing", []],
  ["a yes, where the server offers none", { choice: "yes", tag: null }, "/pricing", []],
] as const)("with %s, it loads what it may", (_, given, path, expected) => {
  const { advertising, loaded } = page(given);
  advertising.begin(path);
  advertising.begin(path);
  expect(loaded).toEqual(expected);
  expect(advertising.mustReload(path)).toBe(false);
});

it("asks on every page that may have it, and on none of a payment", () => {
  const asked = pagePaths.filter((path) => page().advertising.isToAsk(path));
  expect(asked.toSorted()).toEqual(advertisingPages.toSorted());
  for (const path of ["/pay-per-use", "/checkout", "/subscribe", "/payment-success"])
    expect(asked).not.toContain(path);
});

it.each([{ choice: "yes" }, { choice: "no" }, { tag: null }] as const)("does not ask with %j", (given) => {
  for (const path of pagePaths) expect(page(given).advertising.isToAsk(path), path).toBe(false);
});

it("loads after a yes, counts the current page, and receives nothing from before", async () => {
  const { advertising, loaded, sent, kept } = page();
  advertising.begin("/");
  advertising.send((tag) => tag.pageView("/"));
  advertising.answer("yes", "/pricing");
  advertising.send((tag) => tag.pageView("/blog"));
  await settled();
  expect(kept.get(choiceKey)).toBe("yes");
  expect(loaded).toEqual(["AW-123456789 /pricing"]);
  expect(sent).toEqual(["/pricing", "/blog"]);
});

it("loads nothing after a no, and remembers it", async () => {
  const { advertising, loaded, sent, kept } = page();
  advertising.answer("no", "/pricing");
  await settled();
  expect([loaded, sent, kept.get(choiceKey)]).toEqual([[], [], "no"]);
});

it("receives nothing more once the answer is no, even if it already runs", async () => {
  const { advertising, sent, store } = page({ choice: "yes" });
  advertising.begin("/");
  store.keep("no");
  advertising.send((tag) => tag.pageView("/"));
  await settled();
  expect(sent).toEqual([]);
});

it("reloads before a page that must not share a document with the tag", () => {
  const { advertising } = page({ choice: "yes" });
  const reloaded = () => pagePaths.filter((path) => advertising.mustReload(path));
  expect(reloaded()).toEqual([]);
  advertising.begin("/blog");
  expect(reloaded()).toEqual(pagePaths.filter((path) => !advertisingPages.some((known) => known === path)));
  expect(reloaded()).toEqual(
    expect.arrayContaining(["/advanced-tools", "/tools", "/account", "/admin", "/contact"]),
  );
  expect(advertising.mustReload("/nothing/here")).toBe(true);
});

it("treats a tag that fails to load as no tag, and still leaves its document", async () => {
  const store = createChoiceStore(() => ({ getItem: () => "yes", setItem: () => {} }));
  const advertising = createAdvertising({
    offered: () => "G-AB12CD34",
    choice: store,
    load: () => Promise.reject(new Error("offline")),
  });
  advertising.begin("/");
  advertising.send(() => expect.unreachable());
  await settled();
  expect(advertising.mustReload("/tools")).toBe(true);
});

it("keeps the answer for this document where the browser blocks its storage", () => {
  const blocked = createChoiceStore(() => {
    throw new Error("blocked");
  });
  let changes = 0;
  const end = blocked.subscribe(() => changes++);
  expect(blocked.read()).toBeNull();
  blocked.keep("no");
  expect([blocked.read(), changes]).toEqual(["no", 1]);
  end();
  blocked.keep("yes");
  expect(changes).toBe(1);
});
