import type { adminContacts } from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { listContacts } from "./listContacts.ts";
import { presentContactList } from "./presenter.ts";

/** `/api/admin/contacts`. Who may ask stands in the contract's descriptions. */
export function adminContactRoutes(
  services: Services,
  limit: RequestHandler,
): AreaRoutes<typeof adminContacts> {
  return {
    listContacts: {
      limit,
      async handle({ dayBegan }) {
        return presentContactList(await listContacts(services, dayBegan));
      },
    },
  };
}
