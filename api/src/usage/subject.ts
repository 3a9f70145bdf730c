import { findTool } from "@iep-insider/sdk/catalog";
import { pagePaths } from "@iep-insider/sdk/contract";
import { InvalidRequest } from "../http/errors.ts";

/** `/404` is what our pages count for an address that has none (ADR 14). */
const countedPaths: ReadonlySet<string> = new Set([...pagePaths, "/404"]);

/**
 * The subject to store: a tool id, or the path of an existing page. Any other path could contain something a visitor
 * typed (ADR 13) and is counted as `/other`.
 * @throws {InvalidRequest} for an unknown tool id.
 */
export function countedSubject(subject: string): string {
  if (subject.startsWith("/")) return countedPaths.has(subject) ? subject : "/other";
  if (findTool(subject)) return subject;
  throw new InvalidRequest({ subject: "The subject must be a tool's id or a page's path." });
}
