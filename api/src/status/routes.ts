import { productName } from "@iep-insider/sdk/catalog";
import type { Health, PublicConfig, Readiness } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import packageFile from "../../package.json" with { type: "json" };
import { isMigrated } from "../database/migrate.ts";
import type { Environment } from "../environment.ts";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { NotReady } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { aiProvider } from "./aiProvider.ts";
import { createStatusReader } from "./serviceStates.ts";

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
    getServiceStates: {
      cacheControl: "public, max-age=60",
      handle: createStatusReader(services),
    },
    getConfig: {
      // Asked by every page that is loaded, and changed by a restart only.
      cacheControl: "public, max-age=300",
      handle: () => presentConfig(services.environment),
    },
  };
}

function presentHealth(): Health {
  return { status: "ok", version: packageFile.version };
}

function presentReadiness(): Readiness {
  return { status: "ready" };
}

/** Fields are listed one by one: a new setting stays private until it is added here. */
function presentConfig({ mode, payments, operator, ai, advertisingTag }: Environment): PublicConfig {
  const { publishableKey, simulatorUrl } = payments;
  return {
    productName,
    mode,
    stripePublishableKey: publishableKey,
    paymentSimulator: simulatorUrl,
    operator,
    aiProvider: aiProvider(ai),
    advertisingTag,
  };
}

/**
 * @throws {NotReady} while the database does not answer or is not migrated (the log says which); until the process is
 * warm, since a request would wait for that; and once the process was told to stop: it still answers then, but should
 * get no new requests.
 */
async function checkReadiness({ database, logger, stopping, warmUp }: Services): Promise<void> {
  if (stopping.aborted) throw new NotReady();
  // A load balancer asks as soon as the port is open.
  warmUp?.begin();
  if (warmUp?.isDone === false) throw new NotReady();
  const ready = await isMigrated(database).catch((error: unknown) => {
    logger.warn({ err: error }, "not ready: the database does not answer");
    return false;
  });
  if (!ready) throw new NotReady();
}
