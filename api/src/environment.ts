import { resolve } from "node:path";
import { z } from "zod";
import type { DatabaseAddress } from "./database/connect.ts";

/** Every setting of the server, checked. Nothing else in `api` reads `process.env`. */
export interface Environment {
  readonly mode: "demo" | "production";
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  readonly database: DatabaseAddress;
  readonly logLevel: (typeof logLevels)[number];
  readonly dashboardFolder: string;
  readonly embedFolder: string;
  readonly trustedProxies: number;
  readonly serverSecret: string;
  readonly stripePublishableKey: string | null;
}

/** Something in the environment cannot be used; `problems` names all of it, one line each. */
export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      ["The server cannot start with these settings:", ...problems.map((line) => `  - ${line}`)].join("\n"),
    );
    this.name = "EnvironmentError";
    this.problems = problems;
  }
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Folders and files in settings are meant from here, wherever the process was started. */
const repositoryRoot = resolve(import.meta.dirname, "../..");
const folder = z.string().transform((path) => resolve(repositoryRoot, path));

/** Hashes made with it are worth nothing outside a demo. */
const demoSecret = "for demonstrations only, known to everyone";

const settings = z.object({
  // `production` turns off every stand-in. Anything else is a demo.
  NODE_ENV: z
    .enum(["development", "test", "production"], "must be development, test or production")
    .default("development"),

  // Where the process listens. Port 0: any free one, which the log then names.
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),

  // The origin that visitors see in their address bar. Default: http://localhost:PORT.
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, "must be an origin without a path, such as https://www.example.org")
    .optional(),

  // mysql://user:password@host:port/name for a MySQL-compatible server, or sqlite:path for a file.
  DATABASE_URL: z
    .string()
    .default("sqlite:.data/iep-insider.sqlite")
    .transform((url, context): DatabaseAddress => {
      const address = parseDatabase(url);
      if (address) return address;
      context.addIssue("must be mysql://user:password@host:port/name or sqlite:path/to/file");
      return z.NEVER;
    }),

  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),

  // The built files: pages served at /, widgets served at /embed/v1/.
  DASHBOARD_DIR: folder.default(resolve(repositoryRoot, "dashboard/dist")),
  EMBED_DIR: folder.default(resolve(repositoryRoot, "widgets/dist/embed")),

  // How many proxies in front of the server may tell it a visitor's address. Too many, and anyone can claim any.
  TRUST_PROXY: wholeNumber(0, 10).default(0),

  // Keys the hashes under which rate limits count. The same for all processes of one database.
  SERVER_SECRET: z.string().min(32, "must have at least 32 characters").optional(),

  // The payment provider's publishable key; pages may know it.
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_[A-Za-z0-9]+$/, "must begin with pk_test_ or pk_live_")
    .optional(),
});

/**
 * @param variables the process's environment. An empty value counts as not set.
 * @returns all settings. @throws {EnvironmentError} with everything that is wrong, not only the first.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const read = settings.safeParse(set);
  const problems = read.success
    ? []
    : read.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  if (set["NODE_ENV"] === "production" && !set["SERVER_SECRET"])
    problems.push("SERVER_SECRET must be set in production (32 random characters or more)");
  if (!read.success || problems.length > 0) throw new EnvironmentError(problems);

  const { data } = read;
  return {
    mode: data.NODE_ENV === "production" ? "production" : "demo",
    port: data.PORT,
    host: data.HOST,
    publicOrigin: data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`,
    database: data.DATABASE_URL,
    logLevel: data.LOG_LEVEL,
    dashboardFolder: data.DASHBOARD_DIR,
    embedFolder: data.EMBED_DIR,
    trustedProxies: data.TRUST_PROXY,
    serverSecret: data.SERVER_SECRET ?? demoSecret,
    stripePublishableKey: data.STRIPE_PUBLISHABLE_KEY ?? null,
  };
}

function wholeNumber(lowest: number, highest: number) {
  const sentence = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .pipe(z.number().min(lowest, sentence).max(highest, sentence));
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** A file only: with `:memory:` every transaction would share one connection, and so mix with the others. */
function parseDatabase(url: string): DatabaseAddress | null {
  const file = /^sqlite:(?!:memory:)(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (file) return { dialect: "sqlite", file: resolve(repositoryRoot, file) };
  if (!/^mysql:\/\//.test(url) || !URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  return hostname && pathname.length > 1 ? { dialect: "mysql", url } : null;
}
