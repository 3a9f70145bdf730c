import { type ToolId, toolOfStored } from "@iep-insider/sdk/catalog";
import { Op } from "sequelize";
import type { Services } from "../services.ts";
import type { AccessState } from "./accessOf.ts";
import type { Holder } from "./holder.ts";

/** How long a buyer may spend on the payment page. After that, the purchase no longer counts as pending. */
const lasts = 60 * 60_000;

/** The tools with a started but unpaid purchase, as far as we know. A credit has no tool yet. */
export async function pendingPurchases(
  { database, clock }: Pick<Services, "database" | "clock">,
  { user }: Holder,
  { paymentsOfKey: id }: Pick<AccessState, "paymentsOfKey">,
): Promise<ToolId[]> {
  const ways = [...(user ? [{ userId: user.id }] : []), ...(id.length > 0 ? [{ id: [...id] }] : [])];
  if (ways.length === 0) return [];
  const createdAt = { [Op.gt]: new Date(clock().getTime() - lasts) };
  const begun = await database.payments.findAll({
    where: { status: "pending", createdAt, [Op.or]: ways },
    order: ["id"],
  });
  return [...new Set(begun.flatMap(({ toolUsed }) => (toolUsed === null ? [] : [toolOfStored(toolUsed)])))];
}
