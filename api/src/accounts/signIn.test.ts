import { accounts } from "@iep-insider/sdk/contract";
import { contract } from "@iep-insider/sdk/contract/schemas";
import { beforeEach, expect, test } from "vitest";
import { noLimits } from "../../tests/createTestApp.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { mailTo, tokenIn } from "../../tests/mails.ts";
import { signUp } from "../../tests/signedIn.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";

const { path } = accounts.login;
const password = "seven blue kites";

const app = useEmptyApp("2026-11-21T10:20:30.000Z", {
  environment: { trustedProxies: 1, publicOrigin: "https://iep.example" },
  limits: {
    ...noLimits,
    wrongPasswordsHere: { requests: 3, window: 15 * 60_000 },
    wrongPasswords: { requests: 8, window: 15 * 60_000 },
    wrongPasswordsOfBrowser: { requests: 3, window: 15 * 60_000 },
  },
});
beforeEach(async () => {
  await signUp(app);
  app.passwords.calls.length = 0;
});

/** @param network the last number of the visitor's address. @param Cookie of a browser that signed in before. */
function attempt(
  changes: { email?: string; password?: string } = {},
  network = 7,
  Cookie = "",
): Promise<Response> {
  return app.request(path, {
    json: { email: "maria@example.org", password, ...changes },
    headers: { "X-Forwarded-For": `203.0.113.${network}`, Cookie },
  });
}

const cookieOf = (response: Response) => (response.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";

test.each(["maria@example.org", "MARIA@Example.Org"])("POST /api/auth/login knows %j", async (email) => {
  const response = await attempt({ email });
  expect(response.status).toBe(200);
  const { token, user } = contract.accounts.login.output.parse(await response.json());
  expect(user.email).toBe("maria@example.org");
  const headers = { Authorization: `Bearer ${token}` };
  expect((await app.request(accounts.getUser.path, { headers })).status).toBe(200);
});

test("POST /api/auth/login fails the same for a wrong password and an unknown address, after the same work", async () => {
  const wrong = await expectErrorBody(
    await attempt({ password: "x".repeat(200) }),
    401,
    "invalid_credentials",
  );
  const unknown = await expectErrorBody(
    await attempt({ email: "nobody@example.org" }),
    401,
    "invalid_credentials",
  );
  expect(wrong.message).toBe("Invalid email or password.");
  expect({ ...wrong, requestId: "" }).toEqual({ ...unknown, requestId: "" });
  // One hash each: what takes long is done in either case.
  expect(app.passwords.calls).toEqual(["verify known", "verify unknown"]);
  expect(await app.database.sessions.count()).toBe(1);
});

test("POST /api/auth/login does not begin a session when the password was changed meanwhile", async () => {
  const verify = app.passwords.verify;
  app.passwords.verify = async (stored, given) => {
    const isRight = await verify(stored, given);
    await app.database.users.update({ password: "quick another" }, { where: {} });
    return isRight;
  };
  await expectErrorBody(await attempt(), 401, "invalid_credentials");
  app.passwords.verify = verify;
  expect(await app.database.sessions.count()).toBe(1);
});

const guess = (network: number, email = "maria@example.org") =>
  attempt({ email, password: "a wrong guess" }, network);

test("guessing is blocked at its source, while the owner can still sign in elsewhere", async () => {
  for (let tries = 0; tries < 3; tries++) expect((await guess(1)).status).toBe(401);
  const refused = await guess(1);
  // The window ends with the quarter of an hour: 9 minutes and 30 seconds from now.
  expect(refused.headers.get("Retry-After")).toBe("570");
  await expectErrorBody(refused, 429, "rate_limited");
  expect((await attempt({}, 1)).status).toBe(429);
  expect((await attempt({}, 2)).status).toBe(200);
});

test("concurrent guesses get no more tries than sequential ones", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => guess(1)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([401, 401, 401, ...Array(7).fill(429)]);
  expect(app.passwords.calls).toHaveLength(3);
});

test("guessing from many addresses locks the owner out at most for the rest of the window", async () => {
  for (let network = 1; network <= 8; network++) expect((await guess(network)).status).toBe(401);
  expect((await guess(9)).status).toBe(429);
  expect((await attempt({}, 99)).status).toBe(429);
  app.now = new Date("2026-11-21T10:30:00.000Z");
  expect((await attempt({}, 99)).status).toBe(200);
});

test("guessing from many addresses does not lock out a browser in which the owner signed in before", async () => {
  const signedIn = await attempt();
  expect(signedIn.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^iep_device=\d+\.[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/api; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  const known = cookieOf(signedIn);
  await signUp(app, { email: "eve@example.org" });
  const others = cookieOf(await attempt({ email: "eve@example.org" }));
  for (let network = 1; network <= 8; network++) expect((await guess(network)).status).toBe(401);
  for (const stranger of ["", others, `${known}x`])
    expect((await attempt({}, 99, stranger)).status).toBe(429);
  expect((await attempt({}, 99, known)).status).toBe(200);
  // Nor is that browser a way to guess more.
  const wrong = { password: "a wrong guess" };
  for (let tries = 0; tries < 3; tries++) expect((await attempt(wrong, 50 + tries, known)).status).toBe(401);
  expect((await attempt(wrong, 60, known)).status).toBe(429);
});

test("guessing does not keep the owner from signing in immediately by a mailed link", async () => {
  for (let network = 1; network <= 9; network++) await guess(network);
  expect((await attempt({}, 99)).status).toBe(429);
  await app.request(accounts.forgotPassword.path, { json: { email: "maria@example.org" } });
  const token = tokenIn(await mailTo(app, "maria@example.org", "reset-password"));
  const newPassword = "nine green lamps";
  await app.request(accounts.resetPassword.path, { json: { token, newPassword } });
  expect((await attempt({ password: newPassword }, 99)).status).toBe(200);
});

test("guessing looks the same for an address without an account", async () => {
  for (let tries = 0; tries < 3; tries++) expect((await guess(1, "nobody@example.org")).status).toBe(401);
  expect((await guess(1, "NOBODY@example.org")).status).toBe(429);
});

test("guessing is what counts: right passwords do not", async () => {
  for (let tries = 0; tries < 12; tries++) expect((await attempt()).status).toBe(200);
});

test("guessing leaves no address in the database", async () => {
  await guess(1);
  const rows = await app.database.rateLimits.findAll({ where: { hits: 1 } });
  for (const row of rows) expect(row.sender).toMatch(/^[0-9a-f]{64}$/);
});
