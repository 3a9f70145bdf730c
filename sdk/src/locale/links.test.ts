import { expect, test } from "vitest";
import { piecesOf, withoutLinks } from "./links.ts";

const terms = { label: "Terms", to: "/terms#what" };
test.each([
  ["[1] Nothing to follow (here).", ["[1] Nothing to follow (here)."], "[1] Nothing to follow (here)."],
  ["[Terms](/terms#what)", [terms], "Terms"],
  ["Read the [Terms](/terms#what), please.", ["Read the ", terms, ", please."], "Read the Terms, please."],
])("finds the links of %s", (text, pieces, plain) => {
  expect(piecesOf(text)).toEqual(pieces);
  expect(withoutLinks(text)).toBe(plain);
});
