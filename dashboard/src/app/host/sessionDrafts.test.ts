import { expect, it } from "vitest";
import { memoryStorage } from "../../../tests/memoryStorage.ts";
import { createSessionDrafts } from "./sessionDrafts.ts";

const draft = { stage: 1, answers: { medical: ["disorientation"] } };

it("keeps one draft per tool until it is cleared", () => {
  const storage = memoryStorage();
  const drafts = createSessionDrafts(() => storage);
  expect(drafts.read("aide-screener")).toBeNull();
  drafts.write("aide-screener", draft);
  drafts.write("letter-generator", "another");
  expect(drafts.read("aide-screener")).toEqual(draft);
  expect(drafts.read("letter-generator")).toBe("another");
  drafts.clear("aide-screener");
  expect(drafts.read("aide-screener")).toBeNull();
  expect(drafts.read("letter-generator")).toBe("another");
});

it("is read by the next page load, which creates its own", () => {
  const storage = memoryStorage();
  createSessionDrafts(() => storage).write("aide-screener", draft);
  expect(createSessionDrafts(() => storage).read("aide-screener")).toEqual(draft);
});

it.each([
  ["cut off", '{"stage":1,"ans'],
  ["no JSON", "hello"],
  ["empty", ""],
])("takes stored text that is %s for no draft", (_, text) => {
  const storage = memoryStorage();
  storage.entries.set("iep-draft:aide-screener", text);
  expect(createSessionDrafts(() => storage).read("aide-screener")).toBeNull();
});

it("changes nothing where storage is blocked", () => {
  const drafts = createSessionDrafts(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  drafts.write("aide-screener", draft);
  drafts.clear("aide-screener");
  expect(drafts.read("aide-screener")).toBeNull();
});

it("keeps what was there when storage is full", () => {
  const storage = memoryStorage();
  const drafts = createSessionDrafts(() => storage);
  drafts.write("aide-screener", draft);
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  drafts.write("aide-screener", { stage: 2, answers: {} });
  expect(drafts.read("aide-screener")).toEqual(draft);
});

it("does not fail on values that JSON cannot represent", () => {
  const circle: Record<string, unknown> = {};
  circle["itself"] = circle;
  const drafts = createSessionDrafts(memoryStorage);
  expect(() => drafts.write("aide-screener", circle)).not.toThrow();
});
