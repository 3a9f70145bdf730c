import { type DeclaredCall, declaredCalls } from "@iep-insider/sdk/contract/schemas";
import { beforeAll, expect, test } from "vitest";
import { expectErrorBody } from "./errorBody.ts";
import { signUp } from "./signedIn.ts";
import { useTestApp } from "./useTestApp.ts";

const app = useTestApp();
let user: { readonly Authorization: string };

beforeAll(async () => {
  user = await signUp(app);
});

const calls = declaredCalls();

/** A body that cannot be read is refused later: who asks comes first. */
function ask({ method, path }: DeclaredCall, headers: Record<string, string> = {}) {
  const body = method === "GET" ? null : "{ not even JSON";
  return app.request(path, { method, body, headers: { "Content-Type": "application/json", ...headers } });
}

const forUsers = calls.filter(({ access }) => access === "user" || access === "admin");

test.each(forUsers)("a call that needs a session, $name, answers 401 without one", async (call) => {
  for (const headers of [{}, { Authorization: "Bearer a.b.c" }])
    await expectErrorBody(await ask(call, headers), 401, "unauthenticated");
});

const forOperators = forUsers.filter(({ access }) => access === "admin");

test.each(forOperators)("a call for operators $name answers 403 to any other account", async (call) => {
  await expectErrorBody(await ask(call, user), 403, "forbidden");
});

test("a call for operators is every one under /api/admin/", () => {
  expect(forOperators.map(({ path }) => path)).toEqual(
    calls.map(({ path }) => path).filter((path) => path.startsWith("/api/admin/")),
  );
});
