import type { PartnerDetails, PartnerSite } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { Partner } from "../../database/models/partner.ts";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { NotFound } from "../../http/errors.ts";
import { decidePartner } from "../../partners/decide.ts";
import { givenOrigins } from "../../partners/givenOrigins.ts";
import { revokeKeyOf } from "../../partners/keys.ts";
import { allowWhiteLabel, limitPartner, sponsorPartner } from "../../partners/limits.ts";
import { changePartner, registerPartner, switchPartner } from "../../partners/service.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "../actorOf.ts";
import { aboutPartners } from "./aboutPartners.ts";
import { listPartners } from "./listPartners.ts";
import { presentPartner } from "./presenter.ts";

/** `/api/admin/partners`. The contract's descriptions say who may call it. */
export function adminPartnerRoutes(services: Services): AreaRoutes<typeof contract.adminPartners> {
  const checked = ({ name, origins, allowsLocalhost }: PartnerDetails) => ({
    name,
    origins: givenOrigins(services, origins),
    allowsLocalhost,
  });
  async function present(partner: Partner | null): Promise<PartnerSite> {
    if (!partner) throw new NotFound();
    return presentPartner(partner, await aboutPartners(services, [partner]));
  }
  return {
    async listPartners(query) {
      const { rows, ...ends } = await listPartners(services, query);
      const about = await aboutPartners(services, rows);
      return { rows: rows.map((partner) => presentPartner(partner, about)), ...ends };
    },
    async createPartner(given, request) {
      return present(await registerPartner(services, actorOf(request), checked(given)));
    },
    async changePartner({ id, revision, ...given }, request) {
      const which = { id, revision };
      return present(await changePartner(services, actorOf(request), which, checked(given)));
    },
    async switchPartner({ id, active }, request) {
      return present(await switchPartner(services, actorOf(request), { id }, active));
    },
    async decidePartner(decision, request) {
      return present(await decidePartner(services, actorOf(request), decision));
    },
    async sponsorPartner({ id, uses }, request) {
      return present(await sponsorPartner(services, actorOf(request), id, uses));
    },
    async limitPartner({ id, dailyCostLimit }, request) {
      return present(await limitPartner(services, actorOf(request), id, dailyCostLimit));
    },
    async allowWhiteLabel({ id, allowed }, request) {
      return present(await allowWhiteLabel(services, actorOf(request), id, allowed));
    },
    async revokePartnerKey({ id, siteKey }, request) {
      return present(await revokeKeyOf(services, actorOf(request), { id, siteKey }));
    },
  };
}
