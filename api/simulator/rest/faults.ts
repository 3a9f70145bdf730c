import type { Fault } from "../control/SimulatorControl.ts";

/** A planned fault, and how often it still has to happen. */
interface PlannedFault {
  readonly fault: Fault;
  readonly endpoint: string | null;
  left: number;
}

/** Injected faults. */
export interface Faults {
  plan(fault: PlannedFault): void;
  clear(): void;
  /** Takes the fault planned for this request. @param endpoint `POST /v1/refunds`. */
  take(endpoint: string): Fault | null;
}

export function createFaults(): Faults {
  let planned: PlannedFault[] = [];
  return {
    plan: (fault) => void planned.push(fault),
    clear() {
      planned = [];
    },
    take(endpoint) {
      const next = planned.find((one) => one.endpoint === null || one.endpoint === endpoint);
      if (!next) return null;
      next.left -= 1;
      planned = planned.filter(({ left }) => left > 0);
      return next.fault;
    },
  };
}
