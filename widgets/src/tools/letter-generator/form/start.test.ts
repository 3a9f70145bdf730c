import { expect, it } from "vitest";
import { emptyForm } from "./fields.ts";
import { readStart } from "./start.ts";

const nothing = { draft: null, handOff: null, state: null, today: "2026-11-21" };
const handOff = {
  answers: { letterType: "aide_assessment", behaviorConcerns: ["Runs from class.", "Hurts himself."] },
};

it("begins empty with the day, or with a draft", () => {
  expect(readStart(nothing)).toEqual(emptyForm("2026-11-21"));
  const draft = { childName: "Maria", letterType: "follow_up", date: "2026-11-20" };
  expect(readStart({ ...nothing, draft })).toEqual({ ...emptyForm("2026-11-20"), ...draft });
});

it("loses nothing of a draft to what is handed over", () => {
  const draft = { childName: "Maria", letterType: "follow_up", behaviorConcerns: "October 3: left the room" };
  expect(readStart({ ...nothing, draft, handOff })).toMatchObject({
    childName: "Maria",
    letterType: "aide_assessment",
    behaviorConcerns: "October 3: left the room\nRuns from class.\nHurts himself.",
  });
});

it("adds only what is new when a parent comes again, with the same or with more", () => {
  const once = readStart({ ...nothing, handOff });
  expect(readStart({ ...nothing, draft: once, handOff })).toEqual(once);
  const more = { answers: { behaviorConcerns: ["Runs from class.", "Bites.", "Hurts himself."] } };
  expect(readStart({ ...nothing, draft: once, handOff: more }).behaviorConcerns).toBe(
    "Runs from class.\nHurts himself.\nBites.",
  );
});

it.each(["additionalInfo", "currentServices"] as const)("loses nothing of a draft's %s either", (field) => {
  const given = { answers: { letterType: "504_evaluation", [field]: ["From a screener."] } };
  const started = readStart({ ...nothing, draft: { [field]: "My own words" }, handOff: given });
  expect(started[field]).toBe("My own words\nFrom a screener.");
});

it("uses the page's state if the parent has chosen none", () => {
  expect(readStart({ ...nothing, state: "MA" }).state).toBe("MA");
  expect(readStart({ ...nothing, state: "MA", draft: { state: "TX" } }).state).toBe("TX");
  expect(readStart({ ...nothing, state: "ZZ" }).state).toBe("");
});

it("leaves out values that are not fields of the letter", () => {
  const odd = { answers: { letterType: "essay", colour: "teal", __proto__: "x" } };
  expect(readStart({ ...nothing, handOff: odd })).toEqual(emptyForm("2026-11-21"));
});
