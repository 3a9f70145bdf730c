import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "../../src/environment.ts";
import { settingNames } from "../../src/settings.ts";

const guide = readFileSync(resolve(import.meta.dirname, "../../../PRODUCTION.md"), "utf8");
const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (yes)? ?\| (.+) \|$/gm)].map(
  ([, name = "", without = "", secret]) => ({ name, without, isSecret: secret === "yes" }),
);

/** What a server in production cannot do without, each as it could be. */
const complete: Readonly<Record<string, string>> = {
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

test.each(rows.filter(({ without }) => /^`[^`]+`$/.test(without)))(
  "the settings of PRODUCTION.md say rightly what holds without $name",
  ({ name, without }) => {
    const value = without.slice(1, -1).replace("PORT", "3000");
    if (name === "SUPPORT_EMAIL") return;
    expect(readEnvironment({ [name]: value })).toEqual(readEnvironment({}));
  },
);

test("the settings of PRODUCTION.md say rightly what must be set in production", () => {
  readEnvironment(complete);
  const needed = rows.filter(({ without }) => without.startsWith("must be set")).map(({ name }) => name);
  const refused = Object.keys(complete).filter((name) => {
    if (name === "NODE_ENV") return false;
    try {
      readEnvironment({ ...complete, [name]: "" });
      return false;
    } catch {
      return true;
    }
  });
  expect(needed.sort()).toEqual(refused.sort());
});

test("the settings of PRODUCTION.md call secret what is one, by its name", () => {
  const secrets = rows.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  const expected = settingNames.filter((name) => /SECRET|_URL$|API_KEY/.test(name));
  const known = ["PAYMENT_SIMULATOR_URL", "OPENAI_BASE_URL"];
  expect(secrets.sort()).toEqual(expected.filter((name) => !known.includes(name)).sort());
});

test("tests do not read the settings of the developer's environment", () => {
  const script = `import { testEnvironment } from "./.ci/test-environment.mjs"; console.log(Object.entries(testEnvironment()).filter(([, value]) => value === "set").join());`;
  const env = {
    ...process.env,
    HELD: "set",
    ...Object.fromEntries(settingNames.map((name) => [name, "set"])),
  };
  const cwd = resolve(import.meta.dirname, "../../..");
  const left = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { cwd, env });
  expect(left.toString().trim()).toBe("HELD,set");
});

const written = [...guide.matchAll(/^```sh ([\w-]+)\n([\s\S]*?)^```$/gm)]
  .filter(([, name]) => name !== "values")
  .flatMap(([, , body = ""]) =>
    [...body.matchAll(/(?:^|echo ")([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name),
  );
/** The guide's own, which no server reads. */
const own = ["RELEASE", "SITE", "TLS", "PROCESSES", "OLD", "NEW"];
const passwords = ["OWNER_PASSWORD", "SERVER_PASSWORD", "BACKUP_PASSWORD"];

test("the blocks of PRODUCTION.md that write settings name only settings that there are", () => {
  const names = written.filter((name) => !own.includes(name) && !passwords.includes(name));
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(12);
});

test("the blocks of PRODUCTION.md that write settings leave out none that production needs", () => {
  expect(Object.keys(complete).filter((name) => !written.includes(name))).toEqual([]);
  expect(written).toContain("DATABASE_URL");
});
