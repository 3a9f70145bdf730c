import fs from "node:fs";
import path from "node:path";
import type { Checks } from "./checks.ts";
import { bearer, eventually, type Site, settingIn } from "./site.ts";
import { ports } from "./under-load.ts";
import { message } from "./use-site.ts";

/** Backup, restore into an empty database, comparison, and the site on the restored one. */
export async function restoreSite(site: Site, { check }: Checks, token: string): Promise<void> {
  const { reader, administrator, values } = site;
  const { DB_NAME: name = "", BACKUPS: backups = "" } = values;
  const restored = `${name}restored`;
  const units = ports(site).map((port) => `iep-insider@${port}`);

  // Jobs record every run, each minute: with all writers stopped, the two must be byte-identical.
  await site.systemctl("stop", ...units);
  const away = await site.ask({ path: "/" });
  const isKind =
    away.status === 503 && away.text.includes("Please try again") && away.headers["retry-after"] === "30";
  check("with no process ready, the proxy says in a sentence to come back", isKind, [away.status, away.text]);
  await reader.does("backup");
  const files = fs.readdirSync(backups).sort();
  check(
    "two backups lie there, and nothing half done",
    files.length === 2 && files.every((file) => file.endsWith(".sql.gz.age")),
    files,
  );
  const file = path.join(backups, files.at(-1) ?? "");
  const bytes = fs.readFileSync(file);
  check(
    "a backup can be read by the key's owner alone",
    bytes.subarray(0, 21).toString() === "age-encryption.org/v1",
  );

  const key = { BACKUP_KEY: path.join(site.folder, "iep-backup.key"), FILE: file };
  await reader.does("restore", key);
  const [original, copy] = await Promise.all([
    administrator.fingerprints(name),
    administrator.fingerprints(restored),
  ]);
  const unlike = Object.keys(original).filter((table) => original[table] !== copy[table]);
  const rows = Object.values(original).reduce((sum, each) => sum + Number(each.split(" ")[0]), 0);
  console.log(`       compared ${Object.keys(original).length} tables with ${rows} rows`);
  check(
    "the restored database has the same tables",
    Object.keys(original).join() === Object.keys(copy).join(),
  );
  check(
    "and the same rows, table by table",
    unlike.length === 0,
    unlike.map((table) => [table, original[table], copy[table]]),
  );
  check("there was something to compare", rows > 500, rows);
  await checkTheBusyBackup(site, { check }, path.join(backups, files[0] ?? ""));

  await reader.does("use-restored");
  const { pathname } = new URL(settingIn(site, "server.env", "DATABASE_URL"));
  check("the server's settings name the restored database", pathname === `/${restored}`, pathname);
  const whoIsThere = () => site.ask({ path: "/api/auth/user", headers: bearer(token) });
  const isKnown = await eventually(async () => (await whoIsThere()).status === 200);
  check("who was signed in still is", isKnown);
  const count = async (database: string) =>
    Number((await administrator.rows(`SELECT COUNT(*) FROM ${database}.contacts`))[0]);
  const before = [await count(name), await count(restored)];
  const sent = await site.ask({ path: "/api/support", json: message("After the restore") }, "127.0.0.79");
  const after = [await count(name), await count(restored)];
  const isThere = sent.status === 201 && after[0] === before[0] && after[1] === (before[1] ?? 0) + 1;
  check("what comes now goes into the restored database", isThere, { status: sent.status, before, after });

  const [id = ""] = await administrator.rows(`SELECT MAX(id) FROM ${name}.users`);
  await administrator.rows(
    `DELETE FROM ${name}.sessions WHERE userId = ${id}; SET FOREIGN_KEY_CHECKS = 0; DELETE FROM ${name}.users WHERE id = ${id}`,
  );
  const deleted = (await reader.does("deleted-since")).trim();
  check("accounts that were deleted after the backup are named", deleted === id, deleted);
}

/** The one that was taken under load: whole, and of one moment. */
async function checkTheBusyBackup(site: Site, { check }: Pick<Checks, "check">, file: string): Promise<void> {
  const { reader, administrator } = site;
  const busy = { BACKUP_KEY: path.join(site.folder, "iep-backup.key"), FILE: file, DB_NAME: "busy" };
  await reader.does("restore", busy);
  const rows = await administrator.rows("SHOW TABLES FROM busyrestored");
  const [contacts = "0"] = await administrator.rows("SELECT COUNT(*) FROM busyrestored.contacts");
  const [all = "0"] = await administrator.rows(`SELECT COUNT(*) FROM ${site.values["DB_NAME"]}.contacts`);
  const isWhole = rows.length > 20 && Number(contacts) > 10 && Number(contacts) < Number(all);
  check("a backup that was taken under load restores, too", isWhole, [rows.length, contacts, all]);
}
