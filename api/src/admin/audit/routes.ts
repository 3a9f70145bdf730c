import type { OperatorAccount } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "../actorOf.ts";
import { readChain } from "../list/readChain.ts";
import { auditList } from "./auditList.ts";
import { exportAudit } from "./exportAudit.ts";
import { presentEntries } from "./presenter.ts";

/** `/api/admin/audit` and the operators in it. No call here changes an entry. */
export function adminAuditRoutes(services: Services): AreaRoutes<typeof contract.adminAudit> {
  return {
    async listAudit({ cursor, ...filter }) {
      const { rows, ...ends } = await readChain(services.database.auditEntries, [auditList(filter)], cursor);
      return { rows: await presentEntries(services, rows), ...ends };
    },
    exportAudit: (filter, request) => exportAudit(services, actorOf(request), filter),
    listOperators: async () => ({ operators: await listOperators(services) }),
  };
}

/** More operators than any business of this kind has. */
const most = 100;

/** The current operators, by address. */
async function listOperators({ database }: Pick<Services, "database">): Promise<OperatorAccount[]> {
  const operators = await database.users.findAll({
    where: { role: "admin" },
    attributes: ["id", "email", "emailKey"],
    order: ["emailKey"],
    limit: most,
  });
  return operators.map(({ id, email }) => ({ id, email }));
}
