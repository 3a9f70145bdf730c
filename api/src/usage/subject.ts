import {
  currentToolId,
  findTool,
  type StoredToolName,
  samplePath,
  storedToolName,
  type ToolId,
  tools,
} from "@iep-insider/sdk/catalog";
import { pagePaths } from "@iep-insider/sdk/contract";
import { InvalidRequest } from "../http/errors.ts";

/**
 * What an event was counted of, as the counts store it: a tool, or the path of a page. A tool and its sample keep the
 * name they were first counted under, so that their counts are one row a day (ADR 68).
 */
export type StoredSubject = StoredToolName | `/${string}`;

/** The paths of the samples, and what they are stored as. */
const storedPaths: ReadonlyMap<string, `/${string}`> = new Map(
  tools.map(({ id }) => [samplePath(id), `/tools/${storedToolName(id)}/sample`]),
);
const currentPaths: ReadonlyMap<string, string> = new Map(
  [...storedPaths].map(([path, stored]) => [stored, path]),
);

/** `/404` is what our pages count for an address that has none (ADR 14). */
const countedPaths: ReadonlySet<string> = new Set([...pagePaths.map(storedSubject), "/404"]);

/**
 * The subject to store: a tool, or the path of an existing page. Any other path could contain something a visitor
 * typed (ADR 13) and is counted as `/other`.
 * @throws {InvalidRequest} for an unknown tool.
 */
export function countedSubject(subject: string): StoredSubject {
  if (isPath(subject)) {
    const path = storedSubject(subject);
    return countedPaths.has(path) ? path : "/other";
  }
  const tool = findTool(subject);
  if (tool) return storedSubject(tool.id);
  throw new InvalidRequest({ subject: "The subject must be a tool's id or a page's path." });
}

/** What a stored subject is called today: a tool's id, or a page's path. */
export function subjectOf(stored: StoredSubject): string {
  return isPath(stored) ? (currentPaths.get(stored) ?? stored) : currentToolId(stored);
}

/** @param subject a tool, or the path of a page. */
export function storedSubject(subject: ToolId | `/${string}`): StoredSubject {
  return isPath(subject) ? (storedPaths.get(subject) ?? subject) : storedToolName(subject);
}

/** Whether it is a page and not a tool. */
export function isPath(subject: string): subject is `/${string}` {
  return subject.startsWith("/");
}
