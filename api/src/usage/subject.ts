import { findTool } from "@iep-insider/sdk/catalog";
import { pagePaths } from "@iep-insider/sdk/contract";
import { InvalidRequest } from "../http/errors.ts";

/** `/404` is what our pages count for an address that has none (ADR 14). */
const countedPaths: ReadonlySet<string> = new Set([...pagePaths, "/404"]);

/**
 * The subject to store: a tool's id, or the path of a page there is. Any other word or path could be something that
 * somebody typed (ADR 13), so other paths are counted as `/other`.
 * @throws {InvalidRequest} for a word that is no tool's id.
 */
export function countedSubject(subject: string): string {
  if (subject.startsWith("/")) return countedPaths.has(subject) ? subject : "/other";
  if (findTool(subject)) return subject;
  throw new InvalidRequest({ subject: "The subject must be a tool's id or a page's path." });
}
