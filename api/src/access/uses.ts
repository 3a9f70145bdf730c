import { randomUUID } from "node:crypto";
import { entitlementToolOf, oneUseOf, type ToolId, useLasts } from "@iep-insider/sdk/catalog";
import type { Transaction } from "sequelize";
import type { Entitlement } from "../database/models/entitlement.ts";

import type { Services } from "../services.ts";
import { type AccessState, accessOf, fits } from "./accessOf.ts";
import { PaymentRequired } from "./errors.ts";
import type { Holder } from "./holder.ts";

type UseServices = Pick<Services, "database" | "clock">;

/** What was taken: nothing has to be spent, a day of the tool, or a use that waits for its answer. */
export type TakenUse =
  | { readonly kind: "unlimited" }
  | { readonly kind: "day"; readonly until: Date }
  | { readonly kind: "reserved"; readonly reservation: Reservation };

/** A use that is being spent on an answer. Nobody else can spend it meanwhile. */
export interface Reservation {
  readonly id: string;
  readonly tool: ToolId;
}

/**
 * Takes one use of a tool, in one transaction, so that two tabs cannot spend one purchase twice (DECISIONS 14).
 * A tool that is opened for a day is spent at once, or is open already; an answer's use is only reserved: `settleUse`
 * spends it when the answer stands, `giveBackUse` when it does not.
 * @param answerWithin how long the answer may take, in milliseconds; afterwards the use is free again.
 * @throws {PaymentRequired} when nothing opens the tool.
 */
export function takeUse(
  services: UseServices,
  holder: Holder,
  tool: ToolId,
  answerWithin: number,
): Promise<TakenUse> {
  return services.database.transaction(async (transaction) => {
    const access = await accessOf(services, holder, transaction);
    if (access.everything) return { kind: "unlimited" };
    if (oneUseOf(tool) === "answer") return reserve(services, transaction, access, tool, answerWithin);
    const open = access.openDays.find((row) => row.tool === entitlementToolOf(tool));
    if (open?.endsAt) return { kind: "day", until: open.endsAt };
    const unspent = pick(access, tool);
    return { kind: "day", until: await spend(services, transaction, unspent, tool) };
  });
}

/** The answer stands: its use is spent. @returns false when it took too long and the use is not reserved any more. */
export function settleUse(services: UseServices, { id, tool }: Reservation): Promise<boolean> {
  return services.database.transaction(async (transaction) => {
    const reserved = await reservedAs(services, transaction, id);
    if (!reserved) return false;
    await spend(services, transaction, reserved, tool);
    return true;
  });
}

/** There is no answer: its use can be spent on another one. */
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
): Promise<TakenUse> {
  const reservation = randomUUID();
  const reservedUntil = new Date(clock().getTime() + answerWithin);
  await pick(access, tool).update({ reservation, reservedUntil }, { transaction });
  return { kind: "reserved", reservation: { id: reservation, tool } };
}

/** What was bought for this very tool goes first, then the oldest credit. */
function pick({ unspent }: AccessState, tool: ToolId): Entitlement {
  const fitting = unspent.filter(fits(tool));
  const picked = fitting.find((row) => row.tool !== null) ?? fitting[0];
  if (!picked) throw new PaymentRequired();
  return picked;
}

/** Binds a credit to the tool, and lets tool or answer be shown for a day. @returns until when. */
async function spend(
  { database, clock }: UseServices,
  transaction: Transaction,
  entitlement: Entitlement,
  opened: ToolId,
): Promise<Date> {
  const now = clock();
  const until = new Date(now.getTime() + useLasts);
  const tool = entitlementToolOf(opened);
  const usesLeft = Math.max(0, (entitlement.usesLeft ?? 1) - 1);
  await entitlement.update(
    { tool, usesLeft, endsAt: until, reservation: null, reservedUntil: null },
    { transaction },
  );
  if (entitlement.paymentId)
    await database.payments.update(
      { toolUsed: opened, usageConsumed: true, usedAt: now, updatedAt: now },
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
