import { adminPartners, type PartnerSite } from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";
import { refetchCalls } from "../kit/useServerQuery.ts";

export const partnerCalls = serverCalls(adminPartners);

/** The partner's current state. @returns undefined if it no longer exists. */
export async function readPartner({ id, siteKey }: PartnerSite): Promise<PartnerSite | undefined> {
  const { rows } = await partnerCalls.listPartners({ search: siteKey });
  return rows.find((partner) => partner.id === id);
}

export function refetchPartners(): Promise<void> {
  return refetchCalls(adminPartners.listPartners.path);
}
