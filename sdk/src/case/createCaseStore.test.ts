import "fake-indexeddb/auto";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { deleteDB, openDB } from "idb";
import { beforeEach, expect, it, vi } from "vitest";
import { type AnyRecord, type Child, childId } from "./CaseRecord.ts";
import { CaseStoreError } from "./CaseStore.ts";
import { createCaseStore } from "./createCaseStore.ts";
import { caseDatabaseName, caseDatabaseVersion, openCaseDatabase } from "./database.ts";

const child: Child = { nickname: "Bean", grade: "3", state: "OH", district: "Lima", plan: "iep" };
const note = (text: string) => ({ text, day: "2026-11-26" });
let clock: number;
const open = () =>
  createCaseStore(() => Promise.resolve({ openCaseDatabase: () => openCaseDatabase(() => clock) }));
const texts = (records: readonly AnyRecord[]) =>
  records.map((record) => (record.kind === "note" ? record.value.text : record.kind));

beforeEach(() => {
  clock = Date.UTC(2026, 10, 26);
  globalThis.indexedDB = new IDBFactory();
});

it("keeps records by kind, oldest first, and replaces the one with an id", async () => {
  const store = open();
  const first = await store.put("note", note("first"));
  clock += 1000;
  await store.put("note", note("second"));
  await store.put("child", child, childId);
  clock += 1000;
  const changed = await store.put("note", note("first, changed"), first.id);
  expect(changed).toEqual({
    ...first,
    value: note("first, changed"),
    changedAt: "2026-11-26T00:00:02.000Z",
  });
  const later = open();
  expect(texts(await later.list("note"))).toEqual(["first, changed", "second"]);
  expect(await later.list("child")).toMatchObject([{ id: childId, value: child }]);
  await later.remove(first.id);
  await later.remove("no such record");
  expect(texts(await store.all()).sort()).toEqual(["child", "second"]);
});

it("creates no database by reading or removing", async () => {
  const store = open();
  expect([await store.all(), await store.list("note"), await store.clear()]).toEqual([[], [], []]);
  await store.remove("no such record");
  expect(await indexedDB.databases()).toEqual([]);
});

it("can be written while it is read for the first time", async () => {
  const store = open();
  const [before, written] = await Promise.all([store.all(), store.put("note", note("one"))]);
  expect([before, await store.all()]).toEqual([[], [written]]);
});

it("removes everything, and merges it back without replacing what changed later", async () => {
  const store = open();
  const { id } = await store.put("note", note("before"));
  await store.put("note", note("other"));
  const removed = await store.clear();
  expect(await store.all()).toEqual([]);
  clock += 1000;
  await store.put("note", note("after"), id);
  await store.merge(removed);
  expect(texts(await store.list("note")).sort()).toEqual(["after", "other"]);
});

it("leaves out what is no record of this release, and keeps it", async () => {
  const store = open();
  const { id } = await store.put("note", note("good"));
  const db = await openDB(caseDatabaseName, caseDatabaseVersion);
  const times = { createdAt: "2026-11-26", changedAt: "2026-11-26" };
  const foreign = [
    { id: "1", kind: "note", ...times, value: { text: 7, day: "2026-11-26" } },
    { id: "2", kind: "note", ...times, value: { text: "no day" } },
    { id: "3", kind: "hat", ...times, value: {} },
    { id: "4", kind: "toString", ...times, value: {} },
    { id: "5", kind: "note" },
    { id: "6", kind: "document", ...times, value: { name: "IEP", readOn: "2026-11-26", findings: {} } },
    { id: "7" },
  ];
  for (const one of foreign) await db.put("records", one);
  expect((await store.all()).map((record) => record.id)).toEqual([id]);
  expect(await db.count("records")).toBe(1 + foreign.length);
  db.close();
});

it("tells listeners in this tab and in another of each change", async () => {
  const [here, there] = [open(), open()];
  const [toldHere, toldThere] = [vi.fn(), vi.fn()];
  const stops = [here.subscribe(toldHere), there.subscribe(toldThere)];
  await here.put("note", note("one"));
  expect(toldHere).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(toldThere).toHaveBeenCalledTimes(1));
  for (const stop of stops) stop();
  await here.put("note", note("two"));
  expect(toldHere).toHaveBeenCalledTimes(1);
});

it.each([
  ["QuotaExceededError", "full"],
  ["UnknownError", "blocked"],
] as const)("says that storage is %s: %s, and keeps what was there", async (name, reason) => {
  const store = open();
  await store.put("note", note("before"));
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no", name);
  });
  await expect(store.put("note", note("after"))).rejects.toMatchObject({ name: "CaseStoreError", reason });
  put.mockRestore();
  expect(texts(await store.all())).toEqual(["before"]);
});

it("is empty and cannot be written where the browser blocks it", async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  } as unknown as IDBFactory;
  const store = open();
  expect(await store.all()).toEqual([]);
  await expect(store.put("note", note("one"))).rejects.toBeInstanceOf(CaseStoreError);
});

it("makes way for a newer release in another tab, and then asks to be reloaded", async () => {
  const store = open();
  await store.put("note", note("before"));
  const newer = await openDB(caseDatabaseName, caseDatabaseVersion + 1);
  await expect(store.put("note", note("after"))).rejects.toMatchObject({ reason: "outdated" });
  newer.close();
  await deleteDB(caseDatabaseName);
});

it("loads the database's code again after a failure", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ openCaseDatabase });
  const store = createCaseStore(load);
  await expect(store.put("note", note("one"))).rejects.toThrow("offline");
  await store.put("note", note("one"));
  expect(load).toHaveBeenCalledTimes(2);
});
