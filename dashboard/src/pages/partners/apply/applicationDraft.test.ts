import { expect, it } from "vitest";
import { applicationIn, emptyApplication, isBlank } from "./applicationDraft.ts";

it("restores what was typed, and blank fields if the stored value is invalid", () => {
  const typed = {
    organization: "Bay Harbor",
    website: "https://bayharbor.example",
    about: "We help families.",
    origins: ["https://bayharbor.example", ""],
  };
  expect(applicationIn(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  expect(applicationIn({ organization: 7, origins: [null] })).toEqual(emptyApplication);
  expect(applicationIn("Bay Harbor")).toBeNull();
  expect(applicationIn(null)).toBeNull();
});

it("counts spaces as nothing typed", () => {
  expect(isBlank({ ...emptyApplication, about: " \n" })).toBe(true);
  expect(isBlank({ ...emptyApplication, origins: ["", "https://bayharbor.example"] })).toBe(false);
});
