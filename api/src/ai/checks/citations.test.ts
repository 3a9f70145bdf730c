import { expect, it } from "vitest";
import { citations } from "./citations.ts";
import { checkedFor } from "./tests/checkedFor.ts";

const noRule = { outcome: "answered", citations: [], noRule: "No rule supports it." } as const;

const withoutReason = { ...noRule, noRule: null };

it.each([
  ["one that was retrieved", {}],
  ["some of those retrieved", { evidence: ["iee", "fape"], citations: ["fape"] }],
  ["a state's fact", { facts: [{ state: "TX", topic: "evaluation" }] }],
  ["none where it does not know", { outcome: "unknown", citations: [] }],
  ["none where it declines", { outcome: "declined", citations: [] }],
  ["brackets in a sentence that are no id", { prose: ["By [date], [name 1] will read [skill]."] }],
  ["a word that is also an id, in a sentence", { prose: ["Mediation is free."], evidence: ["mediation"] }],
  ["for a term", { tool: "jargon-translator" }],
] as const)("the check on citations lets pass: %s", (_, given) => {
  expect(citations(checkedFor(given))).toBeNull();
});

it("the citation check accepts a term without a rule, and no other answer without one", () => {
  expect(citations({ ...checkedFor({ tool: "jargon-translator" }), draft: noRule })).toBeNull();
  expect(citations({ ...checkedFor({ tool: "chat" }), draft: noRule })).not.toBeNull();
  expect(
    citations({
      ...checkedFor({ tool: "jargon-translator" }),
      draft: withoutReason,
    }),
  ).not.toBeNull();
});

it.each([
  ["an invented id", { citations: ["the-law"] }, "the-law"],
  ["a rule that we hold and did not retrieve", { citations: ["iee"] }, "iee"],
  ["a section number for an id", { citations: ["34 CFR 300.503"] }, "34 CFR 300.503"],
  ["an empty id", { citations: [""] }, "not in the material"],
  [
    "another state's fact",
    { citations: ["state:CA:evaluation"], facts: [{ state: "TX", topic: "evaluation" }] },
    "state:CA",
  ],
  ["an invented one even where it does not know", { outcome: "unknown", citations: ["x"] }, "x"],
  ["none for a chat answer", { citations: [] }, "at least one"],
  ["none for a term", { citations: [], tool: "jargon-translator" }, "at least one"],
  ["an id in a sentence", { prose: ["Ask in writing [prior-written-notice]."] }, "prior-written-notice"],
  ["a state's id in a sentence", { prose: ["See state:TX:evaluation."] }, "state:TX:evaluation"],
] as const)("the check on citations rejects: %s", (_, given, reason) => {
  expect(citations(checkedFor(given))).toContain(reason);
});
