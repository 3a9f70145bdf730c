import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { signedInOf } from "../../http/authenticate.ts";
import { purchaseKeyOf } from "../../http/purchaseKey.ts";
import type { RateLimiters } from "../../http/rateLimiters.ts";
import type { Services } from "../../services.ts";
import { placeOf } from "../place.ts";
import { presentConnections } from "../presenter.ts";
import {
  allowConnection,
  beginConnection,
  connectionsOf,
  namesOf,
  readConnection,
  refuseConnection,
} from "./connections.ts";
import { endConnection } from "./end.ts";

type ConnectionCalls = Pick<
  typeof contract.access,
  | "beginConnection"
  | "readConnection"
  | "allowConnection"
  | "refuseConnection"
  | "listConnections"
  | "endConnection"
>;

/** A member's tools on partners' pages: asked for there, allowed and ended on our own origin. */
export function connectionRoutes(services: Services, limits: RateLimiters): AreaRoutes<ConnectionCalls> {
  return {
    beginConnection: {
      limit: limits.connections,
      handle: (_, request) => beginConnection(services, placeOf(services, request), purchaseKeyOf(request)),
    },
    readConnection: ({ code }, request) => readConnection(services, signedInOf(request).user, code),
    allowConnection: ({ code }, request) => allowConnection(services, signedInOf(request).user, code),
    async refuseConnection({ code }) {
      await refuseConnection(services, code);
    },
    async listConnections(_, request) {
      const rows = await connectionsOf(services, signedInOf(request).user.id);
      return presentConnections(rows, await namesOf(services, rows));
    },
    async endConnection({ id }, request) {
      await endConnection(services, signedInOf(request).user.id, id);
    },
  };
}
