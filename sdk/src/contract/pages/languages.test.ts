import { expect, it } from "vitest";
import { addressIn, alternatesOf, isInSpanish, languageAndPath } from "./languages.ts";

it.each([
  ["/", "/es"],
  ["/?a=1", "/es?a=1"],
  ["/#about", "/es#about"],
  ["/pricing", "/es/pricing"],
  ["/advanced-tools?tool=chat#x", "/es/advanced-tools?tool=chat#x"],
])("%s is %s in Spanish, and the same in English", (english, spanish) => {
  expect(addressIn("es", english)).toBe(spanish);
  expect(addressIn("en", english)).toBe(english);
});

it.each([
  ["/es", "es", "/"],
  ["/es/", "es", "/"],
  ["/es/case/log", "es", "/case/log"],
  ["/", "en", "/"],
  ["/pricing", "en", "/pricing"],
  // A page whose name only begins like the prefix.
  ["/essays", "en", "/essays"],
])("%s is in %s, and its page is %s", (address, language, path) =>
  expect(languageAndPath(address)).toEqual({ language, path }),
);

it("gives no Spanish address to screens for operators and partners", () => {
  expect(isInSpanish("/pricing")).toBe(true);
  expect(isInSpanish("/tools/aide-screener/sample")).toBe(true);
  for (const page of ["/admin", "/admin/users", "/partners", "/embed-builder"] as const) {
    expect(isInSpanish(page)).toBe(false);
    expect(alternatesOf(page)).toEqual([]);
  }
});

it("names both languages of a page, and English for all others", () =>
  expect(alternatesOf("/pricing/")).toEqual([
    ["en", "/pricing"],
    ["es", "/es/pricing"],
    ["x-default", "/pricing"],
  ]));
