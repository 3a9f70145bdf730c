import type { Services } from "../services.ts";

/** Whether this account manages a partner that we have approved, switched on or off. */
export async function isManager({ database }: Pick<Services, "database">, userId: number): Promise<boolean> {
  return (await database.partners.count({ where: { userId, status: "approved" } })) > 0;
}
