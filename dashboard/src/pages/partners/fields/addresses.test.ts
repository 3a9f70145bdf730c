import { expect, it } from "vitest";
import { originIn, withoutBlank, withScheme } from "./addresses.ts";

it.each([
  ["center.example", "https://center.example"],
  [" www.center.example/about ", "https://www.center.example/about"],
  ["*.center.example", "https://*.center.example"],
  ["center.example:8443", "https://center.example:8443"],
  ["localhost", "localhost"],
  ["our site", "our site"],
])("begins %j as %j", (written, whole) => {
  expect(withScheme(written)).toBe(whole);
});

it.each([
  ["http://Center.example:80/", "http://center.example"],
  ["ftp://center.example", null],
  ["https://", null],
])("finds in %j the origin %j", (written, origin) => {
  expect(originIn(written)).toBe(origin);
});

it("leaves out lines with nothing in them", () => {
  expect(withoutBlank(["", "https://a.example", "  "])).toEqual(["https://a.example"]);
});
