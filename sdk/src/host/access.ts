import type { ComponentType } from "react";
import type { ToolId } from "../catalog/index.ts";

/** Props of a gate, which is shown instead of a tool until it opens. */
export interface GateProps {
  /** The tool is open to this visitor from now on. Called once. */
  readonly onOpen: () => void;
}

/** Whether this visitor may use this tool. */
export type AccessAnswer =
  | { readonly state: "open" }
  | {
      readonly state: "closed";
      /** Whether the gate asks for an address or a payment: not where a use is left, or the page's partner pays. */
      readonly asks: boolean;
      /** Loads the gate; null when the tool has opened meanwhile. @throws when it could not be loaded. */
      readonly gate: () => Promise<ComponentType<GateProps> | null>;
    }
  /** The page's partner leaves this tool out; what is in its place never opens. */
  | { readonly state: "left out"; readonly Instead: ComponentType<GateProps> };

/**
 * What is asked for: to open the tool, or one more answer of it. A paid answer keeps its tool open for a day, so that
 * it can be shown again; another answer has to be paid for.
 */
export type Wanted = "the tool" | "an answer";

/**
 * Asks for one tool. An answer that is at hand comes at once, so that an open tool shows without a flash. Rejects when
 * it could not be found out; another try may work.
 */
export type AskAccess = (tool: ToolId, wanted?: Wanted) => AccessAnswer | Promise<AccessAnswer>;
