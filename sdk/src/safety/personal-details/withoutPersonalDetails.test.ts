import { describe, expect, it } from "vitest";
import { withoutPersonalDetails } from "./withoutPersonalDetails.ts";
import { withPersonalDetails } from "./withPersonalDetails.ts";

const textOf = (text: string, ...names: string[]) => withoutPersonalDetails(text, names).text;

it.each([
  ["Call 555-123-4567 today.", "Call [phone 1] today."],
  ["Call (555) 123-4567.", "Call [phone 1]."],
  ["(555)123-4567 or 555.123.4567", "[phone 1] or [phone 2]"],
  ["+1 555 123 4567, call", "[phone 1], call"],
  ["1-800-555-0199 ext. 12.", "[phone 1]."],
  ["5551234567x9 is mine", "[phone 1] is mine"],
  ["at 555-0123!", "at [phone 1]!"],
  ["555–123–4567", "[phone 1]"],
  ["123-456-7890 extension 4", "[phone 1]"],
  ["Write to ana.lopez+iep@school.k12.ny.us.", "Write to [email 1]."],
  ["<O'Hara@x.org>, mom@y.com", "<[email 1]>, [email 2]"],
  ["555-123-4567 and 555-123-4567", "[phone 1] and [phone 1]"],
])("a phone number or e-mail address is replaced in: %s", (text, expected) => {
  expect(textOf(text)).toBe(expected);
});

it.each([
  ["By 10/3/2025, he", "By [date 1], he"],
  ["on 10-03-25.", "on [date 1]."],
  ["2025-10-03", "[date 1]"],
  ["2025/10/3 was", "[date 1] was"],
  ["10.3.2025", "[date 1]"],
  ["25/12/2025", "[date 1]"],
  ["Oct. 3", "[date 1]"],
  ["It was Oct 3.", "It was [date 1]."],
  ["October 3rd, 2025 came", "[date 1] came"],
  ["3 October", "[date 1]"],
  ["the 3rd of October, 2025.", "the [date 1]."],
  ["in March 2026", "in [date 1]"],
  ["Sept. 2025", "[date 1]"],
  ["By 05/2026, he", "By [date 1], he"],
  ["Friday, May 8, 2026", "Friday, [date 1]"],
  ["october 3", "[date 1]"],
  ["JUNE 12TH", "[date 1]"],
  ["May 3-7, 2026", "[date 1]"],
  ["May 3 in the gym", "[date 1] in the gym"],
  ["Jan 5 '26", "[date 1]"],
  ["October\n3, 2025", "[date 1]"],
  ["We met on 10/3.", "We met on [date 1]."],
  ["by 10/3, he", "by [date 1], he"],
  ["from 9/1/2025 to 6/15/2026", "from [date 1] to [date 2]"],
  ["10/3/2025 and 10/3/2025 and Oct 3, 2025", "[date 1] and [date 1] and [date 2]"],
])("a date is replaced in: %s", (text, expected) => {
  expect(textOf(text)).toBe(expected);
});

it.each([
  ["SSN 123-45-6789, id S-004821.", "SSN [number 1], id [number 2]."],
  ["ends in SSN 6789", "ends in SSN [number 1]"],
  ["12 Oak St, Apt 3, Dover, DE 19903-1234.", "[address 1]."],
  ["See https://x.org/ana.", "See [link 1]."],
  ["plate ABC 1234 left", "plate [number 1] left"],
  ["born 05062015 or ０５／０６／２０１５", "born [date 1] or [date 2]"],
  ["５５５—１２３—４５６７", "[phone 1]"],
])("another identifier is replaced in: %s", (text, expected) => {
  expect(textOf(text)).toBe(expected);
  const { text: prepared, replaced } = withoutPersonalDetails(text, []);
  expect(withPersonalDetails(prepared, replaced)).toBe(text);
});

it.each([
  "in 36 weeks with 80% accuracy",
  "by the end of the year",
  "in 4 out of 5 trials, at grade 3.5",
  "4/5 trials on 3 days",
  "with 8/10 correct",
  "on 4/5 trials and on 4/5.",
  "the school year 2025-26, or 2025-2026",
  "34 CFR 300.503 and 300.320(a)(2)",
  "20 U.S.C. 1415(b)(3)",
  "He is 7 years old, in 2025.",
  "It costs $1,250.00 or $5551234567.",
  "In October we met. By June, he will.",
  "a 12:1:1 class of 12-1-1",
  "By May 80% of words; in June 4 out of 5 days",
  "The other 2 may come, and 3 march out.",
  "90 to 100 words, 30-45 minutes, 2x30",
  "Call 911 or 988.",
  "a score of 85-115, SS 78, 1.5 SD",
  "section 504, Part B, Title 5",
  "on 1/2 of the pages",
  "pages 12-14, item 3.2.1",
  "Class of 2030",
  "OAR 581-015-2230, 8 VAC 20-81-110 and Cal. Educ. Code 56321(a)",
  "Pub. L. 108-446, 20 USC 1415, Miss. Code 41-29-531",
  "at 11:15 i drive 25 minutes, 45 minutes each way",
  "case 3, order 12, the report of 2024-25, number 2025",
  "https://sites.ed.gov/idea/regs/b/e/300.503",
  "Maybe 3 of them marched 5 miles",
])("what only counts, cites or names a time stays: %s", (text) => {
  expect(textOf(text)).toBe(text);
});

it.each<readonly [string, readonly string[], string]>([
  ["By 10/3/2026, Ana will read 90 words.", ["Ana"], "By [date 1], [name 1] will read 90 words."],
  ["Ana's goal is ana’s.", ["Ana"], "[name 1]'s goal is [name 2]’s."],
  ["Banana and Anas stay; ANA does not.", ["Ana"], "Banana and Anas stay; [name 1] does not."],
  [
    "Ana Lopez reads. Ana writes. Mrs. Lopez asks.",
    ["Ana Lopez"],
    "[name 1] reads. [name 2] writes. Mrs. [name 3] asks.",
  ],
  ["Will will read. Will he?", ["Will"], "[name 1] will read. [name 1] he?"],
  [
    "May may come in May 2026; hope helps Hope",
    ["May", "Hope"],
    "[name 1] may come in [date 1]; hope helps [name 2]",
  ],
  ["José and Jose and JOSÉ", ["José"], "[name 1] and [name 2] and [name 3]"],
  ["Jose\u0301 reads", ["José"], "[name 1] reads"],
  ["Zoë reads", ["zoe"], "[name 1] reads"],
  ["O’Brien and O'Brien", ["O'Brien"], "[name 1] and [name 2]"],
  ["Mary-Kate, Mary Kate, Mary", ["Mary-Kate"], "[name 1], [name 2], [name 3]"],
  ["Ana M Lopez-Garcia; Garcia", ["Ana Lopez-Garcia"], "[name 1] M [name 2]; [name 3]"],
  ["Ben and Leo and Ben", ["Leo", "Ben"], "[name 1] and [name 2] and [name 1]"],
  ["Maria de la Cruz met de la Torre", ["Maria de la Cruz"], "[name 1] met de la Torre"],
  ["the student and my son", ["my son", "Student", "", " ", ".", "N/A"], "the student and my son"],
  ["Иван читает, иван", ["Иван"], "[name 1] читает, [name 2]"],
  ["我的孩子李明在学校", ["李明"], "我的孩子[name 1]在学校"],
  ["Write to ana@x.org, Ana", ["Ana"], "Write to [email 1], [name 1]"],
  ["Ana (Annie) fell", ["Ana (Annie) [Lopez]"], "[name 1] ([name 2]) fell"],
  ["A plan for J. and I agree", ["J", "A", "I"], "A plan for J. and I agree"],
  ["What? (Nothing).*", ["(.*", "?", "Wh.t"], "What? (Nothing).*"],
])("an entered name is replaced in: %s", (text, names, expected) => {
  const { text: prepared, replaced } = withoutPersonalDetails(text, names);
  expect(prepared).toBe(expected);
  expect(withPersonalDetails(prepared, replaced)).toBe(text);
});

describe("placeholders", () => {
  it("go on over the fields, and the same detail keeps its own", () => {
    const first = withoutPersonalDetails("Ana, 10/3/2025, Ben", ["Ana", "Ben"]);
    const second = withoutPersonalDetails(
      "Ben, 1/2/2026, Ana, 10/3/2025, Leo",
      ["Ana", "Ben", "Leo"],
      first.replaced,
    );
    expect(second.text).toBe("[name 2], [date 2], [name 1], [date 1], [name 3]");
    expect(second.replaced.slice(0, first.replaced.length)).toEqual(first.replaced);
    expect(second.replaced).toContainEqual({ placeholder: "[date 2]", original: "1/2/2026", kind: "date" });
  });

  it("that a parent typed come back as they were, in this field and after the next", () => {
    const first = withoutPersonalDetails("[Name 1] met Ana on [date 2]", ["Ana", "Ben"]);
    const second = withoutPersonalDetails("Ben, 1/2/2026, 1/3/2026", ["Ben"], first.replaced);
    expect(first.text).toBe("[name 1] met [name 2] on [date 2]");
    expect(withPersonalDetails(first.text, second.replaced)).toBe("[Name 1] met Ana on [date 2]");
    expect(withPersonalDetails(second.text, second.replaced)).toBe("Ben, 1/2/2026, 1/3/2026");
  });

  it("stay in a prepared text that is prepared again after an edit", () => {
    const first = withoutPersonalDetails("Ana reads", ["Ana"]);
    const again = withoutPersonalDetails(`${first.text}. Call Ana at 555-123-4567`, ["Ana"], first.replaced);
    expect(again.text).toBe("[name 1] reads. Call [name 1] at [phone 1]");
  });
});
