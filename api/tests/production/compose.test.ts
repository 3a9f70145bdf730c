import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "../../src/settings.ts";

const read = (name: string) => readFileSync(resolve(import.meta.dirname, "../../..", name), "utf8");
const [caddyfile, guide] = [read("Caddyfile"), read("PRODUCTION.md")];
const [, services = ""] = /^services:\n([\s\S]*?)^secrets:/m.exec(read("compose.yaml")) ?? [];
/** The lines of each service, as in the file. */
const parts = new Map(
  [...services.matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)*)/gm)].map(([, name = "", lines = ""]) => [
    name,
    lines,
  ]),
);
const linesOf = (name: string) => parts.get(name) ?? "";

test("the database is migrated before anything serves, and after it answers", () => {
  expect([...parts.keys()]).toEqual(["database", "migrate", "one", "two", "proxy"]);
  expect(linesOf("migrate")).toMatch(/depends_on:\n +database:\n +condition: service_healthy/);
  for (const name of ["one", "two"])
    expect(linesOf(name)).toMatch(/depends_on:\n +migrate:\n +condition: service_completed_successfully/);
  const [, script = ""] = /command: \["node", "(.+)"\]/.exec(linesOf("migrate")) ?? [];
  expect(existsSync(resolve(import.meta.dirname, "../../..", script)), script).toBe(true);
});

test("only the proxy has ports, and the database is in no network with a way out", () => {
  expect([...parts].filter(([, lines]) => lines.includes("ports:")).map(([name]) => name)).toEqual(["proxy"]);
  expect(linesOf("database")).toMatch(/networks:\n {6}- inside\n(?! {6}-)/);
  expect(read("compose.yaml")).toMatch(/^ {2}inside:\n {4}internal: true$/m);
});

test("the settings of both processes are ones that the server knows, and the proxy leads to them", () => {
  for (const name of ["one", "two"]) {
    const [, set = ""] = /environment:\n((?: {6}.*\n)+)/.exec(linesOf(name)) ?? [];
    const names = [...set.matchAll(/^ {6}(\w+):/gm)].map(([, setting = ""]) => setting);
    expect(names).toContain("PORT");
    expect(names.filter((setting) => !settingNames.includes(setting))).toEqual([]);
  }
  const [, port] = / PORT: "(\d+)"/.exec(linesOf("one")) ?? [];
  expect(linesOf("proxy")).toContain(`PROCESSES: one:${port} two:${port}\n`);
  const asked = [...caddyfile.matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name);
  const [, written = ""] = /caddy\.env" <<END\n([\s\S]*?)^END/m.exec(guide) ?? [];
  const given = [...written.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(asked.filter((name) => name !== "CADDY_OPTIONS").sort()).toEqual(given.sort());
});

test("a process has longer to end than it may take", () => {
  const seconds = Number(/stop_grace_period: (\d+)s/.exec(linesOf("one"))?.[1]);
  const drain = Number(/^DRAIN_SECONDS=(\d+)$/m.exec(guide)?.[1]);
  // Then ten seconds for requests, and ten for jobs, beside each other, and the mail on its way.
  expect(seconds).toBeGreaterThan(drain + 10 + 20);
  const wait = (name: string) => Number(new RegExp(`${name} (\\d+)s`).exec(caddyfile)?.[1]);
  expect(drain).toBeGreaterThan(wait("health_interval") + wait("health_timeout"));
});
