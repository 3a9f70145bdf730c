import type { ComponentType } from "react";
import type { ToolId } from "../catalog/index.ts";

/** Props of a gate, which is shown instead of a tool until it opens. */
export interface GateProps {
  /** Called once, when the tool is open to this visitor. */
  readonly onOpen: () => void;
}

/** Whether this visitor may use this tool. */
export type AccessAnswer =
  | {
      readonly state: "open";
      /** When a paid use ends, in UTC; absent where the tool is open by anything else, or that is not known. */
      readonly until?: string;
    }
  | {
      readonly state: "closed";
      /**
       * Whether the gate asks for an email address or a payment; false if a use is left, or the page's partner pays.
       */
      readonly asks: boolean;
      /**
       * Loads the gate; null when the tool has opened meanwhile.
       * @throws when it could not be loaded.
       */
      readonly gate: () => Promise<ComponentType<GateProps> | null>;
    }
  /** The page's partner does not offer this tool; the replacement never opens. */
  | { readonly state: "left out"; readonly Instead: ComponentType<GateProps> };

/**
 * What is requested: to open the tool, or one more answer or document. A paid answer keeps its tool open for a day, so
 * that it can be shown again, and so does a document; another one must be paid for.
 */
export type Wanted = "the tool" | "an answer" | "another document";

/**
 * Checks access to one tool. A cached result is returned synchronously, so that an open tool shows without a flash.
 * Rejects on failure; a retry may work.
 */
export type AskAccess = (tool: ToolId, wanted?: Wanted) => AccessAnswer | Promise<AccessAnswer>;
