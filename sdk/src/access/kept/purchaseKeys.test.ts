import { expect, it, vi } from "vitest";
import { aKey, anotherKey, memoryStorage } from "../tests/fakeSurroundings.ts";
import { createPurchaseKeys, purchaseKeyName } from "./purchaseKeys.ts";

function tab(storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = memoryStorage()) {
  const changes = new EventTarget();
  return {
    keys: createPurchaseKeys(
      () => storage,
      () => changes,
    ),
    hear: (key: string | null) => changes.dispatchEvent(Object.assign(new Event("storage"), { key })),
  };
}

it("keeps one key for the pages of an origin, until it is forgotten", () => {
  const storage = memoryStorage();
  const { keys } = tab(storage);
  expect(keys.read()).toBeNull();
  keys.keep(aKey);
  expect([...storage.kept]).toEqual([["iep_purchase_key", aKey]]);
  expect(tab(storage).keys.read()).toBe(aKey);
  keys.keep(anotherKey);
  expect(keys.read()).toBe(anotherKey);
  keys.forget();
  expect(keys.read()).toBeNull();
  expect(storage.kept.size).toBe(0);
});

it.each([
  ["", "nothing"],
  ["short", "too short"],
  [`${"k".repeat(42)}!`, "a letter that no key has"],
  [`${aKey}k`, "too long"],
  [`{"key":"${aKey}"}`, "something else"],
])("takes no %j for a key: %s", (text) => {
  const storage = memoryStorage({ [purchaseKeyName]: text });
  const { keys } = tab(storage);
  expect(keys.read()).toBeNull();
  keys.keep(text);
  expect(keys.read()).toBeNull();
});

it("lives in memory where storage is blocked", () => {
  const keys = createPurchaseKeys(
    () => {
      throw new DOMException("blocked", "SecurityError");
    },
    () => new EventTarget(),
  );
  keys.keep(aKey);
  expect(keys.read()).toBe(aKey);
  keys.forget();
  expect(keys.read()).toBeNull();
});

it("is the new one, in memory, where storage is full", () => {
  const storage = memoryStorage({ [purchaseKeyName]: anotherKey });
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const { keys } = tab(storage);
  keys.keep(aKey);
  expect(keys.read()).toBe(aKey);
});

it("tells of a change in this tab and in others, and of nothing else", () => {
  const { keys, hear } = tab();
  const listener = vi.fn();
  const stop = keys.subscribe(listener);
  keys.keep(aKey);
  hear(purchaseKeyName);
  hear(null);
  expect(listener).toHaveBeenCalledTimes(3);
  hear("auth_token");
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  keys.forget();
  hear(null);
  expect(listener).toHaveBeenCalledTimes(3);
});
