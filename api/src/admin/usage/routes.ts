import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "../actorOf.ts";
import { exportAiUsage, exportUsage } from "./exportUsage.ts";
import { readUsage } from "./readUsage.ts";

/** `/api/admin/usage`. The contract's descriptions say who may call it. */
export function adminUsageRoutes(services: Services): AreaRoutes<typeof contract.adminUsage> {
  return {
    readUsage: (asked) => readUsage(services, asked),
    exportUsage: (asked, request) => exportUsage(services, actorOf(request), asked),
    exportAiUsage: (asked, request) => exportAiUsage(services, actorOf(request), asked),
  };
}
