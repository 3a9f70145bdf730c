import type { OperatorAccount } from "@iep-insider/sdk/contract";
import type { Services } from "../../services.ts";

/** More operators than any business of this kind has. */
const most = 100;

/** Who is an operator now, by address. */
export async function listOperators({ database }: Pick<Services, "database">): Promise<OperatorAccount[]> {
  const operators = await database.users.findAll({
    where: { role: "admin" },
    attributes: ["id", "email", "emailKey"],
    order: ["emailKey"],
    limit: most,
  });
  return operators.map(({ id, email }) => ({ id, email }));
}
