import { type ComponentType, createContext, useContext } from "react";
import type { GateProps } from "./access.ts";

/** Whether a tool is open to this visitor. Its first step always works (ADR 54). */
export interface Opening {
  /** Stays true until the parent leaves the tool: an entitlement that ends meanwhile costs them no work. */
  readonly isOpen: boolean;
  /** Whether the next step is known to be an email address or a payment. */
  readonly asks: boolean;
  /**
   * Checks whether the tool is open, where that begins to matter.
   * @returns the gate to show; null when the tool is open.
   * @throws when the check fails.
   */
  readonly ask: () => Promise<ComponentType<GateProps> | null>;
  /** Called by the gate. */
  readonly open: () => void;
}

/** Without `<ToolAccess>`: for samples, and for tests of a tool itself. */
const alwaysOpen: Opening = { isOpen: true, asks: false, ask: () => Promise.resolve(null), open: () => {} };

const OpeningContext = createContext(alwaysOpen);

export const OpeningProvider = OpeningContext.Provider;

export function useOpening(): Opening {
  return useContext(OpeningContext);
}
