import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { findProgram } from "../find-program.mjs";
import { findProgramOrUnpacked } from "../unpacked-programs.mjs";
import type { Checks } from "./checks.ts";
import { copyAsImage } from "./dockerfile.ts";
import { authorityOf, eventually, type Site, settingIn } from "./site.ts";

const required = [
  ...["SERVER_SECRET", "SMTP_URL", "MAIL_FROM", "STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"],
  ...["STRIPE_WEBHOOK_SECRET", "OPERATOR_NAME", "OPERATOR_ADDRESS"],
];

/** The guide from "Get it and build it" to "Proxy and TLS". */
export async function installSite(site: Site, { check }: Checks): Promise<void> {
  const { reader, values, administrator } = site;
  await reader.does("build");
  await reader.does("release");
  const release = path.join(values["PROGRAM"] ?? "", "releases/1");
  const image = path.join(site.folder, "image");
  copyAsImage(site.root, image);
  const comparing = ["--recursive", "--brief", "--exclude=node_modules", release, image];
  const others = spawnSync("diff", comparing, { encoding: "utf8" });
  check(
    "the Dockerfile's image has the files of the release, and no other",
    others.status === 0,
    others.stdout,
  );

  await reader.does("settings");
  await reader.does("database");
  const { SETTINGS: settings = "" } = values;
  const mode = (fs.statSync(settings).mode & 0o777).toString(8);
  check("settings and secrets are for their owner alone", mode === "700", mode);
  const denied = await mayServerMakeTables(site);
  check("the server's account may not make a table", /denied/.test(denied), denied);

  await checkRefusals(site, { check });
  const migrations = await Promise.all([reader.does("migrate"), reader.does("migrate")]);
  const idle = migrations.filter((said) => said.includes("Nothing was changed."));
  check("of two migrations at once one does it all, the other nothing", idle.length === 1, migrations);
  const tables = await administrator.rows(`SHOW TABLES FROM ${values["DB_NAME"]}`);
  check("the database has tables", tables.length > 20, tables);

  await reader.does("switch");
  await reader.does("units");
  makeBackupKey(site);
  await reader.does("backup-units");
  await reader.does("proxy");
  const authority = authorityOf(site.folder);
  if (!(await eventually(() => fs.existsSync(authority))))
    throw new Error(`Caddy made no certificate:\n${site.logOf("caddy")}`);
  const ready = await reader.does("check");
  check("the proxy leads to a process that is ready", ready.includes('"ready"'), ready);
  checkUnits(site, { check });
}

async function mayServerMakeTables(site: Site): Promise<string> {
  const { username, password } = new URL(settingIn(site, "server.env", "DATABASE_URL"));
  const { DB_HOST = "", DB_PORT = "", DB_NAME = "" } = site.values;
  const words = ["--no-defaults", `-h${DB_HOST}`, `-P${DB_PORT}`, `-u${username}`, DB_NAME];
  const env = { ...process.env, MYSQL_PWD: password };
  return spawnSync("mariadb", [...words, "-e", "CREATE TABLE x (id INT)"], { env, encoding: "utf8" }).stderr;
}

/** Settings with which the server must not start. */
async function checkRefusals(site: Site, { check }: Pick<Checks, "check">): Promise<void> {
  const { PROGRAM = "", NODE = "", SETTINGS = "" } = site.values;
  const start = (without: readonly string[]) => {
    const lines = fs.readFileSync(path.join(SETTINGS, "server.env"), "utf8").split("\n");
    const kept = lines.filter((line) => !without.includes(line.split("=")[0] ?? ""));
    const file = path.join(site.folder, "some.env");
    fs.writeFileSync(file, kept.join("\n"));
    const words = [`--env-file=${file}`, "api/src/server.ts"];
    return spawnSync(NODE, words, {
      cwd: path.join(PROGRAM, "releases/1"),
      env: { PATH: process.env["PATH"] ?? "", PORT: "0" },
      encoding: "utf8",
      timeout: 120_000,
    });
  };
  const bare = start(required);
  const unnamed = ["SERVER_SECRET", "SMTP_URL", "STRIPE_SECRET_KEY"].filter(
    (name) => !bare.stderr.includes(name),
  );
  check(
    "without its secrets the server does not start, and names all of them",
    bare.status === 1 && unnamed.length === 0,
    bare.stderr,
  );
  const { status, stderr } = start([]);
  const isNamed = stderr.includes("npm run migrate") && stderr.includes("0039");
  check("before the migrations it does not start, and names them", status === 1 && isNamed, stderr);
}

/** `age-keygen`, as the guide says, on the operator's own machine. */
function makeBackupKey(site: Site): void {
  const { stdout } = spawnSync(findProgramOrUnpacked("age-keygen") ?? "age-keygen", {
    encoding: "utf8",
  });
  fs.writeFileSync(path.join(site.folder, "iep-backup.key"), stdout, { mode: 0o600 });
  const recipient = /age1\w+/.exec(stdout)?.[0] ?? "";
  fs.writeFileSync(path.join(site.values["SETTINGS"] ?? "", "backup.pub"), `${recipient}\n`);
}

/** Uses the real program if it is installed: it can read a file without a running systemd. */
function checkUnits(site: Site, { check }: Pick<Checks, "check">): void {
  const program = findProgram("systemd-analyze");
  if (!program) {
    console.log("       (no systemd-analyze here: only our own reader has read the units)");
    return;
  }
  const folder = site.values["UNITS"] ?? "";
  const files = ["iep-insider@3001.service", "iep-insider-backup.service", "iep-insider-backup.timer"];
  const words = ["verify", "--man=no", ...files.map((file) => path.join(folder, file))];
  const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
  const { stdout, stderr } = spawnSync(program, words, { encoding: "utf8", env });
  const ours = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("iep-insider"));
  check("systemd finds no fault in the units", ours.length === 0, ours);
}
