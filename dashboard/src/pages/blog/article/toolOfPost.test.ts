import { expect, it } from "vitest";
import { toolOfPost } from "./toolOfPost.ts";

it.each([
  ["screener", "504-screener"],
  ["aide-screener", "aide-screener"],
  ["letters", "letter-generator"],
  ["rights", "rights-guide"],
  ["rights-guide", "rights-guide"],
])("finds the tool that posts call %s", (name, id) => {
  expect(toolOfPost(name).id).toBe(id);
});

it.each(["", "no-such-tool", "constructor", "assessments"])("refuses “%s”, which no card has", (name) => {
  expect(() => toolOfPost(name)).toThrow(name);
});
