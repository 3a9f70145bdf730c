import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "../actorOf.ts";
import { exportAudit } from "./exportAudit.ts";
import { listAudit } from "./listAudit.ts";
import { listOperators } from "./listOperators.ts";
import { presentEntries } from "./presenter.ts";

/** `/api/admin/audit` and the operators in it. No call here changes an entry. */
export function adminAuditRoutes(
  services: Services,
  limit: RequestHandler,
): AreaRoutes<typeof contract.adminAudit> {
  return {
    listAudit: {
      limit,
      async handle({ cursor, ...filter }) {
        const { rows, ...ends } = await listAudit(services, filter, cursor);
        return { rows: await presentEntries(services, rows), ...ends };
      },
    },
    exportAudit: {
      limit,
      handle: (filter, request) => exportAudit(services, actorOf(request), filter),
    },
    listOperators: {
      limit,
      handle: async () => ({ operators: await listOperators(services) }),
    },
  };
}
