import { expect, it } from "vitest";
import { citationsIn } from "./citationsIn.ts";
import { covers } from "./covers.ts";

it.each<[text: string, references: readonly string[]]>([
  ["34 CFR 300.301 through 300.311", ["34 CFR 300.301-300.311"]],
  ["34 CFR 300.530(c)–(h)", ["34 CFR 300.530(c)-(h)"]],
  ["34 C.F.R. §§ 300.503, 300.504(a) and 300.505", ["34 CFR 300.503", "34 CFR 300.504(a)", "34 CFR 300.505"]],
  ["34 CFR 300.324(a)(2)(i), (a)(3)", ["34 CFR 300.324(a)(2)(i)", "34 CFR 300.324(a)(3)"]],
  ["34 CFR 300.530(d)(1)(ii), (i)", ["34 CFR 300.530(d)(1)(ii)", "34 CFR 300.530(i)"]],
  [
    "20 U.S.C. 1414(a)(1)(D)(i)(II), (ii)(II)-(III)",
    ["20 U.S.C. 1414(a)(1)(D)(i)(II)", "20 U.S.C. 1414(a)(1)(D)(ii)(II)-(a)(1)(D)(ii)(III)"],
  ],
  ["20 U.S.C. 1415(k)(1)(F), (D)(ii)", ["20 U.S.C. 1415(k)(1)(F)", "20 U.S.C. 1415(k)(1)(D)(ii)"]],
  [
    "42 U.S.C. 12102(1)-(4), especially (4)(A), (D)",
    ["42 U.S.C. 12102(1)-(4)", "42 U.S.C. 12102(4)(A)", "42 U.S.C. 12102(4)(D)"],
  ],
  ["34 CFR 300.503, 10 school days", ["34 CFR 300.503"]],
  ["20 U.S.C. 1415, 180 calendar days", ["20 U.S.C. 1415"]],
  ["71 Fed. Reg. 46,691", ["71 Fed. Reg. 46691"]],
  ["Endrew F. v. Douglas County Sch. Dist. RE-1, 580 U.S. 386 (2017)", ["580 U.S. 386"]],
  ["OSEP Memo 11-07 (Jan. 21, 2011); OSEP Memorandum 16-07", ["OSEP Memo 11-07", "OSEP Memo 16-07"]],
  ["OSEP Letter to Savit (Jan. 19, 2016)", ["OSEP Letter to Savit (2016-01-19)"]],
  ["the Letter to Mamas", ["OSEP Letter to Mamas"]],
  ["OSEP letter of June 4, 2003 (quoting OSEP Memo 91-24)", ["OSEP Letter (2003-06-04)", "OSEP Memo 91-24"]],
  [
    "OSERS Dear Colleague Letter (Aug. 20, 2013); OCR Dear Colleague Letter (Oct. 21, 2014)",
    ["OSERS Dear Colleague Letter (2013-08-20)", "OCR Dear Colleague Letter (2014-10-21)"],
  ],
  ["OCR Case Processing Manual", ["OCR Case Processing Manual"]],
])("citations in a text: %s", (text, references) => {
  expect(citationsIn(text).map((one) => one.text)).toEqual(references);
});

it("citations in a text come as parts", () => {
  expect(citationsIn("34 CFR 300.530(c)-(h)")).toEqual([
    {
      kind: "CFR",
      title: 34,
      section: "300.530",
      path: ["c"],
      through: { section: "300.530", path: ["h"] },
      text: "34 CFR 300.530(c)-(h)",
    },
  ]);
});

it.each<[held: string, asked: string, expected: boolean, why: string]>([
  ["34 CFR 300.503(a)-(c)", "34 CFR 300.503", true, "a whole section, of which we hold paragraphs"],
  ["34 CFR 300.300(b)(4)(i)-(iv)", "34 CFR 300.300(b)(4)(iii)", true, "a range of roman numerals"],
  ["34 CFR 300.300(b)(4)(i)-(iv)", "34 CFR 300.300(b)(4)(v)", false, "past it: v comes after iv"],
  ["34 CFR 300.530(c)-(h)", "34 CFR 300.530(b)", false, "before the range"],
  ["34 CFR 300.530(c)-(h)", "34 CFR 300.530(d)-(f)", true, "a range in the range"],
  ["34 CFR 300.530(c)-(h)", "34 CFR 300.530(f)-(j)", false, "a range that leaves it"],
  ["34 CFR 300.502(b)", "34 CFR 300.502(b)(4)", true, "the paragraph around it"],
  ["34 CFR 300.301-300.311", "34 CFR 300.304(c)(4)", true, "a section in a range of sections"],
  ["34 CFR 300.301-300.311", "34 CFR 300.312", false, "a section past it"],
  ["34 CFR 300.301-300.311", "34 CFR 300.31", false, "300.31 is not between 300.301 and 300.311"],
  ["34 CFR 300.8(a)(1)", "34 CFR 300.8(a)(10)", false, "1 is not 10"],
  ["28 CFR 35.130", "34 CFR 35.130", false, "another title"],
  ["20 U.S.C. 1414(a)(1)(B)", "20 U.S.C. 1414(a)(1)(B)", true, "the same"],
  ["20 U.S.C. 1415(f)(3)(B)-(D)", "20 U.S.C. 1415(f)(3)(C)", true, "a range of capitals"],
  ["34 CFR 104.35(a)-(d)", "34 CFR Part 104", true, "a whole part, of which we hold paragraphs"],
  ["34 CFR 104.35(a)-(d)", "34 CFR Part 300", false, "another part"],
  ["34 CFR Part 300", "34 CFR 300.320(a)(4)", true, "a paragraph of the part"],
  ["71 Fed. Reg. 46691 (2006)", "71 Fed. Reg. 46540", false, "another page"],
  ["Schaffer v. Weast, 546 U.S. 49 (2005)", "546 U.S. 49", true, "the same decision"],
  ["OSEP Memo 16-07", "OSEP Memo 11-07", false, "another memo"],
  ["OSEP Letter to Savit (Jan. 19, 2016)", "OSEP Letter to Savit", true, "the letter without its day"],
  ["OSEP Letter to Savit (Jan. 19, 2016)", "OSEP Letter to Savit (Feb. 10, 2014)", false, "another day"],
])("what a citation covers: %s, asked for %s: %s, %s", (held, asked, expected) => {
  const [reference, ...more] = citationsIn(asked);
  if (reference === undefined) throw new Error(`No citation in "${asked}"`);
  expect(more).toEqual([]);
  expect(covers(held, reference)).toBe(expected);
});
