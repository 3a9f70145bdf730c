// Part `production` of the test command: follows PRODUCTION.md word for word in a temporary folder: with
// NODE_ENV=production, on MariaDB, behind Caddy. The only host outside this machine that it contacts is npm's registry.
// With the word "smoke", as `npm test` runs it: installs and uses the site, and leaves out load, restore and rotation.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { withMariaDb } from "../mariadb.mjs";
import { environment, node24 } from "../node-24.mjs";
import { findFreePort } from "../ports.mjs";
import { root } from "../repository.mjs";
import { runToEnd } from "../run-to-end.mjs";
import { makeTemporaryFolder } from "../temporary-folder.mjs";
import { findProgramOrUnpacked, unpackedPrograms } from "../unpacked-programs.mjs";
import { type Checks, createChecks } from "./checks.ts";
import { createAdministrator } from "./database.ts";
import { endSecret } from "./end-secret.ts";
import { findPorts } from "./find-ports.ts";
import { growSite } from "./grow-site.ts";
import { readGuide } from "./guide.ts";
import { installSite } from "./install-site.ts";
import { openMailbox } from "./mailbox.ts";
import { createReader, type Values } from "./reader.ts";
import { registryAccess } from "./registry-access.ts";
import { restoreSite } from "./restore-site.ts";
import { authorityOf, createSite, type Site } from "./site.ts";
import { changeUnderLoad } from "./under-load.ts";
import { useSite } from "./use-site.ts";

const isSmoke = process.argv.includes("smoke");

const checks = createChecks();
/** Where the fake systemctl records the processes it started. */
let state: string | null = null;
// The started processes outlive the programs that started them, so stopping this test would leave them running. They
// are ended before the folder that lists them is removed.
process.prependListener("exit", () => {
  for (const name of state && fs.existsSync(state) ? fs.readdirSync(state) : [])
    if (name.endsWith(".pid")) endAtOnce(Number(fs.readFileSync(path.join(state ?? "", name), "utf8")));
});
if (process.platform !== "linux") console.log("The guide is for Linux: nothing of it is run here.");
else
  await withMariaDb(run).catch((error: unknown) =>
    checks.check("the guide was done to its end", false, String(error)),
  );
checks.end();

async function run(databaseUrl: string): Promise<void> {
  const folder = makeTemporaryFolder("production");
  const mailbox = await openMailbox();
  const site = await prepareSite(folder, new URL(databaseUrl), mailbox);
  try {
    await installSite(site, checks);
    const first = await useSite(site, checks);
    if (isSmoke) return checkTraces(site, checks, [first]);
    const token = await changeUnderLoad(site, checks, first);
    await restoreSite(site, checks, token);
    await endSecret(site, checks, { first, token });
    await growSite(site, checks);
    checkTraces(site, checks, [first, token]);
    const left = site.reader.left();
    checks.check("every block of the guide was run", left.length === 0, left);
  } catch (error) {
    for (const unit of unitsOf(site)) console.log(`\n${unit}:\n${lastLines(site, unit)}`);
    throw error;
  } finally {
    await site.systemctl("stop", ...unitsOf(site));
    mailbox.close();
  }
}

async function prepareSite(folder: string, database: URL, mailbox: Site["mailbox"]): Promise<Site> {
  const [one, two] = await findPorts(2);
  const httpsPort = await findFreePort();
  const httpPort = await findFreePort();
  const origin = `https://localhost:${httpsPort}`;
  const inside = (name: string) => path.join(folder, name);
  state = inside("state");
  for (const name of ["state", "units", "caddy", "bin"]) fs.mkdirSync(inside(name));
  const admin = ["--no-defaults", "--host=127.0.0.1", `--port=${database.port}`, "--user=root"];
  const values: Values = {
    SITE: "localhost",
    ORIGIN: origin,
    PROGRAM: inside("program"),
    SOURCE: root,
    SETTINGS: inside("settings"),
    BACKUPS: inside("backups"),
    EMBED: inside("embed"),
    UNITS: inside("units"),
    CADDY: inside("caddy"),
    ACCOUNT: os.userInfo().username,
    NODE: node24(),
    ONE: String(one),
    TWO: String(two),
    DB_ADMIN: `mariadb ${admin.join(" ")}`,
    DB_HOST: "127.0.0.1",
    DB_PORT: database.port,
    DB_CLIENT: "127.0.0.1",
    DB_NAME: "iepinsider",
    TLS: "internal",
    OPERATOR_EMAIL: "ana@example.org",
    OPERATOR_NAME: "Example Inc.",
    OPERATOR_ADDRESS: "1 Main Street | Springfield, MA 01101",
    SMTP_URL: mailbox.url,
    MAIL_FROM: "IEP Insider <hello@example.org>",
    STRIPE_SECRET_KEY: "sk_test_noSuchAccount",
    STRIPE_PUBLISHABLE_KEY: "pk_test_noSuchAccount",
    STRIPE_WEBHOOK_SECRET: "whsec_noSuchAccount",
    VERSION: "1",
  };
  writeCaddysUnit(values);
  const shell = shellEnvironment({
    PATH: `${writeSystemctl(inside("bin"))}${path.delimiter}${programs()}`,
    CURL_CA_BUNDLE: authorityOf(folder),
    STAND_IN_UNITS: inside("units"),
    STAND_IN_STATE: state,
    TO_UNITS_NODE_OPTIONS: `--import=${path.join(import.meta.dirname, "stay-here.mjs")}`,
    TO_UNITS_ASKED_NAMES: inside("asked-names"),
    TO_UNITS_CADDY_OPTIONS: `default_bind 127.0.0.1\nhttp_port ${httpPort}\nhttps_port ${httpsPort}\nadmin off`,
    TO_UNITS_XDG_DATA_HOME: inside("caddy-data"),
    TO_UNITS_XDG_CONFIG_HOME: inside("caddy-config"),
  });
  return createSite({
    root,
    folder,
    values,
    httpsPort,
    state,
    mailbox,
    reader: createReader(readGuide(root), values, shell),
    administrator: createAdministrator(admin),
    systemctl: async (...words) => (await runToEnd({ program: "systemctl", words, env: shell })).code,
  });
}

/** The project's programs first, and so its Node; last those that the tests have unpacked. */
function programs(): string {
  const { PATH = "" }: Readonly<Record<string, string | undefined>> = environment();
  return `${PATH}${path.delimiter}${unpackedPrograms}`;
}

/** What Debian's package brings, as far as it matters here. */
function writeCaddysUnit({ UNITS = "", CADDY = "" }: Values): void {
  const program = findProgramOrUnpacked("caddy");
  const unit = `[Unit]\nDescription=Caddy\n\n[Service]\nExecStart=${program} run --config ${CADDY}/Caddyfile\n`;
  fs.writeFileSync(path.join(UNITS, "caddy.service"), unit);
}

/** @returns the folder that holds the stand-in under the real program's name. */
function writeSystemctl(folder: string): string {
  const file = path.join(folder, "systemctl");
  const script = path.join(import.meta.dirname, "systemctl.ts");
  fs.writeFileSync(file, `#!/bin/sh\nexec '${node24()}' '${script}' "$@"\n`, { mode: 0o755 });
  return folder;
}

/**
 * The environment of a fresh login shell: of everything that npm or a test sets for its child processes, only the
 * registry settings.
 */
function shellEnvironment(further: Values): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_|VITEST)/.test(name));
  return { ...Object.fromEntries(own), ...registryAccess(), ...further };
}

function unitsOf(site: Site): readonly string[] {
  return [`iep-insider@${site.values["ONE"]}`, `iep-insider@${site.values["TWO"]}`, "caddy"];
}

/** What must not have happened, and must not appear in any log (ADR 17). */
function checkTraces(site: Site, { check }: Checks, tokens: readonly string[]): void {
  const killed = path.join(site.folder, "state/killed");
  check("every process ended by itself when it was asked to", !fs.existsSync(killed));
  const names = path.join(site.folder, "asked-names");
  const asked = fs.existsSync(names) ? new Set(fs.readFileSync(names, "utf8").trim().split("\n")) : new Set();
  asked.delete("api.stripe.com");
  check("the server contacted only the payment provider", asked.size === 0, [...asked]);
  const unwanted = [...tokens, "maria@example.org", "Under load", "Where do I find", "ana@example.org"];
  for (const unit of unitsOf(site)) {
    const log = site.logOf(unit);
    const found = unwanted.filter((text) => log.includes(text));
    const isClean = log.length > 0 && found.length === 0;
    check(`the log of ${unit.replace(/@.*/, "")} holds nothing private`, isClean, found);
  }
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

function lastLines(site: Site, unit: string): string {
  try {
    return site.logOf(unit).trimEnd().split("\n").slice(-12).join("\n").slice(-4000);
  } catch {
    return "(it was never started)";
  }
}
