import { type ToolId, toolOfStored } from "@iep-insider/sdk/catalog";
import { Op } from "sequelize";
import type { Payment } from "../database/models/payment.ts";
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { claimAll, claimable } from "./claims.ts";

type PendingServices = Pick<Services, "database" | "clock">;

/** How long a buyer may spend on the payment page. After that, the purchase no longer counts as pending. */
const lasts = 60 * 60_000;

/**
 * Gives an account what was bought with its address (`claimByAddress`), and finds its pending purchases, with one
 * statement where there is nothing to claim.
 * @returns the tools with a started but unpaid purchase, as far as we know. A credit has no tool yet.
 */
export async function claimAndFindPending(services: PendingServices, user: User): Promise<ToolId[]> {
  const unclaimed = claimable(user);
  const rows = await services.database.payments.findAll({
    attributes: ["id", "userId", "status", "toolUsed", "createdAt"],
    where: {
      [Op.or]: [{ userId: user.id, ...pendingSince(services) }, ...(unclaimed === null ? [] : [unclaimed])],
    },
    order: ["id"],
  });
  if (unclaimed !== null && rows.some(({ userId }) => userId === null))
    await claimAll(services, user, unclaimed);
  return toolsOf(
    rows.filter(({ status, createdAt }) => status === "pending" && isStillPending(services, createdAt)),
  );
}

/** The same of purchases that a browser's key opens. @param id of their payments. */
export async function pendingOfKey(services: PendingServices, id: readonly number[]): Promise<ToolId[]> {
  if (id.length === 0) return [];
  const where = { id: [...id], ...pendingSince(services) };
  return toolsOf(await services.database.payments.findAll({ where, order: ["id"] }));
}

/** Whether an unpaid purchase that was started then still counts as pending. */
export function isStillPending({ clock }: Pick<Services, "clock">, startedAt: Date): boolean {
  return startedAt.getTime() > clock().getTime() - lasts;
}

function pendingSince({ clock }: PendingServices) {
  return { status: "pending" as const, createdAt: { [Op.gt]: new Date(clock().getTime() - lasts) } };
}

function toolsOf(payments: readonly Payment[]): ToolId[] {
  return payments.flatMap(({ toolUsed }) => (toolUsed === null ? [] : [toolOfStored(toolUsed)]));
}
