import { accounts } from "@iep-insider/sdk/contract";
import { contract } from "@iep-insider/sdk/contract/schemas";
import { expect, test } from "vitest";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { mailTo } from "../../tests/mails.ts";
import { registration } from "../../tests/samples.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";

const { path } = accounts.register;

const app = useEmptyApp("2026-11-21T10:20:30.000Z", { environment: { publicOrigin: "https://iep.example" } });
const { start: now } = app;

test("makes an account that is signed in", async () => {
  const response = await app.request(path, {
    json: registration({ email: " Maria@Example.org " }),
    headers: { "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36" },
  });
  expect(response.status).toBe(201);
  const { token, user } = contract.accounts.register.output.parse(await response.json());
  expect(user).toEqual({
    id: expect.any(Number),
    email: "Maria@Example.org",
    firstName: "Maria",
    lastName: "Alvarez",
    createdAt: now.toISOString(),
    emailVerified: false,
    role: "user",
    subscriptionStatus: "inactive",
    subscriptionEndDate: null,
    hasAllTools: false,
    language: "en",
    managesSite: false,
  });
  const headers = { Authorization: `Bearer ${token}` };
  const asked = await app.request(accounts.getUser.path, { headers });
  expect([asked.status, await asked.json()]).toEqual([200, user]);
  expect((await app.database.sessions.findAll()).map((row) => row.toJSON())).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{32}$/),
      userId: user.id,
      createdAt: now,
      expiresAt: new Date("2026-12-21T10:20:30.000Z"),
      device: "Chrome on Windows",
      ...{ factorAt: null, passwordAt: null, challenge: null },
    },
  ]);
});

test("sends a link that verifies the address, and keeps neither link nor address of the mail", async () => {
  await app.request(path, { json: registration() });
  const mail = await mailTo(app, "maria@example.org", "verify-email");
  expect(mail.text).toMatch(/^https:\/\/iep\.example\/verify-email\?token=[\w-]{43}$/m);
  await expect
    .poll(async () => (await app.database.outgoingMails.findAll()).map((row) => row.toJSON()))
    .toMatchObject([
      { kind: "verify-email", content: null, nextAttemptAt: null, sentAt: now, failure: null },
    ]);
});

test.each(["maria@example.org", " Maria@example.org"])(
  "says that %j is taken, and writes nothing",
  async (email) => {
    await app.request(path, { json: registration() });
    const body = await expectErrorBody(
      await app.request(path, { json: registration({ email, firstName: "Eve" }) }),
      409,
      "email_taken",
    );
    expect(body.message).toBe("An account with this email already exists.");
    expect((await app.database.users.findAll()).map((user) => user.firstName)).toEqual(["Maria"]);
    expect(await app.database.sessions.count()).toBe(1);
  },
);

test("creates one account from concurrent sign-ups", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      app.request(path, { json: registration({ email: index % 2 ? "a@example.org" : "A@example.org" }) }),
    ),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(await app.database.users.count()).toBe(1);
  expect(await app.database.sessions.count()).toBe(1);
  expect(await app.database.outgoingMails.count()).toBe(1);
});
