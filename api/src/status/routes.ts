import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import type { Services } from "../services.ts";
import { presentConfig, presentHealth, presentReadiness } from "./presenter.ts";
import { checkReadiness } from "./readiness.ts";

/** `GET /api/health`, `/api/ready` and `/api/config`. */
export function statusRoutes(services: Services): AreaRoutes<typeof contract.status> {
  return {
    getHealth: { handle: presentHealth },
    getReadiness: {
      async handle() {
        await checkReadiness(services);
        return presentReadiness();
      },
    },
    getConfig: {
      // Asked by every page that is loaded, and changed by a restart only.
      cacheControl: "public, max-age=300",
      handle: () => presentConfig(services.environment),
    },
  };
}
