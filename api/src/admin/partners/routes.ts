import type { adminPartners, PartnerSite } from "@iep-insider/sdk/contract";
import type { Request, RequestHandler } from "express";
import type { Partner } from "../../database/models/partner.ts";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { signedInOf } from "../../http/authenticate.ts";
import { NotFound } from "../../http/errors.ts";
import { changePartner, registerPartner, switchPartner } from "../../partners/service.ts";
import type { Services } from "../../services.ts";
import { countLoads } from "./countLoads.ts";
import { givenOrigins } from "./givenOrigins.ts";
import { listPartners } from "./listPartners.ts";
import { presentPartner } from "./presenter.ts";

/** `/api/admin/partners`. Who may ask stands in the contract's descriptions. */
export function adminPartnerRoutes(
  services: Services,
  limit: RequestHandler,
): AreaRoutes<typeof adminPartners> {
  const actorOf = (request: Request) => ({ userId: signedInOf(request).user.id });
  async function present(partner: Partner | null): Promise<PartnerSite> {
    if (!partner) throw new NotFound();
    return presentPartner(partner, await countLoads(services, [partner.siteKey]));
  }
  return {
    listPartners: {
      limit,
      async handle(query) {
        const { rows, ...ends } = await listPartners(services, query);
        const loads = await countLoads(
          services,
          rows.map(({ siteKey }) => siteKey),
        );
        return { rows: rows.map((partner) => presentPartner(partner, loads)), ...ends };
      },
    },
    createPartner: {
      limit,
      async handle({ name, origins }, request) {
        const given = { name, origins: givenOrigins(services, origins) };
        return present(await registerPartner(services, actorOf(request), given));
      },
    },
    changePartner: {
      limit,
      async handle({ id, name, origins }, request) {
        const given = { name, origins: givenOrigins(services, origins) };
        return present(await changePartner(services, actorOf(request), id, given));
      },
    },
    switchPartner: {
      limit,
      async handle({ id, active }, request) {
        return present(await switchPartner(services, actorOf(request), { id }, active));
      },
    },
  };
}
