import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyForm, type LetterForm, letterTypes } from "../form/fields.ts";
import { longestText, readFile, readKept, writeTemplates } from "./format.ts";
import { templateFrom } from "./makeTemplate.ts";
import { keepable, mostTemplates, type OwnTemplate, tidyName } from "./OwnTemplate.ts";
import { readChosenFile } from "./TakeAlong.tsx";
import { threeKept, threeTemplates } from "./tests/sampleTemplates.ts";

const format = "iep-insider-letter-templates";
const template = {
  name: "Speech",
  savedOn: "2026-11-21",
  letterType: "specific_services",
  fields: { requestedServices: "Speech, twice a week", state: "MA", deliveryMethod: "hand" },
} as const satisfies OwnTemplate;
const whole = (change: object = {}) =>
  JSON.stringify({ format, version: 1, templates: [template], ...change });
const holding = (change: object) =>
  whole({ templates: [template, { ...template, name: "Other", ...change }] });
const numbered = (count: number): OwnTemplate[] =>
  Array.from({ length: count }, (_, index) => ({ ...template, name: `Speech ${index}` }));

/** Any possible form: typed, pasted, or read from a draft that was edited by hand. */
const anyForm = fc
  .record({
    letterType: fc.constantFrom(...letterTypes),
    ...Object.fromEntries(
      Object.keys(emptyForm("")).map((field) => [field, fc.string({ unit: "binary", maxLength: 40 })]),
    ),
  })
  .chain((form) =>
    fc.constantFrom(...letterTypes).map((letterType) => ({ ...form, letterType }) as LetterForm),
  );

describe("the format of own templates", () => {
  it("is read back as it was written", () => {
    expect(readFile(threeKept)).toEqual({ templates: threeTemplates });
    expect(readKept(threeKept)).toEqual(threeTemplates);
  });

  it("loads everything that a form can be saved as", () => {
    const names = fc.string({ unit: "binary", maxLength: 120 }).map(tidyName);
    fc.assert(
      fc.property(anyForm, names, fc.subarray([...keepable]), (form, name, keep) => {
        fc.pre(name !== "");
        const saved = [templateFrom(form, keep, name, "2026-11-21")];
        expect(readFile(writeTemplates(saved))).toEqual({ templates: saved });
      }),
    );
  });

  it.each([
    ["no JSON", "Dear Dr. Adams:", "wrong-file"],
    ["empty", "", "wrong-file"],
    ["cut off", threeKept.slice(0, 200), "wrong-file"],
    ["another program's", JSON.stringify({ version: 1, templates: [] }), "wrong-file"],
    ["of another format", whole({ format: "iep-insider-check-ins" }), "wrong-file"],
    ["newer", whole({ version: 2 }), "newer"],
    ["newer, and of an unknown shape", whole({ version: 7, templates: "x" }), "newer"],
    ["of no version", whole({ version: undefined }), "damaged"],
    ["of version 0", whole({ version: 0 }), "damaged"],
    ["of a version in words", whole({ version: "1" }), "damaged"],
    ["without a list", whole({ templates: { 0: template } }), "damaged"],
    ["with a letter of no kind", holding({ letterType: "essay" }), "damaged"],
    ["with a kind that every object has", holding({ letterType: "constructor" }), "damaged"],
    ["without a name", holding({ name: "" }), "damaged"],
    ["with a name too long", holding({ name: "x".repeat(81) }), "damaged"],
    ["with a name that is a number", holding({ name: 5 }), "damaged"],
    ["with a day that no calendar has", holding({ savedOn: "2026-02-30" }), "damaged"],
    ["with a field of no letter", holding({ fields: { colour: "teal" } }), "damaged"],
    ["with the letter's date", holding({ fields: { date: "2026-11-21" } }), "damaged"],
    ["with a field that is no text", holding({ fields: { grade: 3 } }), "damaged"],
    ["with a blank field", holding({ fields: { grade: " " } }), "damaged"],
    ["with a state that is none", holding({ fields: { state: "ZZ" } }), "damaged"],
    ["with control characters", holding({ fields: { grade: "3\u0000" } }), "damaged"],
    ["with more than we know", holding({ extra: 1 }), "damaged"],
    ["with fields as a list", holding({ fields: [] }), "damaged"],
    ["with an entry that is nothing", whole({ templates: [null] }), "damaged"],
    ["with too many", whole({ templates: numbered(mostTemplates + 1) }), "too-many"],
    ["too large", whole() + " ".repeat(longestText), "too-large"],
  ])("does not take a file that is %s", (_, text, problem) => expect(readFile(text)).toEqual({ problem }));

  it("accepts as many as fit, and no more", () => {
    expect(readFile(whole({ templates: numbered(mostTemplates) }))).toEqual({
      templates: numbered(mostTemplates),
    });
    expect(readFile(whole({ templates: [] }))).toEqual({ templates: [] });
  });

  it("gives a file access only to its own values", () => {
    const text = whole().replace('"fields":{', '"fields":{"__proto__":"x",');
    expect(readFile(text)).toEqual({ problem: "damaged" });
    const proto = whole().replace('"fields":{', '"__proto__":{"fields":{}},"fields":{');
    expect(readFile(proto)).toEqual({ problem: "damaged" });
  });
});

describe("what the browser kept", () => {
  it.each([
    ["nothing", null],
    ["another program's", '{"a":1}'],
    ["of no version", whole({ version: null })],
  ])("is no template where it is %s", (_, text) => expect(readKept(text)).toEqual([]));

  it("loses what cannot be read, and keeps the rest", () => {
    expect(readKept(holding({ letterType: "essay" }))).toEqual([template]);
    expect(readKept(whole({ templates: [5, template, null, "x"] }))).toEqual([template]);
  });

  it("keeps the first of two that have one name", () =>
    expect(readKept(holding({ name: "SPEECH", savedOn: "2026-01-01" }))).toEqual([template]));

  it("is left alone where a later release wrote it", () =>
    expect(readKept(whole({ version: 2 }))).toBe("newer"));
});

describe("a chosen file", () => {
  it("is not even read when it is too large", async () => {
    const text = () => Promise.reject(new Error("It was read."));
    expect(await readChosenFile({ size: 4 * longestText + 1, text })).toEqual({ problem: "too-large" });
  });

  it("may be removed by the time it is read", async () => {
    const text = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    expect(await readChosenFile({ size: 10, text })).toEqual({ problem: "unreadable" });
  });

  it("may begin with a byte order mark", async () => {
    expect(await readChosenFile(new Blob(["\uFEFF", threeKept]))).toEqual({ templates: threeTemplates });
  });
});
