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
 * What is asked for: to open the tool, or one more answer of it. An answer that was paid for keeps its tool open for a
 * day, to be shown again; another one has to be paid for.
 */
export type Wanted = "the tool" | "an answer";

/**
 * Asks for one tool. An answer that is at hand comes at once, so that an open tool shows without a flash. Rejects when
 * it could not be found out; another try may work.
 */
export type AskAccess = (tool: ToolId, wanted?: Wanted) => AccessAnswer | Promise<AccessAnswer>;
