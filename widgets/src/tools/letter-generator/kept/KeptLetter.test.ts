import { describe, expect, it } from "vitest";
import { emptyForm } from "../form/fields.ts";
import { leastForm } from "../tests/sampleForms.ts";
import { isWorthKeeping, type KeptLetter, letterBefore, lettersFormat } from "./KeptLetter.ts";

const now = Date.UTC(2026, 10, 24);
const days = (count: number) => now - count * 24 * 60 * 60 * 1000;
const letter = (part: Partial<KeptLetter> = {}): KeptLetter => ({
  id: days(4),
  changed: days(3),
  form: leastForm("follow_up"),
  isWritten: false,
  ...part,
});
const throughStorage = (...letters: readonly KeptLetter[]) =>
  lettersFormat.read(JSON.parse(JSON.stringify(lettersFormat.write(letters))), now);

describe("kept letters", () => {
  it("are read as they were written, the one that changed last first", () => {
    const young = letter({ id: days(2), changed: days(1), isWritten: true });
    expect(throughStorage(letter(), young)).toEqual([young, letter()]);
    expect(lettersFormat.write([])).toBeNull();
  });

  it("go 30 days after their last change", () =>
    expect(throughStorage(letter({ changed: days(29) }), letter({ id: 1, changed: days(31) }))).toHaveLength(
      1,
    ));

  it.each([
    null,
    "text",
    [],
    { letters: "none" },
    { letters: [null, 7, {}] },
    { letters: [{ ...letter(), id: "1" }] },
    { letters: [{ ...letter(), changed: null }] },
    { letters: [{ ...letter(), form: "Dear" }] },
    { letters: [{ ...letter(), form: { childName: 7 } }] },
  ])("are none where they are damaged: %j", (stored) => expect(lettersFormat.read(stored, now)).toEqual([]));
});

it.each([
  [{}, false],
  [{ letterType: "follow_up", state: "MA" }, false],
  [{ childName: "  " }, false],
  [{ childName: "Maria" }, true],
  [{ urgencyReason: "She has stopped eating lunch." }, true],
] as const)("a form with %j is worth keeping: %s", (part, expected) =>
  expect(isWorthKeeping({ ...emptyForm("2026-11-24"), ...part })).toBe(expected),
);

it("a form is of the letter with its own text, also where another tool has added to it, and of no other", () => {
  const [one, other] = [letter({ id: 1 }), letter({ id: 2, form: leastForm("fba_request") })];
  expect(letterBefore([one, other], other.form)).toBe(other);
  const more = {
    ...other.form,
    behaviorConcerns: `${other.form.behaviorConcerns}\nHits.`,
    letterType: "bip_request",
  } as const;
  expect(letterBefore([one, other], more)).toBe(other);
  expect(letterBefore([one, other], { ...more, childName: "Noah" })).toBeUndefined();
});
