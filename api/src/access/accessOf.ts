import {
  entitlementToolOf,
  oneUseOf,
  openedByUseOf,
  type PaymentKind,
  storedToolName,
  type ToolId,
  toolById,
  toolOfStored,
} from "@iep-insider/sdk/catalog";
import { Op, type Transaction } from "sequelize";
import type { Entitlement } from "../database/models/entitlement.ts";
import type { Services } from "../services.ts";
import { memberOf } from "./connections/memberOf.ts";
import type { Holder } from "./holder.ts";
import { paymentsOfKey } from "./keysOf.ts";

type AccessServices = Pick<Services, "database" | "clock">;

/** What a user may open now: the single answer behind every access call. */
export interface AccessState {
  readonly everything: boolean;
  /** The ids of the payments that the browser's purchase key opens. */
  readonly paymentsOfKey: readonly number[];
  readonly hasActiveSubscription: boolean;
  /** Days that run: the use is spent, the tool open until its `endsAt`. */
  readonly openDays: readonly Entitlement[];
  /** Uses that were paid for, not spent and not being spent, the oldest first. */
  readonly unspent: readonly Entitlement[];
  /** When the day of a tool is over, its own or that of a tool that leads to it; null when none runs. */
  openUntil(tool: ToolId): Date | null;
  /** Whether a tool opens, by whichever of these. */
  opens(tool: ToolId): boolean;
  /** Whether a tool can be used without another purchase. The day of an answer shows that answer again, and no other. */
  gives(tool: ToolId): boolean;
}

/**
 * Decides access from the holder's entitlements alone.
 * @param transaction locks the rows until it ends, for a caller that is about to spend one.
 */
export async function accessOf(
  services: AccessServices,
  holder: Holder,
  transaction?: Transaction,
): Promise<AccessState> {
  const now = services.clock();
  const keyPayments = await paymentsOfKey(services, holder, transaction);
  const rows = (await entitlementsOf(services, holder, keyPayments, transaction)).filter(
    ({ endsAt }) => endsAt === null || endsAt > now,
  );
  const unlimited = rows.filter(
    ({ tool, kind, usesLeft }) => tool === null && kind === null && usesLeft !== 0,
  );
  const openDays = rows.filter(({ tool, usesLeft }) => tool !== null && usesLeft === 0);
  const unspent = rows.filter((row) => (row.usesLeft ?? 0) > 0 && !isBeingSpent(row, now));
  const everything = unlimited.length > 0;
  const isUnspent = (tool: ToolId) => unspent.some(fits(tool));
  const openUntil = (tool: ToolId) => lastDayOf(openDays, tool);
  const isOpenDay = (tool: ToolId) => openUntil(tool) !== null;
  return {
    everything,
    paymentsOfKey: keyPayments,
    // Of the account that is signed in. What a member allowed a page tells it nothing of the account.
    hasActiveSubscription: unlimited.some(
      ({ source, userId }) => source === "subscription" && userId === holder.user?.id,
    ),
    openDays,
    unspent,
    openUntil,
    opens: (tool) => everything || isOpenDay(tool) || isUnspent(tool),
    gives: (tool) => everything || (oneUseOf(tool) === "day" && isOpenDay(tool)) || isUnspent(tool),
  };
}

function lastDayOf(openDays: readonly Entitlement[], wanted: ToolId): Date | null {
  const ends = openDays.flatMap(({ tool, endsAt }) =>
    tool && endsAt && openedByUseOf(toolOfStored(tool)).includes(entitlementToolOf(wanted))
      ? [endsAt.getTime()]
      : [],
  );
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

/** Whether a paid use can be spent on a tool: it was bought for it, or is a credit of its kind. */
export function fits(tool: ToolId): (row: Pick<Entitlement, "tool" | "kind">) => boolean {
  const wanted = storedToolName(entitlementToolOf(tool));
  const { payment } = toolById(tool);
  return (row) => (row.tool === null ? row.kind === payment : row.tool === wanted);
}

/** What a paid use was charged as. */
export function kindOf(row: Entitlement): PaymentKind {
  const kind = row.kind ?? (row.tool && toolById(toolOfStored(row.tool)).payment);
  if (!kind) throw new Error(`The entitlement ${row.id} is not a paid use.`);
  return kind;
}

/** An answer that takes longer than an engine may take will not come: its use is free again. */
function isBeingSpent({ reservedUntil }: Entitlement, now: Date): boolean {
  return reservedUntil !== null && reservedUntil !== undefined && reservedUntil > now;
}

async function entitlementsOf(
  services: AccessServices,
  holder: Holder,
  paymentId: number[],
  transaction?: Transaction,
): Promise<Entitlement[]> {
  const { user } = holder;
  const sponsored = await sponsoredOfKey(services, holder, transaction);
  const member = await memberOf(services, holder, transaction);
  const ways = [
    ...(user ? [{ userId: user.id }] : []),
    ...(paymentId.length > 0 ? [{ paymentId }] : []),
    ...(sponsored.length > 0 ? [{ id: sponsored }] : []),
    // Their right to all tools, not the uses that they bought.
    ...(member === null ? [] : [{ userId: member, tool: null, kind: null, usesLeft: null }]),
  ];
  if (ways.length === 0) return [];
  return services.database.entitlements.findAll({
    where: { [Op.or]: ways },
    order: ["id"],
    ...(transaction && { transaction, lock: transaction.LOCK.UPDATE }),
  });
}

/**
 * The entitlements that a partner has paid for and this browser's key opens: on that partner's page alone, so that
 * nothing is left of them where its site key is gone.
 */
async function sponsoredOfKey(
  { database, clock }: Pick<Services, "database" | "clock">,
  { keyHash, place }: Holder,
  transaction: Transaction | null = null,
): Promise<number[]> {
  if (keyHash === null || place === undefined || place.partnerId === null) return [];
  const { partnerId, origin } = place;
  const where = { keyHash, partnerId, origin, endsAt: { [Op.gt]: clock() } };
  const rows = await database.sponsoredUses.findAll({ where, transaction });
  return rows.map(({ entitlementId }) => entitlementId);
}
