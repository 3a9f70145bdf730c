import { expect, it } from "vitest";
import { startIn, startPath } from "./startOfAddress.ts";

it.each([
  ["letter-generator", "#letterType=iee_request", { letterType: "iee_request" }],
  ["jargon-translator", "#term=P%26A", { term: "P&A" }],
  ["rights-guide", "#state=TX", { state: "TX" }],
  ["letter-generator", "#childName=Ana", null],
  ["rights-guide", "#screeners", null],
  ["chat", "#term=FAPE", null],
  ["letter-generator", "", null],
] as const)("%s starts at what %s says", (tool, hash, answers) => {
  expect(startIn(tool, hash)).toEqual(answers && { from: tool, answers });
});

it("writes URLs that it can read, with nothing that goes to a server", () => {
  const path = new URL(startPath("jargon-translator", "term", "Rosa's Law & 504"), "https://a.example");
  expect(path.search).toBe("?tool=jargon-translator");
  expect(startIn("jargon-translator", path.hash)?.answers).toEqual({ term: "Rosa's Law & 504" });
});
