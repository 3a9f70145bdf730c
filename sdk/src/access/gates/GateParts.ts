import type { ToolId } from "../../catalog/index.ts";
import type { Wanted } from "../../host/index.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import type { AccessCalls } from "../asking/accessCalls.ts";
import type { AccessStatus } from "../asking/accessOrder.ts";

/** What a gate is made of. */
export interface GateParts {
  readonly tool: ToolId;
  readonly wanted: Wanted;
  readonly surroundings: AccessSurroundings;
  readonly calls: AccessCalls;
  /** Where a payment gate begins; null for the email gate of a free tool. */
  readonly accessStatus: AccessStatus | null;
}
