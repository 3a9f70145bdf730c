import { expect, it } from "vitest";
import { memoryStorage } from "../../../tests/memoryStorage.ts";
import { createContactDraft } from "./contactDraft.ts";
import { emptyFields } from "./contactMessage.ts";

const typed = { ...emptyFields, firstName: "Maria", message: "Two\nlines" };

it("gives back what was written", () => {
  const place = memoryStorage();
  createContactDraft(() => place).write(typed);
  expect(createContactDraft(() => place).read()).toEqual(typed);
});

it("leaves nothing behind when the fields are blank", () => {
  const place = memoryStorage();
  const draft = createContactDraft(() => place);
  draft.write(typed);
  draft.write({ ...emptyFields, message: " " });
  expect(place.entries.size).toBe(0);
});

it.each([
  ["nothing", null],
  ["a list", "[1]"],
  ["a number", "7"],
])("reads %s as blank", (_, stored) => {
  const place = memoryStorage();
  if (stored !== null) place.setItem("iep-draft:contact", stored);
  expect(createContactDraft(() => place).read()).toEqual(emptyFields);
});

it("works when storage is blocked", () => {
  const draft = createContactDraft(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  draft.write(typed);
  expect(draft.read()).toEqual(emptyFields);
});
