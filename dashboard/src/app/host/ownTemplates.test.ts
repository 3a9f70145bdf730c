import { beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../tests/memoryStorage.ts";
import { createOwnTemplates, ownTemplatesKey } from "./ownTemplates.ts";

const blocked = () => {
  throw new DOMException("blocked", "SecurityError");
};
const told = (key: string | null) => Object.assign(new Event("storage"), { key });

let storage: ReturnType<typeof memoryStorage>;
let tab: EventTarget;
const open = () =>
  createOwnTemplates(
    () => storage,
    () => tab,
  );
beforeEach(() => {
  storage = memoryStorage();
  tab = new EventTarget();
});

it("are kept under one key until they are taken away", () => {
  const templates = open();
  expect(templates.read()).toBeNull();
  expect(templates.write("first")).toBe("kept");
  expect([...storage.entries]).toEqual([[ownTemplatesKey, "first"]]);
  expect(open().read()).toBe("first");
  expect(templates.write(null)).toBe("kept");
  expect(storage.entries.size).toBe(0);
});

it("tell of each change in this tab and in others, and of nothing else, as long as somebody listens", () => {
  const templates = open();
  const [one, two] = [vi.fn(), vi.fn()];
  const stopOne = templates.subscribe(one);
  const stopTwo = templates.subscribe(two);
  templates.write("first");
  tab.dispatchEvent(told(ownTemplatesKey));
  tab.dispatchEvent(told(null));
  tab.dispatchEvent(new Event("pageshow"));
  expect(one).toHaveBeenCalledTimes(4);
  tab.dispatchEvent(told("auth_token"));
  expect(one).toHaveBeenCalledTimes(4);
  stopOne();
  tab.dispatchEvent(told(ownTemplatesKey));
  expect(one).toHaveBeenCalledTimes(4);
  expect(two).toHaveBeenCalledTimes(5);
  const removed = vi.spyOn(tab, "removeEventListener");
  stopTwo();
  expect(removed.mock.calls.map(([event]) => event)).toEqual(["storage", "pageshow"]);
});

it.each([
  ["QuotaExceededError", "full"],
  ["NS_ERROR_DOM_QUOTA_REACHED", "full"],
  ["SecurityError", "blocked"],
  ["InvalidStateError", "blocked"],
] as const)("keep what was there after %s, and say that storage is %s", (name, outcome) => {
  const templates = open();
  templates.write("first");
  const listener = vi.fn();
  templates.subscribe(listener);
  storage.setItem = () => {
    throw new DOMException("no", name);
  };
  expect(templates.write("second")).toBe(outcome);
  expect(templates.read()).toBe("first");
  expect(listener).not.toHaveBeenCalled();
});

it("are none where storage is blocked altogether, and cannot be kept", () => {
  const templates = createOwnTemplates(blocked, () => tab);
  expect(templates.read()).toBeNull();
  expect(templates.write("first")).toBe("blocked");
  expect(templates.write(null)).toBe("blocked");
});
