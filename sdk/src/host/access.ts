import type { ComponentType } from "react";
import type { ToolId } from "../catalog/index.ts";

/** What a gate is given: it stands in the tool's place until it opens. */
export interface GateProps {
  /** The tool is open to this visitor from now on. Called once. */
  readonly onOpen: () => void;
}

/** Whether this visitor may use this tool; if not yet, the gate to show in its place. */
export type AccessAnswer =
  | { readonly state: "open" }
  | { readonly state: "closed"; readonly Gate: ComponentType<GateProps> };

/**
 * Asks for one tool. An answer that is at hand comes at once, so that an open tool shows without a flash. Rejects when
 * it could not be found out; another try may work.
 */
export type AskAccess = (tool: ToolId) => AccessAnswer | Promise<AccessAnswer>;
