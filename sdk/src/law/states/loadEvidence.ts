import type { StateEvidence } from "./StateEvidence.ts";
import type { StateCode } from "./stateNames.ts";

/** How the facts of every state were read: for operators, on the server only. */
export async function loadEvidence(): Promise<Readonly<Record<StateCode, StateEvidence>>> {
  const { stateEvidence } = await import("./generated/evidence.ts");
  return stateEvidence;
}
