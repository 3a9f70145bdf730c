import { randomUUID } from "node:crypto";
import { entitlementToolOf, oneUseOf, storedToolName, type ToolId, useLasts } from "@iep-insider/sdk/catalog";
import type { Transaction } from "sequelize";
import type { Entitlement } from "../database/models/entitlement.ts";

import type { Services } from "../services.ts";
import { type AccessState, accessOf, fits } from "./accessOf.ts";
import { PaymentRequired } from "./errors.ts";
import type { Holder } from "./holder.ts";

type UseServices = Pick<Services, "database" | "clock">;

/** A tool that is open: with the right to all tools, or for a day. */
export type OpenedTool = { readonly kind: "unlimited" } | { readonly kind: "day"; readonly until: Date };

/** What pays for an answer: an open tool, or a reserved use. */
export type TakenAnswer = OpenedTool | { readonly kind: "reserved"; readonly reservation: Reservation };

/** A use reserved for an answer. No other request can spend it in the meantime. */
export interface Reservation {
  readonly id: string;
  readonly tool: ToolId;
}

/**
 * Opens a tool for a day, in one transaction, so that two tabs cannot spend one purchase twice (ADR 7). A use is
 * spent unless the tool is open already.
 * @param isAnother whether it is for another document, where one use is one document (ADR 83).
 * @throws {PaymentRequired} when nothing opens it.
 */
export function openTool(
  services: UseServices,
  holder: Holder,
  tool: ToolId,
  isAnother = false,
): Promise<OpenedTool> {
  return services.database.transaction(async (transaction) => {
    const access = await accessOf(services, holder, transaction);
    const opened = openedAlready(access, tool);
    const isSpentAgain = isAnother && oneUseOf(tool) === "document" && opened?.kind === "day";
    if (opened && !isSpentAgain) return opened;
    return { kind: "day", until: await spend(services, transaction, pick(access, tool), tool) };
  });
}

/**
 * Reserves the cost of an answer, in one transaction: `settleUse` spends the use when the answer is delivered, and
 * `giveBackUse` returns it otherwise. A tool that is open for any number of answers needs none.
 * @param answerWithin how long the answer may take, in milliseconds; afterwards the use is free again.
 * @throws {PaymentRequired} when nothing is there to be spent.
 */
export async function takeAnswer(
  services: UseServices,
  holder: Holder,
  tool: ToolId,
  answerWithin: number,
): Promise<TakenAnswer> {
  // An account with all tools needs no lock: only uses can be taken by a concurrent request.
  if (holder.user && (await accessOf(services, holder)).everything) return { kind: "unlimited" };
  return services.database.transaction(async (transaction) => {
    const access = await accessOf(services, holder, transaction);
    const opened = openedAlready(access, tool);
    // The open day of an answer shows that answer again, not a new one.
    if (opened && (opened.kind === "unlimited" || oneUseOf(tool) === "day")) return opened;
    return reserve(services, transaction, access, tool, answerWithin);
  });
}

function openedAlready(access: AccessState, tool: ToolId): OpenedTool | null {
  if (access.everything) return { kind: "unlimited" };
  const until = access.openUntil(tool);
  return until ? { kind: "day", until } : null;
}

/** The use spent on an answer, and until when the answer can be shown. */
export interface SpentUse {
  readonly entitlementId: number;
  readonly until: Date;
}

/**
 * Spends the reserved use once the answer is delivered.
 * @param keep stores the answer, in the same transaction.
 * @returns false when it took too long and the use is not reserved any more.
 */
export function settleUse(
  services: UseServices,
  { id, tool }: Reservation,
  keep: (spent: SpentUse, transaction: Transaction) => Promise<void> = async () => {},
): Promise<boolean> {
  return services.database.transaction(async (transaction) => {
    const reserved = await reservedAs(services, transaction, id);
    if (!reserved) return false;
    const until = await spend(services, transaction, reserved, tool);
    await keep({ entitlementId: reserved.id, until }, transaction);
    return true;
  });
}

/** Releases the reservation when there is no answer. */
export async function giveBackUse({ database }: UseServices, { id }: Reservation): Promise<void> {
  await database.entitlements.update(
    { reservation: null, reservedUntil: null },
    { where: { reservation: id } },
  );
}

async function reserve(
  { clock }: UseServices,
  transaction: Transaction,
  access: AccessState,
  tool: ToolId,
  answerWithin: number,
): Promise<TakenAnswer> {
  const reservation = randomUUID();
  const reservedUntil = new Date(clock().getTime() + answerWithin);
  await pick(access, tool).update({ reservation, reservedUntil }, { transaction });
  return { kind: "reserved", reservation: { id: reservation, tool } };
}

/** A use bought for this tool comes first, then the oldest credit. */
function pick({ unspent }: AccessState, tool: ToolId): Entitlement {
  const fitting = unspent.filter(fits(tool));
  const picked = fitting.find((row) => row.tool !== null) ?? fitting[0];
  if (!picked) throw new PaymentRequired();
  return picked;
}

/** Spends a use: binds a credit to the tool, and opens the tool or answer for a day. @returns until when. */
async function spend(
  { database, clock }: UseServices,
  transaction: Transaction,
  entitlement: Entitlement,
  opened: ToolId,
): Promise<Date> {
  const now = clock();
  const until = new Date(now.getTime() + useLasts);
  const tool = storedToolName(entitlementToolOf(opened));
  const usesLeft = Math.max(0, (entitlement.usesLeft ?? 1) - 1);
  await entitlement.update(
    { tool, usesLeft, endsAt: until, reservation: null, reservedUntil: null },
    { transaction },
  );
  if (entitlement.paymentId)
    await database.payments.update(
      { toolUsed: storedToolName(opened), usageConsumed: true, usedAt: now, updatedAt: now },
      { where: { id: entitlement.paymentId }, transaction },
    );
  return until;
}

function reservedAs({ database }: UseServices, transaction: Transaction, reservation: string) {
  return database.entitlements.findOne({
    where: { reservation },
    transaction,
    lock: transaction.LOCK.UPDATE,
  });
}
