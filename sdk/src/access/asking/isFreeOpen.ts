import type { AccessSurroundings } from "../AccessSurroundings.ts";
import { whoAsks } from "../whoAsks.ts";

/** Whether what is free needs no address: it was given, or we know who it is (ADR 12). */
export function isFreeOpen(surroundings: AccessSurroundings): boolean {
  const { memory, emailAccess } = surroundings;
  return memory.hasGivenEmail || Boolean(emailAccess?.isGiven()) || whoAsks(surroundings) !== "";
}
