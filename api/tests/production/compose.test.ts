import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readEnvironment, settingNames } from "../../src/environment.ts";
import { readYaml } from "./readYaml.ts";

const inProduction = {
  NODE_ENV: "production",
  SERVER_SECRET: "0123456789abcdef0123456789abcdef",
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "hello@iep.example",
  STRIPE_SECRET_KEY: "sk_live_abc123",
  STRIPE_PUBLISHABLE_KEY: "pk_live_abc123",
  STRIPE_WEBHOOK_SECRET: "whsec_abc123",
  OPERATOR_NAME: "Example Inc.",
  OPERATOR_ADDRESS: "1 Main Street",
};
const root = resolve(import.meta.dirname, "../../..");
const texts = z.array(z.string());
const service = z.strictObject({
  image: z.string(),
  build: z.string().optional(),
  command: texts.optional(),
  restart: z.enum(["no", "unless-stopped"]),
  init: z.literal("true").optional(),
  read_only: z.literal("true").optional(),
  cap_drop: texts.optional(),
  security_opt: texts.optional(),
  env_file: texts.optional(),
  environment: z.record(z.string(), z.string()).optional(),
  secrets: texts.optional(),
  ports: texts.optional(),
  volumes: texts.optional(),
  networks: texts,
  stop_grace_period: z.string().optional(),
  healthcheck: z.record(z.string(), z.union([z.string(), texts])).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.string() })).optional(),
});
const compose = z
  .strictObject({
    name: z.string(),
    services: z.record(z.string(), service),
    secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
    volumes: z.record(z.string(), z.strictObject({})),
    networks: z.record(z.string(), z.strictObject({ internal: z.literal("true").optional() })),
  })
  .parse(readYaml(readFileSync(resolve(root, "compose.yaml"), "utf8")));
const { services } = compose;
const ours = ["migrate", "one", "two"];
const caddyfile = readFileSync(resolve(root, "Caddyfile"), "utf8");
const serviceNamed = (name: string) => {
  const found = services[name];
  if (!found) throw new Error(`There is no service ${name}.`);
  return found;
};

describe("compose.yaml", () => {
  test("migrates before anything serves, and after the database answers", () => {
    expect(serviceNamed("migrate").depends_on).toEqual({ database: { condition: "service_healthy" } });
    for (const name of ["one", "two"])
      expect(serviceNamed(name).depends_on).toEqual({
        migrate: { condition: "service_completed_successfully" },
      });
    const script = serviceNamed("migrate").command?.[1] ?? "";
    expect(existsSync(resolve(root, script)), script).toBe(true);
    expect(serviceNamed("migrate").restart).toBe("no");
    expect(serviceNamed("migrate").env_file).toEqual(["settings/server.env", "settings/migrate.env"]);
  });

  test("gives ports to the proxy alone", () => {
    const open = Object.keys(services).filter((name) => services[name]?.ports);
    expect(open).toEqual(["proxy"]);
    expect(serviceNamed("proxy").ports).toEqual(["80:80", "443:443", "443:443/udp"]);
  });

  test("names only settings that the server knows", () => {
    for (const name of ours)
      expect(
        Object.keys(serviceNamed(name).environment ?? {}).filter((each) => !settingNames.includes(each)),
      ).toEqual([]);
  });

  test("gives the proxy all that the Caddyfile asks for, and leads it to both processes", () => {
    const asked = [...caddyfile.matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name);
    const guide = readFileSync(resolve(root, "PRODUCTION.md"), "utf8");
    const written = /caddy\.env" <<END\n([\s\S]*?)^END/m.exec(guide)?.[1] ?? "";
    const given = [...written.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(asked.filter((name) => name !== "CADDY_OPTIONS").sort()).toEqual(given.sort());
    const { PORT, METRICS_PORT } = serviceNamed("one").environment ?? {};
    expect(serviceNamed("proxy").environment).toEqual({ PROCESSES: `one:${PORT} two:${PORT}` });
    expect(METRICS_PORT).not.toBe(PORT);
  });

  test("keeps the database from everybody but the server, and from the world", () => {
    expect(compose.networks["inside"]).toEqual({ internal: "true" });
    expect(serviceNamed("database").networks).toEqual(["inside"]);
    expect(serviceNamed("proxy").networks).toEqual(["outside"]);
    expect(Object.keys(services).filter((name) => services[name]?.networks.includes("inside"))).toEqual([
      "database",
      ...ours,
    ]);
  });

  test("keeps the versions of the widgets where the server writes them, as the image's user", () => {
    const folder = "/var/lib/iep-insider/embed";
    expect(readEnvironment(inProduction).embedReleases).toBe(folder);
    expect(serviceNamed("one").volumes).toEqual([`embed:${folder}`]);
    const image = readFileSync(resolve(root, "Dockerfile"), "utf8");
    expect(image.indexOf(`WORKDIR ${folder}`)).toBeGreaterThan(image.lastIndexOf("USER node"));
  });

  test("gives a process longer to end than it may take", () => {
    const seconds = Number.parseInt(serviceNamed("one").stop_grace_period ?? "0", 10);
    const guide = readFileSync(resolve(root, "PRODUCTION.md"), "utf8");
    const drain = Number(/^DRAIN_SECONDS=(\d+)$/m.exec(guide)?.[1]);
    // Then ten seconds for requests, and ten for jobs, beside each other, and the mail on its way.
    expect(seconds).toBeGreaterThan(drain + 10 + 20);
    const wait = (name: string) => Number(new RegExp(`${name} (\\d+)s`).exec(caddyfile)?.[1]);
    expect(drain).toBeGreaterThan(wait("health_interval") + wait("health_timeout"));
  });
});
