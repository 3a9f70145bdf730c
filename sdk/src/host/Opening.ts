import { type ComponentType, createContext, useContext } from "react";
import type { GateProps } from "./access.ts";

/** How far a tool is open to this visitor. Its first step is usable in any case (ADR 54). */
export interface Opening {
  /** Once true, it stays true until the parent leaves the tool: an entitlement that ends meanwhile costs them no work. */
  readonly isOpen: boolean;
  /** Whether it is known that an address or a payment comes next. */
  readonly asks: boolean;
  /**
   * Asks whether the tool is open, where that begins to matter.
   * @returns the gate to show; null when the tool is open. @throws when it could not be found out.
   */
  readonly ask: () => Promise<ComponentType<GateProps> | null>;
  /** To be called by the gate. */
  readonly open: () => void;
}

/** Without `<ToolAccess>`: for samples, and for tests of a tool itself. */
const alwaysOpen: Opening = { isOpen: true, asks: false, ask: () => Promise.resolve(null), open: () => {} };

const OpeningContext = createContext(alwaysOpen);

export const OpeningProvider = OpeningContext.Provider;

export function useOpening(): Opening {
  return useContext(OpeningContext);
}
