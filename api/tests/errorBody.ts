import type { ErrorBody, ErrorCode } from "@iep-insider/sdk/contract";
import { errorBodySchema } from "@iep-insider/sdk/contract/schemas";
import { expect } from "vitest";

/**
 * Holds an answer to the one shape of failures: the body's schema and nothing beside it, the id in the header, no
 * caching, no trace of the code.
 */
export async function expectErrorBody(
  response: Response,
  status: number,
  code: ErrorCode,
): Promise<ErrorBody> {
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status });
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const body = errorBodySchema.parse(JSON.parse(text));
  expect(body.code).toBe(code);
  expect(body.error).toBe(body.message);
  expect(body.requestId).toBe(response.headers.get("X-Request-Id"));
  expect(text).not.toMatch(/node_modules|\.ts\b|\.js\b|\bat .+:\d+/);
  return body;
}

/** Holds an answer to a refusal of these fields of the request, and of no others. */
export async function expectWrongFields(response: Response, ...names: readonly unknown[]): Promise<void> {
  const { fields } = await expectErrorBody(response, 400, "invalid_request");
  expect(Object.keys(fields ?? {})).toEqual(names);
}
