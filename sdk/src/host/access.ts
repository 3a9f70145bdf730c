import type { ToolId } from "../catalog/index.ts";

/** Whether this visitor may use this tool. */
export interface AccessAnswer {
  readonly state: "open";
}

/** Asks for one tool. An answer that is at hand comes at once, so that an open tool shows without a flash. */
export type AskAccess = (tool: ToolId) => AccessAnswer | Promise<AccessAnswer>;
