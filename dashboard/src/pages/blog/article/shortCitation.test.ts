import { expect, it } from "vitest";
import { shortCitation } from "./shortCitation.ts";

it.each([
  ["20 U.S.C. 1401(3)(A); 34 CFR 300.8(a)(1)-(2)", "34 CFR 300.8(a)(1)-(2)"],
  ["34 CFR 300.308, 300.309(a)-(c)", "34 CFR 300.308, 300.309(a)-(c)"],
  [
    "42 U.S.C. 12102(1)-(4); 29 U.S.C. 705(20)(B); 34 CFR 104.3(j); 28 CFR 35.108",
    "34 CFR 104.3(j); 28 CFR 35.108",
  ],
  ["20 U.S.C. 1400(c)", "20 U.S.C. 1400(c)"],
])("%s", (citation, short) => {
  expect(shortCitation(citation)).toBe(short);
});
