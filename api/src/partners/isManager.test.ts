import { accounts } from "@iep-insider/sdk/contract";
import { accountsDescriptions } from "@iep-insider/sdk/contract/schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/createTestApp.ts";
import { beginEmpty } from "../../tests/emptyAccounts.ts";
import { confirmedPerson, manager } from "../../tests/partnerAccounts.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => beginEmpty(app));
afterAll(() => app.close());

async function managesSite(headers: { readonly Authorization: string }): Promise<boolean> {
  const response = await app.request(accounts.getUser.path, { headers });
  return accountsDescriptions.getUser.output.parse(await response.json()).managesSite;
}

test("an account manages a site once its partner is approved, switched on or off, and nobody else does", async () => {
  const { headers, partner } = await manager(app);
  const other = await confirmedPerson(app, "other@example.org");
  expect([await managesSite(headers), await managesSite(other.headers)]).toEqual([true, false]);
  await partner.update({ active: false });
  expect(await managesSite(headers)).toBe(true);
  for (const status of ["applied", "declined"] as const) {
    await partner.update({ status });
    expect(await managesSite(headers), status).toBe(false);
  }
});
