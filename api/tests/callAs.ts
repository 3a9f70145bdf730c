import type { Call } from "@iep-insider/sdk/contract";
import { declaredCalls } from "@iep-insider/sdk/contract/schemas";
import { expect } from "vitest";
import type { TestApp } from "./createTestApp.ts";

const declared = new Map(declaredCalls().map((call) => [`${call.method} ${call.path}`, call]));

/**
 * Makes a call that has to succeed, and holds its answer to the contract.
 * @param input a body, or what goes into the query of a GET.
 */
export async function callAs<Output>(
  app: Pick<TestApp, "request">,
  which: Call<unknown, Output>,
  headers: Readonly<Record<string, string>> = {},
  input?: object,
): Promise<Output> {
  const { method, path } = which;
  const query = method === "GET" && input ? `?${new URLSearchParams(Object.entries(input))}` : "";
  const json = method === "GET" ? undefined : input;
  const response = await app.request(path + query, { method, headers, json });
  const text = await response.text();
  const { success, output } = declared.get(`${method} ${path}`) ?? {};
  expect({ path, status: response.status, text }).toMatchObject({ status: success });
  if ("Authorization" in headers) expect(response.headers.get("Cache-Control")).toBe("no-store");
  if (output === undefined) return undefined as Output;
  const answer: unknown = JSON.parse(text);
  if (output !== "csv") output.parse(answer);
  return answer as Output;
}
