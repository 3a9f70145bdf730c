import { type StoredToolName, type ToolId } from "@iep-insider/sdk/catalog";
/**
 * What an event was counted of, as the counts store it: a tool, or the path of a page. A tool and its sample keep the
 * name they were first counted under, so that their counts are one row a day (ADR 68).
 */
export type StoredSubject = StoredToolName | `/${string}`;
/**
 * The subject to store: a tool, or the path of an existing page. Any other path could contain something a visitor
 * typed (ADR 13) and is counted as `/other`.
 * @throws {InvalidRequest} for an unknown tool.
 */
export declare function countedSubject(subject: string): StoredSubject;
/** What a stored subject is called today: a tool's id, or a page's path. */
export declare function subjectOf(stored: StoredSubject): string;
/** @param subject a tool, or the path of a page. */
export declare function storedSubject(subject: ToolId | `/${string}`): StoredSubject;
