import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { grantRight } from "../src/accounts/grants.ts";
import { rightsCommand } from "../src/commands/rightsCommand.ts";
import { type CommandServices, UsageError } from "../src/commands/runCommand.ts";
import { schemaSteps } from "../src/database/schemaSteps.ts";
import { partnerCommand } from "../src/partners/command.ts";
import { createTestApp, type TestApp } from "./createTestApp.ts";
import { beginEmpty } from "./emptyAccounts.ts";
import { processEnvironment } from "./serverProcess.ts";
import { signUp, verify } from "./signedIn.ts";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "./testDatabase.ts";

const email = "maria@example.org";
const unconfirmed = "ben@example.org";
let shared: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  shared = await createTestDatabase();
  app = await createTestApp({ database: shared.database });
});
beforeEach(async () => {
  await beginEmpty(app);
  await signUp(app);
  await verify(app);
  await signUp(app, { email: unconfirmed });
});
afterAll(async () => {
  await app.close();
  await shared.drop();
});

/** The command as its own process, as npm starts it. @returns what it printed, and its exit code. */
function run(
  command: "grant" | "revoke" | "partner" | "newsletter" | "migrate",
  words: readonly string[],
  settings: Record<string, string> = {},
) {
  const script = resolve(import.meta.dirname, `../src/commands/${command}.ts`);
  const env = { ...processEnvironment, DATABASE_URL: shared.url, ...settings };
  return new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === "number" ? error.code : 0, said: (stdout + stderr).trim() }),
    );
  });
}

/** The same without a process: what it says, or the sentence that it refuses with. */
async function type(
  command: (services: CommandServices, words: readonly string[]) => Promise<string>,
  ...words: string[]
): Promise<string> {
  return command(app.services, words).catch((error: unknown) => {
    if (error instanceof UsageError) return `Refused: ${error.message}`;
    throw error;
  });
}

const account = async () => {
  const { role, id } = await shared.database.users.findOne({ rejectOnEmpty: true });
  return [role, await shared.database.entitlements.count({ where: { userId: id } })];
};

/** What the audit log has of commands. */
const written = async () =>
  (await shared.database.auditEntries.findAll({ where: { actorId: null } }))
    .map(({ action }) => action)
    .sort();

test("npm run migrate migrates once, and says what it did", async () => {
  const empty = await createEmptyDatabase();
  const settings = { DATABASE_URL: empty.url };
  const runs = await Promise.all([run("migrate", [], settings), run("migrate", [], settings)]);
  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  const names = schemaSteps.map(({ name }) => `  ${name}`);
  expect(runs.map(({ said }) => said).sort()).toEqual([
    ["Migrated:", ...names].join("\n"),
    "The database is up to date. Nothing was changed.",
  ]);
  await empty.drop();
});

test("npm run migrate says what it cannot reach, in one sentence and without the password", async () => {
  const { code, said } = await run("migrate", [], { DATABASE_URL: "mysql://owner:hidden@127.0.0.1:1/iep" });
  expect(code).toBe(1);
  expect(said).toMatch(/^The database \(127\.0\.0\.1:1\) cannot be used: .*Please check DATABASE_URL\.$/);
  expect(said).not.toContain("hidden");
});

test("npm run grant, npm run revoke give and take, while the server runs and writes", async () => {
  let isDone = false;
  const writing = (async () => {
    for (let count = 0; !isDone; count++)
      await app.request("/api/count", { json: { event: "page_view", subject: `/page-${count % 9}` } });
  })();
  expect(await run("grant", ["admin", "Maria@example.org"])).toEqual({
    code: 0,
    said: "maria@example.org is an admin. If they were signed in, they have to sign in again. The screens ask for a second factor: it is set up in My Account, under Security.",
  });
  await type(rightsCommand("grant", grantRight), "all-tools", email);
  expect(await account()).toEqual(["admin", 1]);
  expect(await run("revoke", ["all-tools", email])).toMatchObject({ code: 0 });
  expect(await account()).toEqual(["admin", 0]);
  expect(await written()).toEqual(["all_tools_granted", "all_tools_revoked", "role_granted"]);
  isDone = true;
  await writing;
});

test.each([
  [[], "Use it like this:\n  npm run grant -- admin someone@example.org"],
  [["admin", email, "ben@example.org"], "Use it like this:"],
  [["admin", unconfirmed], `${unconfirmed} is not confirmed yet.`],
  [["admin", "nobody@example.org"], "No account has the address nobody@example.org."],
])("npm run grant, npm run revoke refuse %j", async (words, sentence) => {
  expect(await type(rightsCommand("grant", grantRight), ...words)).toContain(`Refused: ${sentence}`);
  expect(await account()).toEqual(["user", 0]);
});

describe("npm run partner", () => {
  beforeEach(() => shared.database.partners.destroy({ where: {} }));
  const partner = (...words: string[]) => type(partnerCommand, ...words);

  test("registers, changes, lists and switches a site", async () => {
    expect(await partner("list")).toBe("No site is registered.");
    const added = await run("partner", [
      "add",
      "Bay Harbor",
      "https://Bay.example/",
      "http://localhost:3001",
    ]);
    const line = /^Registered: (site_\w+) {2}Bay Harbor {2}https:\/\/bay\.example http:\/\/localhost:3001$/;
    expect(added).toEqual({ code: 0, said: expect.stringMatching(line) });
    const key = line.exec(added.said)?.[1] ?? "";
    await partner("add", "Bay Harbor Center", "https://bay.example", `--key=${key}`);
    await partner("off", key);
    expect(await partner("list")).toBe(`${key}  Bay Harbor Center  https://bay.example  (off)`);
    expect(await partner("on", key)).toBe(`Switched on: ${key}  Bay Harbor Center  https://bay.example`);
  });

  test.each([
    [[], "Use it like this:"],
    [["sponsor", "site_unknown1", "many"], "Please give a whole number of uses"],
    [["add", "Bay Harbor"], "Use it like this:"],
    [["add", "Bay Harbor", "bay.example"], '"bay.example" is no origin of a web site.'],
    [["add", "Bay", "https://bay.example", "--key=bay"], "A site key is site_ and 8 to 64"],
    [["off", "site_unknown1"], "No site has the key site_unknown1."],
  ])("refuses %j", async (words, sentence) => {
    expect(await partner(...words)).toContain(`Refused: ${sentence}`);
    expect(await shared.database.partners.count()).toBe(0);
  });
});
