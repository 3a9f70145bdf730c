// Replaces `systemctl` where the guide is executed: starts and stops what its units define, on machines without systemd
// and without root. It supports what the guide uses, and rejects anything else. What it leaves out: accounts and
// sandboxes (User, Protect…), restarting units that ended, and running timers.
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readAllUnits, readUnit, type Unit } from "./unit-file.ts";

const units = required("STAND_IN_UNITS");
const state = required("STAND_IN_STATE");
const added = "TO_UNITS_";

await systemctl(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function systemctl([verb = "", ...words]: readonly string[]): Promise<void> {
  const names = words.filter((word) => word !== "--now");
  if (verb === "daemon-reload") return readAllUnits(units);
  if (verb === "start" || (verb === "enable" && names.length < words.length)) return together(names, start);
  if (verb === "stop") return together(names, stop);
  if (verb !== "restart") throw new Error(`The stand-in for systemctl does not know "${verb}".`);
  await together(names, stop);
  await together(names, start);
}

async function together(names: readonly string[], work: (unit: Unit) => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(names.map((name) => work(readUnit(units, name))));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function start(unit: Unit): Promise<void> {
  if (unit.name.endsWith(".timer") || runningPid(unit) !== null) return;
  const [program = "", ...words] = (unit.one("ExecStart") ?? "").split(" ");
  const setting = { cwd: unit.one("WorkingDirectory") ?? "/", env: environmentOf(unit) };
  if (unit.one("Type") === "oneshot") {
    const { status } = spawnSync(program, words, { ...setting, stdio: ["ignore", "inherit", "inherit"] });
    if (status !== 0) throw new Error(`Job for ${unit.name} failed.`);
    return;
  }
  const log = fs.openSync(fileOf(unit, "log"), "a");
  const child = spawn(program, words, { ...setting, detached: true, stdio: ["ignore", log, log] });
  child.on("error", () => undefined);
  child.unref();
  fs.writeFileSync(fileOf(unit, "pid"), String(child.pid));
  if (await isWelcomed(unit)) return;
  await stop(unit);
  throw new Error(`Job for ${unit.name} failed.`);
}

/** Runs ExecStartPost. systemd waits for its end in any case; here it is over as soon as the process has ended. */
async function isWelcomed(unit: Unit): Promise<boolean> {
  const command = unit.one("ExecStartPost");
  if (!command) return true;
  const [program = "", ...words] = command.split(" ");
  const child = spawn(program, words, { env: environmentOf(unit), stdio: "ignore" });
  const code = new Promise<number>((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (status) => resolve(status ?? 1));
  });
  while (child.exitCode === null && child.signalCode === null) {
    if (runningPid(unit) === null) child.kill("SIGKILL");
    await pause(100);
  }
  return (await code) === 0;
}

async function stop(unit: Unit): Promise<void> {
  const pid = runningPid(unit);
  if (pid === null) return;
  process.kill(pid, "SIGTERM");
  const deadline = Date.now() + Number(unit.one("TimeoutStopSec") ?? 90) * 1000;
  while (runningPid(unit) !== null) {
    if (Date.now() > deadline) {
      // The test looks for this: no process should need to be killed.
      fs.appendFileSync(path.join(state, "killed"), `${unit.name}\n`);
      process.kill(pid, "SIGKILL");
    }
    await pause(50);
  }
  fs.rmSync(fileOf(unit, "pid"), { force: true });
}

/** What systemd hands over: nothing of the caller's. The test adds what begins with `TO_UNITS_`. */
function environmentOf(unit: Unit): Record<string, string> {
  const environment: Record<string, string> = { PATH: process.env["PATH"] ?? "" };
  const take = (line: string) => {
    const [, name, value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name) environment[name] = value.replace(/^(["'])(.*)\1$/, "$2");
  };
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith(added)) environment[name.slice(added.length)] = value ?? "";
  for (const line of unit.all("Environment")) take(line);
  for (const file of unit.all("EnvironmentFile")) fs.readFileSync(file, "utf8").split("\n").forEach(take);
  return environment;
}

function runningPid(unit: Unit): number | null {
  const file = fileOf(unit, "pid");
  if (!fs.existsSync(file)) return null;
  const pid = Number(fs.readFileSync(file, "utf8"));
  const stat = `/proc/${pid}/stat`;
  // A process that has ended but was not waited for is still listed, as a zombie.
  const isThere = fs.existsSync(stat) && !/\) [ZX] /.test(fs.readFileSync(stat, "utf8"));
  return isThere ? pid : null;
}

function fileOf(unit: Unit, kind: "log" | "pid"): string {
  return path.join(state, `${unit.name}.${kind}`);
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
