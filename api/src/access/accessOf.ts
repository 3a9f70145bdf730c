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
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { type ConnectionHere, connectionHere } from "./connections/connectionHere.ts";
import type { HeldByAccount } from "./heldByAccount.ts";
import type { Holder } from "./holder.ts";
import { paymentsOfKey } from "./keysOf.ts";

type AccessServices = Pick<Services, "database" | "clock">;

/** What a user may open now. Every access call is decided from this. */
export interface AccessState {
  readonly everything: boolean;
  /** The ids of the payments that the browser's purchase key opens. */
  readonly paymentsOfKey: readonly number[];
  /** Whether a member's tools were asked for on this partner page, or are open. */
  readonly connection: ConnectionHere["state"];
  readonly hasActiveSubscription: boolean;
  /** Open days: the use is spent, and the tool is open until `endsAt`. */
  readonly openDays: readonly Entitlement[];
  /** Paid uses that are neither spent nor reserved, oldest first. */
  readonly unspent: readonly Entitlement[];
  /** When the tool's open day ends, its own or that of a tool that includes it; null if none is open. */
  openUntil(tool: ToolId): Date | null;
  /** Whether a tool is open, for any of these reasons. */
  opens(tool: ToolId): boolean;
  /**
   * Whether a tool can be used without another purchase. The open day of an answer or a document shows that one
   * again, not a new one.
   */
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
  const keyPayments = await paymentsOfKey(services, holder, transaction);
  const connection = await connectionHere(services, holder, transaction);
  const held = await entitlementsOf(services, holder, keyPayments, connection, transaction);
  return stateOf(services.clock(), holder, held, keyPayments, connection.state);
}

/** The same for a browser without a purchase key, from what its account held when the request arrived. */
export function accessOfAccount(
  { clock }: Pick<Services, "clock">,
  user: User,
  { entitlements }: HeldByAccount,
): AccessState {
  return stateOf(clock(), { user, keyHash: null }, entitlements, [], null);
}

function stateOf(
  now: Date,
  holder: Holder,
  held: readonly Entitlement[],
  keyPayments: readonly number[],
  connection: ConnectionHere["state"],
): AccessState {
  const rows = held.filter(({ endsAt }) => endsAt === null || endsAt > now);
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
    connection,
    // Only for the signed-in account. A site that a member connected learns nothing about the account.
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

/** Whether a paid use can be spent on a tool: it was bought for that tool, or is a credit of its kind. */
export function fits(tool: ToolId): (row: Pick<Entitlement, "tool" | "kind">) => boolean {
  const wanted = storedToolName(entitlementToolOf(tool));
  const { payment } = toolById(tool);
  return (row) => (row.tool === null ? row.kind === payment : row.tool === wanted);
}

/** The kind that a paid use was charged as. */
export function kindOf(row: Entitlement): PaymentKind {
  const kind = row.kind ?? (row.tool && toolById(toolOfStored(row.tool)).payment);
  if (!kind) throw new Error(`The entitlement ${row.id} is not a paid use.`);
  return kind;
}

/** A reservation ends when the engine's time limit is over: the use is available again. */
function isBeingSpent({ reservedUntil }: Entitlement, now: Date): boolean {
  return reservedUntil !== null && reservedUntil !== undefined && reservedUntil > now;
}

async function entitlementsOf(
  services: AccessServices,
  holder: Holder,
  paymentId: number[],
  { member }: ConnectionHere,
  transaction?: Transaction,
): Promise<Entitlement[]> {
  const { user } = holder;
  const sponsored = await sponsoredOfKey(services, holder, transaction);
  const ways = [
    ...(user ? [{ userId: user.id }] : []),
    ...(paymentId.length > 0 ? [{ paymentId }] : []),
    ...(sponsored.length > 0 ? [{ id: sponsored }] : []),
    // The member's right to all tools, not their purchased uses.
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
 * The sponsored entitlements that this browser's key opens, on that partner's page only. Without the site key they are
 * not available.
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
