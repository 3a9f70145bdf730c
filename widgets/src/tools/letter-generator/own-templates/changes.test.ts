import { describe, expect, it } from "vitest";
import { added, merged, putBack, renamed, without } from "./changes.ts";
import { mostTemplates, type OwnTemplate } from "./OwnTemplate.ts";

const named = (name: string, text = name): OwnTemplate => ({
  name,
  savedOn: "2026-11-21",
  letterType: "follow_up",
  fields: { specificConcerns: text },
});
const names = (templates: readonly OwnTemplate[] | string) =>
  typeof templates === "string" ? templates : templates.map(({ name }) => name);
const two = [named("A"), named("B")];
const full = Array.from({ length: mostTemplates }, (_, index) => named(`T${index}`));

describe("a list of templates", () => {
  it.each([
    [added(two, named("b")), "name-used"],
    [added(full, named("C")), "too-many"],
    [added(full, named("t7")), "name-used"],
    [renamed(two, "A", "b"), "name-used"],
    [putBack(full, named("C"), 0), "too-many"],
    [merged(full, [named("C")]), "too-many"],
  ])("stays as it is (%#)", (outcome, why) => expect(outcome).toBe(why));

  it("renames one, also from small letters to capitals", () => {
    expect(names(renamed(two, "A", "C"))).toEqual(["C", "B"]);
    expect(names(renamed(two, "B", "b"))).toEqual(["A", "b"]);
  });

  it("removes one, and restores it in its place", () => {
    expect(names(without(two, "a"))).toEqual(["B"]);
    expect(putBack(without(two, "A"), named("A"), 0)).toEqual(two);
    expect(putBack(without(two, "B"), named("B"), 1)).toEqual(two);
    // Meanwhile another tab has taken away the rest, or given the name away.
    expect(names(putBack([], named("B"), 1))).toEqual(["B"]);
    expect(names(putBack([named("b")], named("B"), 1))).toEqual(["b", "B (2)"]);
  });
});

describe("adding what a file holds", () => {
  const counts = (outcome: ReturnType<typeof merged>) =>
    outcome === "too-many"
      ? outcome
      : [names(outcome.templates), outcome.added, outcome.alreadyThere, outcome.numbered];

  it.each([
    ["nothing", [], [["A", "B"], 0, 0, 0]],
    ["what is there already", two, [["A", "B"], 0, 2, 0]],
    ["the same, saved on another day", [{ ...named("A"), savedOn: "2020-01-01" }], [["A", "B"], 0, 1, 0]],
    ["another of the same name", [named("a", "other")], [["A", "B", "a (2)"], 1, 0, 1]],
    ["two of the same name", [named("C"), named("c", "other")], [["A", "B", "C", "c (2)"], 2, 0, 1]],
    ["one twice", [named("C"), named("C")], [["A", "B", "C"], 1, 1, 0]],
    [
      "another kind of letter under a name",
      [{ ...named("A"), letterType: "iep_meeting" as const }],
      [["A", "B", "A (2)"], 1, 0, 1],
    ],
    [
      "one with a field more",
      [{ ...named("A"), fields: { ...named("A").fields, grade: "3" } }],
      [["A", "B", "A (2)"], 1, 0, 1],
    ],
    ["one with a field less", [{ ...named("A"), fields: {} }], [["A", "B", "A (2)"], 1, 0, 1]],
  ])("%s", (_, fromFile, expected) => expect(counts(merged(two, fromFile))).toEqual(expected));

  it("adds nothing the second time, numbered or not", () => {
    const fromFile = [named("A", "other"), named("C")];
    const once = merged(two, fromFile);
    if (once === "too-many") throw new Error("Four templates fit in.");
    expect(counts(merged(once.templates, fromFile))).toEqual([["A", "B", "A (2)", "C"], 0, 2, 0]);
  });

  it("shortens a long name for its number", () => {
    const long = "x".repeat(80);
    const outcome = merged([named(long)], [named(long, "other")]);
    expect(counts(outcome)).toEqual([[long, `${"x".repeat(76)} (2)`], 1, 0, 1]);
  });

  it("fits in where all that is new fits in", () =>
    expect(counts(merged(full.slice(1), [named("T5"), named("C")]))).toEqual([
      [...names(full.slice(1)), "C"],
      1,
      1,
      0,
    ]));
});
