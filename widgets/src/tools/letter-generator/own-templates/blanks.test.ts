import { expect, it } from "vitest";
import { withBlanks } from "./blanks.ts";
import { withChildsName } from "./childBlank.ts";

it.each([
  ["Maria Elena Lopez", "Maria; Maria Lopez said no.", "[child's name]; [child's name] said no."],
  ["Maria Lopez", "Maria's aide, Maria Maria", "[child's name]'s aide, [child's name] [child's name]"],
  ["Maria Lopez", "Mrs. Lopez and Mariana came.", "Mrs. Lopez and Mariana came."],
  ["Will Chen", "Will will not sit. I will ask.", "[child's name] will not sit. I will ask."],
  ["José Ñandú", "José, Joséf and José Ñandú", "[child's name], Joséf and [child's name]"],
  ["J. Robert Lee", "J. Robert; Robert Lee", "J. [child's name]; [child's name]"],
  ["Anne-Marie O'Neil", "Anne-Marie O'Neil, Anne", "[child's name], Anne"],
  ["Mi+ka (Bo)", "Mi+ka ran", "[child's name] ran"],
  ["[your child's name]", "your child came", "your child came"],
  ["", "Maria came", "Maria came"],
  ["M", "M came", "M came"],
])("a child's name in a parent's words: %s: %s", (name, text, expected) =>
  expect(withBlanks(text, name)).toBe(expected),
);

it.each([
  ["On October 3, 2026 she read.", "On [date] she read."],
  ["Oct. 14th, 2026, and Sept. 2", "[date], and [date]"],
  ["the 3rd of October and 5 May 2026", "the [date] and [date]"],
  ["found in June 2025", "found in [date]"],
  ["10/3/2026, 10/3/26, 2026-10-03 and 3.10.2026", "[date], [date], [date] and [date]"],
  ["10/3: left\n- 10/6 - hit a child\nat 10/7", "[date]: left\n- [date] - hit a child\nat 10/7"],
  ["read 3/4 of the page, 2 of 10", "read 3/4 of the page, 2 of 10"],
  ["he may read 20 words in 2026", "he may read 20 words in 2026"],
  ["3 times a week, 30 minutes", "3 times a week, 30 minutes"],
  ["34 CFR 300.503, room 12-4", "34 CFR 300.503, room 12-4"],
  ["section 1.2.3 of grade 3", "section 1.2.3 of grade 3"],
])("dates in a parent's words: %s", (text, expected) => expect(withBlanks(text, "")).toBe(expected));

it.each([
  ["[child's name] and [Child’s Name]", "Leo", "Leo and Leo"],
  ["[child's name]", "$&", "$&"],
  ["[child's name]", "", "[child's name]"],
  ["no blank", "Leo", "no blank"],
])("%s with the name %s", (text, name, expected) => expect(withChildsName(text, name)).toBe(expected));
