import { beforeEach, expect, it, vi } from "vitest";
import { createDeviceText } from "./createDeviceText.ts";

const key = "iep-kept-1:letters";

const blocked = () => {
  throw new DOMException("blocked", "SecurityError");
};
const told = (key: string | null) => Object.assign(new Event("storage"), { key });

let storage: ReturnType<typeof memoryStorage>;
let tab: EventTarget;
const open = () =>
  createDeviceText(
    key,
    () => storage,
    () => tab,
  );
beforeEach(() => {
  storage = memoryStorage();
  tab = new EventTarget();
});

it("is stored under one key until it is removed", () => {
  const text = open();
  expect(text.read()).toBeNull();
  expect(text.write("first")).toBe("kept");
  expect([...storage.entries]).toEqual([[key, "first"]]);
  expect(open().read()).toBe("first");
  expect(text.write(null)).toBe("kept");
  expect(storage.entries.size).toBe(0);
});

it("reports each change in this tab and in others, and nothing else, while there is a listener", () => {
  const text = open();
  const [one, two] = [vi.fn(), vi.fn()];
  const stopOne = text.subscribe(one);
  const stopTwo = text.subscribe(two);
  text.write("first");
  tab.dispatchEvent(told(key));
  tab.dispatchEvent(told(null));
  tab.dispatchEvent(new Event("pageshow"));
  expect(one).toHaveBeenCalledTimes(4);
  tab.dispatchEvent(told("auth_token"));
  expect(one).toHaveBeenCalledTimes(4);
  stopOne();
  tab.dispatchEvent(told(key));
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
] as const)("keeps what was there after %s, and say that storage is %s", (name, outcome) => {
  const text = open();
  text.write("first");
  const listener = vi.fn();
  text.subscribe(listener);
  storage.setItem = () => {
    throw new DOMException("no", name);
  };
  expect(text.write("second")).toBe(outcome);
  expect(text.read()).toBe("first");
  expect(listener).not.toHaveBeenCalled();
});

it("is none where storage is blocked altogether, and cannot be kept", () => {
  const text = createDeviceText(key, blocked, () => tab);
  expect(text.read()).toBeNull();
  expect(text.write("first")).toBe("blocked");
  expect(text.write(null)).toBe("blocked");
});

/** A storage of the browser, in memory. */
function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
}
