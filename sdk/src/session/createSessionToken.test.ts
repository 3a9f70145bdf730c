import { expect, it, vi } from "vitest";
import { memoryStorage } from "../access/tests/fakeSurroundings.ts";
import { createSessionToken, sessionTokenKey } from "./createSessionToken.ts";

/** One tab: its own token over a storage that may be shared, and the window that tells it of others. */
function tab(storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = memoryStorage()) {
  const changes = new EventTarget();
  return {
    token: createSessionToken(
      () => storage,
      () => changes,
    ),
    changes,
    hear: (key: string | null) => changes.dispatchEvent(Object.assign(new Event("storage"), { key })),
  };
}

it("keeps the token under the name that other flows read it by, until it is dropped", () => {
  const storage = memoryStorage();
  const { token } = tab(storage);
  expect(token.read()).toBeNull();
  token.keep("a.b.c");
  expect(token.read()).toBe("a.b.c");
  expect([...storage.kept]).toEqual([["auth_token", "a.b.c"]]);
  expect(tab(storage).token.read()).toBe("a.b.c");
  token.drop();
  expect(token.read()).toBeNull();
  expect(storage.kept.size).toBe(0);
});

it("treats an empty entry as none", () => {
  expect(tab(memoryStorage({ [sessionTokenKey]: "" })).token.read()).toBeNull();
});

it("drops only the token that was meant", () => {
  const { token } = tab();
  token.keep("new");
  token.drop("old");
  expect(token.read()).toBe("new");
  token.drop("new");
  expect(token.read()).toBeNull();
});

it("lives in memory where storage is blocked", () => {
  const token = createSessionToken(
    () => {
      throw new DOMException("blocked", "SecurityError");
    },
    () => new EventTarget(),
  );
  token.keep("a");
  expect(token.read()).toBe("a");
  token.drop();
  expect(token.read()).toBeNull();
});

it("is the new one, in memory, where storage is full", () => {
  const storage = memoryStorage();
  const { token } = tab(storage);
  token.keep("old");
  const setItem = storage.setItem;
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  token.keep("new");
  expect(token.read()).toBe("new");
  storage.setItem = setItem;
  token.keep("newest");
  expect(token.read()).toBe("newest");
  token.drop();
  expect(token.read()).toBeNull();
});

it("reports a change in this tab and in others, and nothing else", () => {
  const { token, changes, hear } = tab();
  const listener = vi.fn();
  const stop = token.subscribe(listener);
  token.keep("a");
  expect(listener).toHaveBeenCalledTimes(1);
  hear(sessionTokenKey);
  expect(listener).toHaveBeenCalledTimes(2);
  hear("something else");
  expect(listener).toHaveBeenCalledTimes(2);
  hear(null);
  expect(listener).toHaveBeenCalledTimes(3);
  changes.dispatchEvent(new Event("pageshow"));
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  token.drop();
  hear(null);
  changes.dispatchEvent(new Event("pageshow"));
  expect(listener).toHaveBeenCalledTimes(4);
});
