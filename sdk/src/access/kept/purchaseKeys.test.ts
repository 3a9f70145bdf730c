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

it.each(["", "short", `${"k".repeat(42)}!`, `${aKey}k`, `{"key":"${aKey}"}`])(
  "takes no %j for a key",
  (text) => {
    const { keys } = tab(memoryStorage({ [purchaseKeyName]: text }));
    expect(keys.read()).toBeNull();
    keys.keep(text);
    expect(keys.read()).toBeNull();
  },
);

const refuses = () => {
  throw new DOMException("blocked or full", "SecurityError");
};
const full = Object.assign(memoryStorage({ [purchaseKeyName]: anotherKey }), { setItem: refuses });

it.each([
  ["blocked", refuses],
  ["full", () => full],
])("lives in memory where storage is %s", (_, openStorage) => {
  const keys = createPurchaseKeys(openStorage, () => new EventTarget());
  keys.keep(aKey);
  expect(keys.read()).toBe(aKey);
  keys.forget();
  expect(keys.read()).toBeNull();
});

it("reports a change in this tab and in others, and nothing else", () => {
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
