import { findTool } from "@iep-insider/sdk/catalog";
import { InvalidRequest } from "../http/errors.ts";

/**
 * A subject is a page's path, whose form the contract's schema has checked, or the id of a tool that exists:
 * any other word could be something that somebody typed (DECISIONS 34).
 * @throws {InvalidRequest}
 */
export function checkSubject(subject: string): void {
  if (subject.startsWith("/") || findTool(subject)) return;
  throw new InvalidRequest({ subject: "The subject must be a tool's id or a page's path." });
}
