import { accounts, caseSync, mostPushed, type SealedRecord } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { registration } from "../../tests/samples.ts";
import { signUp, verify } from "../../tests/signedIn.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";

const app = useEmptyApp("2026-11-26T15:00:00.000Z");
const { email, password } = registration();
const vault = "5a0cc5b6-6e1c-4a8c-9f0e-0d6b3f1f3a11";
const another = "5a0cc5b6-6e1c-4a8c-9f0e-0d6b3f1f3a12";
const wrapped = (letter: string) => ({ salt: letter.repeat(22), sealed: letter.repeat(80) });
const keys = { passphrase: wrapped("a"), recovery: wrapped("b") };
const record = (id: string, version: number, sealed = `sealed-${id}-${version}-`): SealedRecord => ({
  id: id.repeat(64),
  version,
  // A multiple of four letters, so that it comes back as it was sent.
  sealed: sealed.padEnd(Math.ceil(sealed.length / 4) * 4, "A"),
});
let headers: { Authorization: string };

beforeEach(async () => {
  headers = await signUp(app);
  await verify(app, email, headers);
});

const get = async () => (await callAs(app, caseSync.getVault, headers)).vault;
const create = (id = vault) => callAs(app, caseSync.createVault, headers, { id, ...keys });
const push = (...records: SealedRecord[]) => callAs(app, caseSync.pushRecords, headers, { vault, records });
const changes = (since: number) => callAs(app, caseSync.listChanges, headers, { vault, since });
const post = (path: string, json: object) => app.request(path, { headers, json });
const auditActions = async () =>
  (await app.database.auditEntries.findAll({ order: ["id"] })).map(({ action }) => action);

test("sync is turned on once; a lost answer can be asked for again, another case cannot take its place", async () => {
  expect(await get()).toBeNull();
  const created = { id: vault, revision: 0, keysVersion: 1, ...keys };
  expect(await create()).toEqual(created);
  expect(await create()).toEqual(created);
  await expectErrorBody(
    await post(caseSync.createVault.path, { id: another, ...keys }),
    409,
    "changed_meanwhile",
  );
  expect(await get()).toEqual(created);
  expect(await auditActions()).toEqual(["case_sync_turned_on"]);
});

test("an address that is not confirmed syncs nothing", async () => {
  headers = await signUp(app, { email: "stranger@example.org" });
  await expectErrorBody(
    await post(caseSync.createVault.path, { id: vault, ...keys }),
    409,
    "email_not_confirmed",
  );
});

test("a push is written whole; what another device changed is refused whole, with the current versions", async () => {
  await create();
  expect(await push(record("a", 1), record("b", 1))).toEqual({ revision: 2 });
  expect(await push(record("a", 2))).toEqual({ revision: 3 });
  const refused = await post(caseSync.pushRecords.path, {
    vault,
    records: [record("a", 2, "other"), record("b", 2), record("c", 3)],
  });
  expect(await refused.clone().json()).toMatchObject({
    versions: [
      { id: "a".repeat(64), version: 2 },
      { id: "c".repeat(64), version: 0 },
    ],
  });
  await expectErrorBody(refused, 409, "changed_meanwhile");
  expect(await changes(0)).toEqual({
    revision: 3,
    records: [
      { ...record("b", 1), revision: 2 },
      { ...record("a", 2), revision: 3 },
    ],
    hasMore: false,
  });
  expect((await changes(2)).records.map(({ id }) => id[0])).toEqual(["a"]);
});

test("a push whose answer was lost is written once", async () => {
  await create();
  await push(record("a", 1));
  expect(await push(record("a", 1), record("b", 1))).toEqual({ revision: 2 });
  expect(await push(record("a", 1), record("b", 1))).toEqual({ revision: 2 });
});

test("of two pushes at the same moment, one is written", async () => {
  await create();
  const send = (sealed: string) =>
    post(caseSync.pushRecords.path, { vault, records: [record("a", 1, sealed)] });
  const statuses = (await Promise.all([send("one"), send("other")])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await get())?.revision).toBe(1);
});

test("many and large records come in pages", async () => {
  await create();
  const large = "A".repeat(400_000);
  await push(record("a", 1, large), record("b", 1, large));
  await push(record("c", 1, large));
  const first = await changes(0);
  expect([first.records.length, first.hasMore]).toEqual([2, true]);
  const second = await changes(first.records.at(-1)?.revision ?? 0);
  expect([second.records.length, second.hasMore]).toEqual([1, false]);
});

test.each<[string, readonly object[]]>([
  ["a record that is too large", [record("a", 1, "A".repeat(700_000))]],
  [
    "too many records",
    Array.from({ length: mostPushed + 1 }, (_, at) => ({ ...record("a", 1), id: `${at}`.padStart(64, "0") })),
  ],
  ["too much at a time", [record("a", 1, "A".repeat(460_000)), record("b", 1, "A".repeat(460_000))]],
  ["a record twice", [record("a", 1), record("a", 1)]],
  ["a record's own id", [{ ...record("a", 1), id: "child" }]],
])("refuses %s", async (_, records) => {
  await create();
  await expectErrorBody(await post(caseSync.pushRecords.path, { vault, records }), 400, "invalid_request");
});

test("new keys replace those they were made from, and no newer ones", async () => {
  await create();
  const newer = { passphrase: wrapped("c"), recovery: keys.recovery };
  const change = { vault, keysVersion: 1, ...newer };
  const changed = { id: vault, revision: 0, keysVersion: 2, ...newer };
  expect(await callAs(app, caseSync.replaceKeys, headers, change)).toEqual(changed);
  expect(await callAs(app, caseSync.replaceKeys, headers, change)).toEqual(changed);
  const late = { ...change, passphrase: wrapped("d") };
  await expectErrorBody(await post(caseSync.replaceKeys.path, late), 409, "changed_meanwhile");
  expect(await auditActions()).toEqual(["case_sync_turned_on", "case_sync_keys_replaced"]);
});

test("a deleted case leaves nothing, and a device that does not know it harms no later one", async () => {
  await create();
  await push(record("a", 1));
  await callAs(app, caseSync.deleteVault, headers, { vault });
  await callAs(app, caseSync.deleteVault, headers, { vault });
  expect([await app.database.caseVaults.count(), await app.database.caseRecords.count()]).toEqual([0, 0]);
  await create(another);
  await callAs(app, caseSync.deleteVault, headers, { vault });
  await expectErrorBody(
    await post(caseSync.pushRecords.path, { vault, records: [record("a", 1)] }),
    404,
    "not_found",
  );
  await expectErrorBody(
    await app.request(`${caseSync.listChanges.path}?vault=${vault}&since=0`, { headers }),
    404,
    "not_found",
  );
  expect((await get())?.id).toBe(another);
  expect(await auditActions()).toEqual(["case_sync_turned_on", "case_sync_deleted", "case_sync_turned_on"]);
});

test("an account sees its own case only; its export has it as it is stored, and its deletion removes it", async () => {
  await create();
  await push(record("a", 1));
  const stranger = await signUp(app, { email: "stranger@example.org" });
  expect(await callAs(app, caseSync.getVault, stranger)).toEqual({ vault: null });
  const path = `${caseSync.listChanges.path}?vault=${vault}&since=0`;
  await expectErrorBody(await app.request(path, { headers: stranger }), 404, "not_found");

  const { data } = await callAs(app, accounts.exportAccount, headers);
  expect(data["case_vaults"]).toMatchObject([{ vault, revision: 1, passphraseKey: keys.passphrase.sealed }]);
  expect(data["case_records"]).toMatchObject([{ ...record("a", 1), revision: 1 }]);
  await callAs(app, accounts.deleteAccount, headers, { password });
  expect([await app.database.caseVaults.count(), await app.database.caseRecords.count()]).toEqual([0, 0]);
});
