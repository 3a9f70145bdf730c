import { expect, it } from "vitest";
import { sections } from "./sections.ts";
import { checkedFor } from "./tests/checkedFor.ts";

// What is cited: 20 U.S.C. 1415(b)(3), (c)(1); 34 CFR 300.503(a)-(c); 71 Fed. Reg. …

it.each([
  "No section is named.",
  "The rule is 34 CFR 300.503.",
  "The rule is 34 C.F.R. § 300.503(a)(2).",
  "See 300.503(a)-(c).",
  "The law is 20 U.S.C. 1415(b)(3).",
  "See section 1415(b)(3).",
  "Section 504 is another law, and IDEA is this one.",
  "He reads 85.5% of the words.",
  "He scored 72.5 in spring, as you wrote.",
  "It costs $100.50.",
])("the check on section numbers lets pass: %s", (text) => {
  expect(sections(checkedFor({ prose: [text], words: ["He scored 72.5 in spring."] }))).toBeNull();
});

it.each([
  ["The rule is 34 CFR 300.502.", "34 CFR 300.502"],
  ["The rule is 34 CFR 300.503(d).", "34 CFR 300.503(d)"],
  ["The rule is 34 CFR 300.503 and 300.504.", "34 CFR 300.504"],
  ["The rule is 34 CFR 300.501-300.505.", "34 CFR 300.501-300.505"],
  ["See section 1414(d).", "1414(d)"],
  ["The law is 20 U.S.C. 1414.", "20 U.S.C. 1414"],
  ["Cal. Educ. Code § 56321 says so.", "56321"],
  ["Part 104 says so.", "104"],
  ["The Court said so in Endrew F. v. Douglas County.", "Endrew F. v. Douglas"],
  ["It was decided in 580 U.S. 386.", "580 U.S. 386"],
  ["Public Law 94-142 began it.", "Public Law 94-142"],
  ["OSEP Memo 11-07 says so.", "OSEP Memo 11-07"],
  ["The rule on records is section 99.10.", "99.10"],
])("the check on section numbers rejects: %s", (text, found) => {
  expect(sections(checkedFor({ prose: [text] }))).toContain(`“${found}`);
});

it("the check on section numbers asks that the rule is cited, not only retrieved", () => {
  const prose = ["The rule is 34 CFR 300.502."];
  const evidence = ["prior-written-notice", "iee"] as const;
  expect(sections(checkedFor({ prose, evidence }))).toBeNull();
  expect(sections(checkedFor({ prose, evidence, citations: ["prior-written-notice"] }))).not.toBeNull();
});

it("the check on section numbers knows a state's own citation", () => {
  const facts = [{ state: "TX", topic: "evaluation" } as const];
  expect(sections(checkedFor({ prose: ["It is 19 TAC 89.1011."], facts }))).toBeNull();
});
