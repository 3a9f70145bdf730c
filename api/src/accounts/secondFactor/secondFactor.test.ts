import { access, accounts, adminPayments, adminUsers, secondFactor } from "@iep-insider/sdk/contract";
import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { noLimits, type TestApp } from "../../../tests/createTestApp.ts";
import { expectErrorBody, expectWrongFields } from "../../../tests/errorBody.ts";
import { confirmAddress, operator, person } from "../../../tests/operators.ts";
import { registration } from "../../../tests/samples.ts";
import { signIn } from "../../../tests/signedIn.ts";
import { anotherApp, useEmptyApp } from "../../../tests/useTestApp.ts";

const minute = 60_000;
const email = "operator@example.org";

const app = useEmptyApp("2026-11-21T10:20:30.000Z", {
  limits: { ...noLimits, wrongFactors: { requests: 3, window: 15 * minute } },
});
type Headers = { readonly Authorization: string };

const later = (minutes: number) => {
  app.now = new Date(app.now.getTime() + minutes * minute);
};
const codeFor = (secret: string) => generateSync({ secret, epoch: Math.floor(app.now.getTime() / 1000) });
const stateOf = (headers: Headers) => callAs(app, secondFactor.readSecondFactor, headers);
const show = (headers: Headers, json: object) => app.request(secondFactor.showFactor.path, { json, headers });
const exportPayments = (headers: Headers) => app.request(adminPayments.exportPayments.path, { headers });
const listUsers = (headers: Headers, of: Pick<TestApp, "request"> = app) =>
  of.request(adminUsers.listUsers.path, { headers });

/** Sets an app up. @returns its secret, and the recovery codes. */
async function setUp(headers: Headers, name = "Phone") {
  const { secret, uri } = await callAs(app, secondFactor.beginTotp, headers);
  expect(uri).toContain(`secret=${secret}`);
  const made = await callAs(app, secondFactor.confirmTotp, headers, { name, code: codeFor(secret) });
  return { secret, ...made };
}

test("a second factor is asked for at the operators' screens once there is one, in each session, and its code is taken once", async () => {
  const { headers } = await operator(app);
  expect(await stateOf(headers)).toMatchObject({ isRequired: false, isShown: false, factors: [] });
  expect((await listUsers(headers)).status).toBe(200);
  const { secret, state, recoveryCodes } = await setUp(headers);
  expect(state).toMatchObject({ isRequired: true, isShown: true, isRecent: true, recoveryCodesLeft: 10 });
  expect(state.factors).toMatchObject([{ kind: "totp", name: "Phone" }]);
  expect(new Set(recoveryCodes).size).toBe(10);
  // Neither is kept as it is.
  const [row] = await app.database.secondFactors.findAll();
  expect(row?.secret).not.toContain(secret);

  const there = await signIn(app, { email });
  await expectErrorBody(await listUsers(there), 403, "second_factor_needed");
  expect((await app.request(access.getAccess.path, { headers: there })).status).toBe(200);
  await expectWrongFields(await show(there, { code: codeFor(secret) }), "code");
  later(1);
  await expectWrongFields(await show(there, { password: registration().password }), "password");
  const code = codeFor(secret);
  expect(await (await show(there, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).json()).toMatchObject({
    isShown: true,
  });
  expect((await listUsers(there)).status).toBe(200);
});

test("a second factor is required of every operator in production, and of no one else", async () => {
  const { headers } = await operator(app);
  const { headers: parent } = await person(app, "maria@example.org");
  const strict = await anotherApp(app, { environment: { mode: "production" } });
  await expectErrorBody(await listUsers(headers, strict), 403, "second_factor_needed");
  expect(await callAs(strict, secondFactor.readSecondFactor, headers)).toMatchObject({ isRequired: true });
  expect((await strict.request(accounts.getUser.path, { headers: parent })).status).toBe(200);
  await expectErrorBody(
    await app.request(secondFactor.readSecondFactor.path, { headers: parent }),
    403,
    "forbidden",
  );
  await setUp(headers);
  expect((await listUsers(headers, strict)).status).toBe(200);
});

test("exports, refunds, roles and site keys ask again after ten minutes: for the password, or for a factor where there is one", async () => {
  const { headers } = await operator(app);
  later(9.9);
  expect((await exportPayments(headers)).status).toBe(200);
  later(0.1);
  await expectErrorBody(await exportPayments(headers), 403, "reauthentication_needed");
  const role = { json: { id: 1, role: "admin" }, headers };
  await expectErrorBody(await app.request(adminUsers.setUserRole.path, role), 403, "reauthentication_needed");
  expect((await listUsers(headers)).status).toBe(200);
  await expectErrorBody(
    await app.request(secondFactor.beginTotp.path, { method: "POST", headers }),
    403,
    "reauthentication_needed",
  );
  await expectWrongFields(await show(headers, { password: "not this one" }), "password");
  expect((await show(headers, { password: registration().password })).status).toBe(200);
  expect((await exportPayments(headers)).status).toBe(200);

  const { secret } = await setUp(headers);
  later(10);
  await expectErrorBody(await exportPayments(headers), 403, "reauthentication_needed");
  expect((await show(headers, { code: codeFor(secret) })).status).toBe(200);
  expect((await exportPayments(headers)).status).toBe(200);
});

test("recovery codes replace a factor once each, end when new ones are made, and are recorded", async () => {
  const { headers, id } = await operator(app);
  const { recoveryCodes } = await setUp(headers);
  const [first = "", second = ""] = recoveryCodes ?? [];
  const there = await signIn(app, { email });
  expect((await show(there, { recoveryCode: first.toUpperCase() })).status).toBe(200);
  await expectWrongFields(await show(there, { recoveryCode: first }), "recoveryCode");
  expect(await stateOf(there)).toMatchObject({ recoveryCodesLeft: 9, isShown: true });
  const renewed = await callAs(app, secondFactor.renewRecoveryCodes, there);
  expect(renewed.state.recoveryCodesLeft).toBe(10);
  await expectWrongFields(await show(there, { recoveryCode: second }), "recoveryCode");
  const auditEntries = await app.database.auditEntries.findAll({
    where: { subjectId: String(id) },
    order: ["id"],
  });
  expect(auditEntries.map(({ action }) => action).slice(1)).toEqual([
    "factor_added",
    "recovery_code_used",
    "recovery_codes_made",
  ]);
});

test("guessing a code is stopped for the account, in every session", async () => {
  const { headers } = await operator(app);
  const { secret } = await setUp(headers);
  later(1);
  for (let tries = 0; tries < 3; tries++)
    await expectWrongFields(await show(headers, { code: "000000" }), "code");
  const there = await signIn(app, { email });
  await expectErrorBody(await show(there, { code: codeFor(secret) }), 429, "rate_limited");
});

test("a factor is removed, with the last one the recovery codes, and all with the account", async () => {
  const { headers, id } = await operator(app);
  const { state } = await setUp(headers);
  later(1);
  const tablet = await setUp(headers, "Tablet");
  expect([tablet.recoveryCodes, tablet.state.factors.length]).toEqual([null, 2]);
  const remove = (factor?: { readonly id: number }) =>
    callAs(app, secondFactor.removeFactor, headers, { id: factor?.id ?? 0 });
  expect(await remove(state.factors[0])).toMatchObject({ factors: [{ name: "Tablet" }] });
  expect(await remove(tablet.state.factors[1])).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
  await setUp(headers);
  await confirmAddress(app, id);
  const json = { password: registration().password };
  expect((await app.request(accounts.deleteAccount.path, { json, headers })).status).toBe(204);
  expect([await app.database.secondFactors.count(), await app.database.recoveryCodes.count()]).toEqual([
    0, 0,
  ]);
});
