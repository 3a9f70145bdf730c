import { type ToolId, toolById } from "../../catalog/index.ts";
import type { AccessAnswer, Wanted } from "../../host/index.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import { whoAsks } from "../whoAsks.ts";
import { createAccessCalls } from "./accessCalls.ts";
import type { Standing } from "./accessOrder.ts";
import { findStanding } from "./findStanding.ts";

interface Asked {
  readonly tool: ToolId;
  readonly wanted: Wanted;
  readonly surroundings: AccessSurroundings;
}

type LoadGates = () => Promise<typeof import("../gates/gateFor.tsx")>;

const open: AccessAnswer = { state: "open" };

/**
 * Whether a tool is open, or the gate that stands before it.
 * @throws {ApiError} when the server was asked and did not answer: a paid tool then stays closed.
 */
export async function answerFor(
  { tool, wanted, surroundings }: Asked,
  loadGates: LoadGates,
): Promise<AccessAnswer> {
  const calls = createAccessCalls(surroundings);
  const gate = async (standing: Standing | null): Promise<AccessAnswer> => {
    const { gateFor } = await loadGates();
    return { state: "closed", Gate: gateFor({ tool, wanted, surroundings, calls, standing }) };
  };
  if (toolById(tool).payment === null) return isFreeToolOpen(surroundings) ? open : gate(null);

  const hasJustPaid = takeJustPaid(surroundings, tool);
  takeUpRecord(surroundings, tool);
  if (surroundings.server !== null && whoAsks(surroundings) === "") return gate({ kind: "closed" });
  const standing = await findStanding({ tool, wanted, surroundings, calls }, hasJustPaid);
  return standing.kind === "open" ? open : gate(standing);
}

/** Whether a free tool needs no address: it was given, or we know who it is (DECISIONS 31). */
function isFreeToolOpen(surroundings: AccessSurroundings): boolean {
  const { memory, emailAccess } = surroundings;
  return memory.hasGivenEmail || Boolean(emailAccess?.isGiven()) || whoAsks(surroundings) !== "";
}

function takeJustPaid({ records, isJustPaid }: AccessSurroundings, tool: ToolId): boolean {
  const isVerified = records?.takePaymentVerification(tool) ?? false;
  return isJustPaid(tool) || isVerified;
}

/** A key that opened this tool is asked about again, when the browser has lost the key itself. */
function takeUpRecord({ records, purchaseKeys }: AccessSurroundings, tool: ToolId): void {
  const key = records?.readVerifiedAccess(tool) ?? null;
  if (key !== null && purchaseKeys.read() === null) purchaseKeys.keep(key);
}
