import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { RequestHandler } from "express";
import { accessOf } from "../access/accessOf.ts";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { maybeSignedInOf } from "../http/authenticate.ts";
import type { Services } from "../services.ts";
import { presentReceipt } from "./presenter.ts";
import { takeMessage } from "./service.ts";

/** `POST /api/support`. */
export function contactRoutes(
  services: Services,
  limit: RequestHandler,
): AreaRoutes<typeof contract.contacts> {
  return {
    sendSupportRequest: {
      limit,
      async handle(message, request) {
        const user = maybeSignedInOf(request)?.user ?? null;
        const { hasActiveSubscription: isPro } = await accessOf(services, { user, keyHash: null });
        return presentReceipt(await takeMessage(services, message, { user, isPro }));
      },
    },
  };
}
