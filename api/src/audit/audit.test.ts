import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "../../tests/useTestApp.ts";
import { purgeAudit } from "../jobs/purges.ts";
import { recordAuditEntry } from "./recordAuditEntry.ts";

const never = new AbortController().signal;
const shared = useTestDatabase();

beforeEach(() => shared.database.auditEntries.destroy({ where: {} }));

function write(id: string, at: string) {
  const services = { database: shared.database, clock: () => new Date(at) };
  return shared.database.transaction((transaction) =>
    recordAuditEntry(services, transaction, "command", { action: "mail_retried", subject: "mail", id }),
  );
}

async function left() {
  return (await shared.database.auditEntries.findAll({ order: ["id"] })).map(({ subjectId }) => subjectId);
}

test("the purge removes what is older than 24 months, and nothing that is not", async () => {
  await write("older", "2024-11-22T09:59:59.999Z");
  await write("exactly", "2024-11-22T10:00:00.000Z");
  await write("new", "2026-11-22T09:00:00.000Z");
  const services = { database: shared.database, clock: () => new Date("2026-11-22T10:00:00.000Z") };
  expect(await purgeAudit.run(services, never)).toBe(1);
  expect(await left()).toEqual(["exactly", "new"]);
});

test("an entry is rolled back when its action fails", async () => {
  const services = { database: shared.database, clock: () => new Date() };
  const action = shared.database.transaction(async (transaction) => {
    await recordAuditEntry(
      services,
      transaction,
      { userId: 1 },
      { action: "role_granted", subject: "user", id: 2 },
    );
    throw new Error("the action fails");
  });
  await expect(action).rejects.toThrow("the action fails");
  expect(await left()).toEqual([]);
});

test("an entry is never changed", async () => {
  await write("1", "2026-11-22T09:00:00.000Z");
  const { auditEntries } = shared.database;
  const [entry] = await auditEntries.findAll();
  await expect(entry?.update({ subjectId: "2" })).rejects.toThrow("only ever added to");
  await expect(auditEntries.update({ subjectId: "2" }, { where: {} })).rejects.toThrow("only ever added to");
  expect(await left()).toEqual(["1"]);
});

test("an entry is removed by the purge alone, and written in one place", async () => {
  const uses = await filesWith(/auditEntries\s*\.(?!find|count)(\w+)|=> (auditEntries)/);
  expect(uses.sort()).toEqual(["audit/recordAuditEntry.ts create", "jobs/purges.ts auditEntries"]);
});

/** In which files of the server something is done, and what. */
async function filesWith(pattern: RegExp): Promise<string[]> {
  const root = join(import.meta.dirname, "..");
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("/tests/"),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const match = pattern.exec(await readFile(join(root, file), "utf8"));
      return match ? [`${file} ${match[1] ?? match[2]}`] : [];
    }),
  );
  return found.flat();
}
