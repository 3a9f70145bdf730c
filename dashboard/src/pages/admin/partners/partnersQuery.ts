import {
  adminPartners,
  type PartnerSite,
  type PartnersToList,
  partnerStatuses,
} from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";
import { refetchCalls } from "../kit/useAsked.ts";

/** What the list is narrowed by; the names of the call's own fields. */
export const partnerFields = ["search", "status", "state"] as const;
export type PartnerField = (typeof partnerFields)[number];

export const partnerCalls = serverCalls(adminPartners);

/** What the address says, as the call takes it. What it does not know counts as nothing, as in the box above the list. */
export function askedBy(values: Readonly<Record<PartnerField | "cursor", string>>): PartnersToList {
  const { search, cursor } = values;
  const state = (["on", "off"] as const).find((each) => each === values.state);
  const status = partnerStatuses.find((each) => each === values.status);
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(state && { state }),
    ...(cursor && { cursor }),
  };
}

/** A partner as it is saved now, whatever page the list is on. @returns undefined if it no longer exists. */
export async function readPartner({ id, siteKey }: PartnerSite): Promise<PartnerSite | undefined> {
  const { rows } = await partnerCalls.listPartners({ search: siteKey });
  return rows.find((partner) => partner.id === id);
}

export function refetchPartners(): Promise<void> {
  return refetchCalls(adminPartners.listPartners.path);
}
