import { useOf as oneUseOf, type ToolId, toolById } from "../../catalog/index.ts";
import { ApiError } from "../../client/index.ts";
import type { AccessAnswer } from "../../host/index.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import { whoAsks } from "../createAccess.ts";
import { type AccessCalls, createAccessCalls } from "./accessCalls.ts";
import { type Standing, standingOf } from "./accessOrder.ts";

/** What a gate is made of. */
export interface GateParts {
  readonly tool: ToolId;
  readonly surroundings: AccessSurroundings;
  readonly calls: AccessCalls;
  /** Where a payment gate begins; null for the e-mail gate of a free tool. */
  readonly standing: Standing | null;
}

type LoadGates = () => Promise<typeof import("../gates/gateFor.tsx")>;

const open: AccessAnswer = { state: "open" };

/**
 * Whether a tool is open, or the gate that stands before it.
 * @throws {ApiError} when the server was asked and did not answer: a paid tool then stays closed.
 */
export async function answerFor(
  tool: ToolId,
  surroundings: AccessSurroundings,
  loadGates: LoadGates,
): Promise<AccessAnswer> {
  const calls = createAccessCalls(surroundings);
  const gate = async (standing: Standing | null): Promise<AccessAnswer> => {
    const { gateFor } = await loadGates();
    return { state: "closed", Gate: gateFor({ tool, surroundings, calls, standing }) };
  };
  if (toolById(tool).payment === null) return isFreeToolOpen(surroundings) ? open : gate(null);

  const hasJustPaid = takeJustPaid(surroundings, tool);
  takeUpRecord(surroundings, tool);
  if (surroundings.server !== null && whoAsks(surroundings) === "") return gate({ kind: "closed" });
  const standing = await findStanding({ tool, surroundings, calls }, hasJustPaid);
  return standing.kind === "open" ? open : gate(standing);
}

/**
 * Asks the server how the visitor stands. An AI tool with an unspent use is open: the server spends it with an answer.
 * @param mayRedeem whether a use that was bought for this very tool is spent at once, because the parent has just asked
 * for that. A credit never is.
 * @throws {ApiError}
 */
export async function findStanding(
  { tool, surroundings, calls }: Omit<GateParts, "standing">,
  mayRedeem: boolean,
): Promise<Standing> {
  const isSpentByAnswers = oneUseOf(tool) === "answer";
  const standing = standingOf(await calls.getAccess(), tool, new Date());
  // The server has been asked, and knows of nothing: the copy in this browser was wrong, or is over.
  if (standing.kind === "closed") surroundings.records?.removeVerifiedAccess();
  if (standing.kind !== "unspent") return standing;
  if (isSpentByAnswers) return { kind: "open", until: null };
  if (!mayRedeem || standing.isCredit) return standing;
  try {
    const { until } = await calls.redeem(tool);
    return { kind: "open", until };
  } catch (error) {
    // Another tab was faster, and spent it elsewhere or lost it.
    if (error instanceof ApiError && error.code === "payment_required") return { kind: "closed" };
    throw error;
  }
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
