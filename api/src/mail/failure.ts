import type { MailFailure } from "@iep-insider/sdk/contract";

/** Why an attempt failed, as stored in the mail's row. */
export interface Failure {
  readonly failure: MailFailure;
  readonly failureReply: number | null;
}

/** @param error what the transport threw. */
export function failureOf(error: unknown): Failure {
  const { code, reply } = codesOf(error);
  return {
    failure: (typeof code === "string" ? failures.get(code) : undefined) ?? "other",
    failureReply: typeof reply === "number" && reply >= 200 && reply < 600 ? reply : null,
  };
}

/** A mail server error's codes, without its message, which quotes the recipient (ADR 17). */
export function codesOf(error: unknown): { code?: string | number; reply?: string | number } {
  if (!(error instanceof Error)) return {};
  const code = codeIn(error, "code");
  const reply = codeIn(error, "responseCode");
  return { ...(code !== undefined && { code }), ...(reply !== undefined && { reply }) };
}

function codeIn(error: Error, name: "code" | "responseCode"): string | number | undefined {
  const value: unknown = name in error ? Reflect.get(error, name) : undefined;
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** Error codes of nodemailer and of the network. */
const failures: ReadonlyMap<string, MailFailure> = new Map([
  ["ECONNECTION", "no_connection"],
  ["ECONNREFUSED", "no_connection"],
  ["ECONNRESET", "no_connection"],
  ["EHOSTUNREACH", "no_connection"],
  ["ENETUNREACH", "no_connection"],
  ["EPIPE", "no_connection"],
  ["ESOCKET", "no_connection"],
  ["EDNS", "no_connection"],
  ["ENOTFOUND", "no_connection"],
  ["EAI_AGAIN", "no_connection"],
  ["ETIMEDOUT", "timeout"],
  ["ETLS", "encryption"],
  ["EREQUIRETLS", "encryption"],
  ["EAUTH", "sign_in"],
  ["ENOAUTH", "sign_in"],
  ["EENVELOPE", "address_refused"],
  ["EMESSAGE", "content_refused"],
]);
