import { createCaseSync, createRecoveryCode } from "@iep-insider/sdk/case/sync";
import { createMemoryCase, createMemoryState } from "@iep-insider/sdk/case/sync/in-memory";
import { createClient } from "@iep-insider/sdk/client";
import { accounts, caseSync } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../callAs.ts";
import { registration } from "../samples.ts";
import { signUp, verify } from "../signedIn.ts";
import { useEmptyApp } from "../useTestApp.ts";
import { plaintextIn } from "./plaintextIn.ts";

// A case full of planted words is synced by the real client. Then all that the server has is searched for them.

const app = useEmptyApp("2026-11-26T15:00:00.000Z");
const { email } = registration();
const passphrase = "zqxpass river nine seven garden";
const recoveryCode = createRecoveryCode();
const newCode = createRecoveryCode();
/** Planted in records, and the secrets; kinds and ids as whole words of JSON, since short ones occur by chance. */
const words = [
  ...["zqxnote", "zqxchanged", "zqxother", "zqxdeleted", "zqxentry", "zqxidentity", "zqxkind"],
  ...["zqxpass", recoveryCode, newCode, recoveryCode.match(/.{4}/g)?.join("-") ?? ""],
  ...['"record"', '"deleted"', "changedAt"],
];
let headers: { Authorization: string };

beforeEach(async () => {
  headers = await signUp(app);
  await verify(app, email, headers);
});

function createDevice() {
  const store = createMemoryCase();
  let isOn = false;
  const mark = {
    read: () => isOn,
    write: (next: boolean) => {
      isOn = next;
    },
  };
  const token = headers.Authorization.replace("Bearer ", "");
  const server = createClient(caseSync, { baseUrl: app.url, credentials: "omit", token: () => token });
  const parts = { server, store, state: createMemoryState(), now: () => app.now.getTime() };
  return { store, ...createCaseSync({ ...parts, mark, isSignedIn: () => true }) };
}

/** All that the server has: every column of every row, what it logged, mailed and answers. */
async function all(): Promise<readonly (readonly [where: string, value: unknown])[]> {
  const found: [string, unknown][] = [];
  for (const model of Object.values(app.database.sequelize.models))
    for (const row of await model.findAll({ raw: true }))
      for (const [column, value] of Object.entries(row)) found.push([`${model.tableName}.${column}`, value]);
  for (const line of app.logLines) found.push(["log", line]);
  for (const mail of app.mails) found.push(["mail", JSON.stringify(mail)]);
  found.push(["export", JSON.stringify(await callAs(app, accounts.exportAccount, headers))]);
  return found;
}

async function leaks(): Promise<readonly string[]> {
  const found = (await all()).flatMap(([where, value]) =>
    plaintextIn(value as Parameters<typeof plaintextIn>[0], words).map((word) => `${where}: ${word}`),
  );
  return [...new Set(found)];
}

test("nothing of a synced case is in any row, log line or mail, in any encoding", async () => {
  const [phone, laptop] = [createDevice(), createDevice()];
  phone.store.write("zqxidentity", "zqxnote", "09:00");
  phone.store.write("zqxidentity-2", "zqxdeleted", "09:00", "zqxkind");
  phone.store.write("zqxidentity-3", "zqxentry ".repeat(2_000), "09:00", "entry");
  await phone.turnOn({ passphrase, recoveryCode }, null);
  const vault = await laptop.vault();
  if (vault) await laptop.join(vault, { kind: "passphrase", text: passphrase });
  phone.store.write("zqxidentity", "zqxchanged", "10:00");
  laptop.store.write("zqxidentity", "zqxother", "11:00");
  phone.store.remove("zqxidentity-2");
  for (const device of [phone, laptop, phone]) await device.syncNow();
  await phone.replaceSecret({ kind: "passphrase", text: passphrase }, { kind: "recovery", text: newCode });
  expect(phone.store.texts()).toMatchObject({ zqxidentity: "zqxother", "zqxidentity*": "zqxchanged" });
  expect(laptop.store.texts()).toEqual(phone.store.texts());
  // Two records and the version that was kept, and the deleted one.
  expect(await app.database.caseRecords.count()).toBe(4);
  expect(await leaks()).toEqual([]);
});

test.each<[string, () => Buffer]>([
  ["as it is", () => Buffer.from("a zqxnote")],
  ["in UTF-16", () => Buffer.from("a zqxnote", "utf16le")],
  ["in base64", () => Buffer.from(Buffer.from("a zqxnote in it").toString("base64"))],
  [
    "in base64 within a longer run",
    () => Buffer.from(`abc${Buffer.from("a zqxnote in it").toString("base64url")}`),
  ],
  ["in hexadecimal", () => Buffer.from(Buffer.from("a zqxnote").toString("hex"))],
])("the search finds a word that is stored %s", async (_, sealed) => {
  const user = await app.database.users.findOne({ rejectOnEmpty: true });
  const row = { recordId: "a".repeat(64), version: 1, revision: 1, writtenAt: app.now, size: 1 };
  await app.database.caseRecords.create({ userId: user.id, ...row, sealed: sealed() });
  expect(await leaks()).toContain("case_records.sealed: zqxnote");
});
