import { expect, it } from "vitest";
import { accessWith, memoryStorage } from "../tests/fakeSurroundings.ts";
import { createLastAccess, lastAccessLasts } from "./lastAccess.ts";

const start = Date.parse("2026-11-26T12:00:00Z");
const until = "2026-11-26T13:00:00.000Z";
const day = accessWith({ open: [{ tool: "letter-generator", until }] });
const member = accessWith({ everything: true });
const closed = null;
const open = { state: "open" } as const;

it.each([
  ["a paid day", day, "letter-generator", "the tool", 0, { ...open, until }],
  ["another tool", day, "signing-advisor", "the tool", 0, closed],
  ["a paid day that is over", day, "letter-generator", "the tool", 3_600_000, closed],
  ["a member's tool", member, "signing-advisor", "the tool", 0, open],
  ["a member who was away too long", member, "signing-advisor", "the tool", lastAccessLasts, closed],
  ["a clock that was set back", member, "signing-advisor", "the tool", -1000, closed],
  ["a member's other document", member, "document-reader", "another document", 0, open],
  [
    "the other document of a day",
    accessWith({ open: [{ tool: "document-reader", until }] }),
    "document-reader",
    "another document",
    0,
    closed,
  ],
  [
    "a use that the server has to spend",
    accessWith({ unspent: [{ tool: "letter-generator", kind: "quiz" }] }),
    "letter-generator",
    "the tool",
    0,
    closed,
  ],
] as const)("%s", async (_, access, tool, wanted, later, expected) => {
  const storage = memoryStorage();
  await createLastAccess(
    () => storage,
    () => start,
  ).keep("a.b.c", access);
  const last = createLastAccess(
    () => storage,
    () => start + later,
  );
  expect(await last.openFor("a.b.c", tool, wanted)).toEqual(expected);
});

it("opens nothing to anyone else, and holds no token", async () => {
  const storage = memoryStorage();
  const last = createLastAccess(() => storage);
  await last.keep("a.b.c", member);
  expect(await last.openFor("", "signing-advisor", "the tool")).toBeNull();
  expect([...storage.kept.values()].join()).not.toContain("a.b.c");
});

it("goes when the server says that nothing is open", async () => {
  const storage = memoryStorage();
  const last = createLastAccess(() => storage);
  await last.keep("a.b.c", member);
  await last.keep("a.b.c", accessWith());
  expect(storage.kept.size).toBe(0);
});
