import { commonErrors, declaredCalls } from "@iep-insider/sdk/contract/schemas";
import { expect } from "vitest";

const declared = new Map(declaredCalls().map((call) => [`${call.method} ${call.path}`, call]));

/** Fails where a call of the contract answers an error that it does not declare. */
export async function expectDeclaredError(method: string, path: string, response: Response): Promise<void> {
  const call = declared.get(`${method} ${path.split("?")[0]}`);
  if (!call || response.status < 400) return;
  const { code } = JSON.parse(await response.clone().text());
  expect([...commonErrors, ...call.errors], `errors of ${call.name}`).toContain(code);
}
