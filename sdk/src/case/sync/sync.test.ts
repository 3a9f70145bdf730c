import { beforeEach, expect, it, test, vi } from "vitest";
import { createCaseSync } from "./createCaseSync.ts";
import { WrongSecret } from "./keys.ts";
import { createRecoveryCode } from "./recoveryCode.ts";
import { createFakeServer, type FakeServer } from "./tests/fakeServer.ts";
import { createMemoryCase } from "./tests/memoryCase.ts";
import { createMemoryState } from "./tests/memoryState.ts";

const secrets = { passphrase: "lamp river nine seven", recoveryCode: createRecoveryCode() };
let server: FakeServer;
/** The time of all devices, as `09:30`. */
let time: string;

beforeEach(() => {
  // Each device is a browser of its own, and waits for no lock of the other.
  vi.stubGlobal("navigator", {});
  server = createFakeServer();
  time = "09:00";
});

function createDevice() {
  const store = createMemoryCase();
  let isOn = false;
  const sync = createCaseSync({
    server,
    store,
    state: createMemoryState(),
    now: () => Date.parse(`2026-11-26T${time}:00.000Z`),
    mark: {
      read: () => isOn,
      write: (next) => {
        isOn = next;
      },
    },
    isSignedIn: () => true,
  });
  return { store, ...sync, write: (id: string, text: string) => store.write(id, text, time) };
}

async function twoDevices() {
  const [phone, laptop] = [createDevice(), createDevice()];
  phone.write("note", "first");
  await phone.turnOn(secrets, null);
  await join(laptop);
  return { phone, laptop };
}

async function join(device: ReturnType<typeof createDevice>, passphrase = secrets.passphrase) {
  const vault = await device.vault();
  if (!vault) throw new Error("There is no synced case.");
  await device.join(vault, { kind: "passphrase", text: passphrase });
}

test("a second device gets the case with the passphrase, or with the recovery code", async () => {
  const { phone, laptop } = await twoDevices();
  expect(laptop.store.texts()).toEqual({ note: "first" });
  expect(phone.status()).toMatchObject({ kind: "in-sync", tooLarge: 0 });
  const tablet = createDevice();
  await expect(join(tablet, "lamp river nine eight")).rejects.toBeInstanceOf(WrongSecret);
  expect(tablet.status()).toEqual({ kind: "off", syncedAt: null });
  const vault = await tablet.vault();
  if (vault) await tablet.join(vault, { kind: "recovery", text: secrets.recoveryCode });
  expect(tablet.store.texts()).toEqual({ note: "first" });
});

test("changes, new records and deletions go both ways", async () => {
  const { phone, laptop } = await twoDevices();
  time = "10:00";
  for (const id of ["a", "b", "c"]) phone.write(id, id);
  laptop.write("note", "changed");
  await phone.syncNow();
  await laptop.syncNow();
  await phone.syncNow();
  const all = { a: "a", b: "b", c: "c", note: "changed" };
  expect([phone.store.texts(), laptop.store.texts()]).toEqual([all, all]);
  laptop.store.remove("a");
  await laptop.syncNow();
  await phone.syncNow();
  expect(Object.keys(phone.store.texts())).toEqual(["b", "c", "note"]);
  expect(server.rows.size).toBe(4);
});

test.each([
  ["the laptop", "10:00", "11:00", "on the laptop", "on the phone"],
  ["the phone", "11:00", "10:00", "on the phone", "on the laptop"],
])(
  "where both changed a record, the later change stays: that of %s; the other is kept as a copy",
  async (_, onPhone, onLaptop, stays, kept) => {
    const { phone, laptop } = await twoDevices();
    time = onPhone;
    phone.write("note", "on the phone");
    time = onLaptop;
    laptop.write("note", "on the laptop");
    await phone.syncNow();
    await laptop.syncNow();
    await phone.syncNow();
    const both = { note: stays, "note*": kept };
    expect([phone.store.texts(), laptop.store.texts()]).toEqual([both, both]);
  },
);

test("two devices that had a case each keep all of both", async () => {
  const [phone, laptop] = [createDevice(), createDevice()];
  phone.write("child", "Bean");
  phone.write("a", "a");
  time = "10:00";
  laptop.write("child", "Beanie");
  laptop.write("b", "b");
  await phone.turnOn(secrets, null);
  await join(laptop);
  await phone.syncNow();
  const both = { a: "a", b: "b", child: "Beanie", "child*": "Bean" };
  expect([phone.store.texts(), laptop.store.texts()]).toEqual([both, both]);
});

test("a deletion against a change: the later one counts, and nothing is lost", async () => {
  const { phone, laptop } = await twoDevices();
  phone.write("other", "other");
  time = "10:00";
  phone.store.remove("note");
  server.fails = "before";
  // Offline: the device notes when it was.
  await phone.syncNow();
  expect(phone.status()).toMatchObject({ kind: "offline" });
  time = "11:00";
  laptop.write("note", "changed later");
  server.fails = null;
  await laptop.syncNow();
  await phone.syncNow();
  expect(phone.store.texts()).toEqual({ note: "changed later", other: "other" });
  laptop.write("note", "changed again");
  time = "12:00";
  phone.store.remove("note");
  await phone.syncNow();
  await laptop.syncNow();
  await phone.syncNow();
  const kept = { "note*": "changed again", other: "other" };
  expect([phone.store.texts(), laptop.store.texts()]).toEqual([kept, kept]);
});

test("a push whose answer was lost is no conflict, not even with what was written since", async () => {
  const { phone, laptop } = await twoDevices();
  time = "10:00";
  phone.write("note", "second");
  const push = server.pushRecords;
  Object.assign(server, {
    pushRecords: async (input: Parameters<typeof push>[0]) => {
      server.fails = "after";
      return push(input);
    },
  });
  await phone.syncNow();
  expect(phone.status()).toMatchObject({ kind: "offline" });
  server.fails = null;
  Object.assign(server, { pushRecords: push });
  time = "11:00";
  phone.write("note", "third");
  await phone.syncNow();
  await laptop.syncNow();
  expect([phone.store.texts(), laptop.store.texts()]).toEqual([{ note: "third" }, { note: "third" }]);
});

test("a change while a push is on its way is merged and sent again", async () => {
  const { phone, laptop } = await twoDevices();
  time = "10:00";
  phone.write("a", "a");
  laptop.write("b", "b");
  laptop.write("note", "on the laptop");
  const push = server.pushRecords;
  let isFirst = true;
  Object.assign(server, {
    pushRecords: async (input: Parameters<typeof push>[0]) => {
      const isPhone = isFirst;
      isFirst = false;
      if (isPhone) await laptop.syncNow();
      return push(input);
    },
  });
  phone.write("note", "on the phone");
  await phone.syncNow();
  await laptop.syncNow();
  expect(laptop.store.texts()).toEqual(phone.store.texts());
  expect(Object.keys(phone.store.texts())).toEqual(["a", "b", "note*", "note"]);
});

test("entries of the evidence log are never deleted or rewritten", async () => {
  const { phone, laptop } = await twoDevices();
  phone.store.write("e1", "sent home", "09:30", "entry");
  await phone.syncNow();
  await laptop.syncNow();
  phone.store.remove("e1");
  laptop.store.write("e1", "rewritten", "10:30", "entry");
  await phone.syncNow();
  expect(phone.store.texts()).toMatchObject({ e1: "sent home" });
  for (const device of [laptop, phone, laptop]) await device.syncNow();
  expect(phone.store.texts()).toMatchObject({ e1: "sent home", "e1*": "rewritten" });
  expect(laptop.store.texts()).toEqual(phone.store.texts());
});

it("does not take an emptied browser for a parent who deleted all", async () => {
  const { phone, laptop } = await twoDevices();
  phone.store.records.clear();
  await phone.syncNow();
  await laptop.syncNow();
  expect([phone.store.texts(), laptop.store.texts()]).toEqual([{ note: "first" }, { note: "first" }]);
});

it("carries records of another release, and changes nothing in them", async () => {
  const { phone, laptop } = await twoDevices();
  phone.store.write("hat", "of a newer release", "10:00", "hat");
  await phone.syncNow();
  await laptop.syncNow();
  expect(laptop.store.records.get("hat")).toEqual(phone.store.records.get("hat"));
});

test.each<[string, (rows: FakeServer["rows"]) => void]>([
  [
    "an older version",
    (rows) => {
      for (const [id, row] of rows) rows.set(id, { ...row, revision: 9, ...older });
    },
  ],
  [
    "another record's content",
    (rows) => {
      const [one, other] = [...rows.values()];
      if (one && other) rows.set(one.id, { ...one, sealed: other.sealed, revision: 9 });
    },
  ],
  [
    "a changed letter",
    (rows) => {
      for (const [id, row] of rows)
        rows.set(id, { ...row, version: row.version + 1, sealed: `A${row.sealed.slice(1)}`, revision: 9 });
    },
  ],
])("a server that sends %s is noticed, and nothing of it is stored", async (_, tamper) => {
  const { phone } = await twoDevices();
  const [first] = server.rows.values();
  if (first) older = { version: first.version, sealed: first.sealed };
  phone.write("note", "second");
  phone.write("other", "other");
  await phone.syncNow();
  const before = phone.store.texts();
  tamper(server.rows);
  if (server.vaultNow) server.vaultNow = { ...server.vaultNow, revision: 9 };
  await phone.syncNow();
  expect(phone.status()).toMatchObject({ kind: "tampered" });
  expect(phone.store.texts()).toEqual(before);
});
let older: { version: number; sealed: string };

test("a server that goes back as a whole is noticed", async () => {
  const { phone } = await twoDevices();
  if (server.vaultNow) server.vaultNow = { ...server.vaultNow, revision: 0 };
  server.rows.clear();
  await phone.syncNow();
  expect(phone.status()).toMatchObject({ kind: "tampered" });
});

test("a new passphrase takes the place of the old one, for the next device", async () => {
  const { phone, laptop } = await twoDevices();
  const next = { kind: "passphrase", text: "seven garden blue kites" } as const;
  await phone.replaceSecret({ kind: "recovery", text: secrets.recoveryCode }, next);
  const tablet = createDevice();
  await expect(join(tablet)).rejects.toBeInstanceOf(WrongSecret);
  await join(tablet, next.text);
  laptop.write("note", "from a device with the key");
  await laptop.syncNow();
  await tablet.syncNow();
  expect(tablet.store.texts()).toEqual({ note: "from a device with the key" });
});

test("starting over leaves the other devices locked until they have the new passphrase", async () => {
  const { phone, laptop } = await twoDevices();
  const passphrase = "seven garden blue kites";
  await phone.turnOn({ passphrase, recoveryCode: createRecoveryCode() }, await phone.vault());
  await laptop.syncNow();
  expect(laptop.status()).toMatchObject({ kind: "locked" });
  await join(laptop, passphrase);
  expect(laptop.store.texts()).toEqual({ note: "first" });
});

test("deleted from the server, the case stays on each device, and no device sends it again", async () => {
  const { phone, laptop } = await twoDevices();
  const vault = await phone.vault();
  if (vault) await phone.deleteFromServer(vault);
  expect([phone.status().kind, server.rows.size]).toEqual(["off", 0]);
  await laptop.syncNow();
  expect(laptop.status()).toMatchObject({ kind: "gone" });
  await laptop.stopHere();
  expect([laptop.status().kind, server.rows.size]).toEqual(["off", 0]);
  expect([phone.store.texts(), laptop.store.texts()]).toEqual([{ note: "first" }, { note: "first" }]);
});
