import { expect, it } from "vitest";
import { centsIn, usesIn } from "./PartnerTerms.tsx";

it.each([
  ["", null],
  [" 1,000 ", 1000],
  ["1000000", 1_000_000],
  ["1000001", undefined],
  ["2.5", undefined],
])("reads %j as %j uses", (written, uses) => {
  expect(usesIn(written)).toBe(uses);
});

it.each([
  ["", null],
  ["2.5", 250],
  ["$2.05", 205],
  ["1,250.00", 125_000],
  ["100000", 10_000_000],
  ["100000.01", undefined],
  ["1.234", undefined],
])("reads %j as %j cents", (written, cents) => {
  expect(centsIn(written)).toBe(cents);
});
