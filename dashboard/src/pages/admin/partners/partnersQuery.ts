import { adminPartners, type PartnersToList, partnerStatuses } from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";
import { askAnew } from "../kit/useAsked.ts";

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

export function askPartnersAnew(): Promise<void> {
  return askAnew(adminPartners.listPartners.path);
}
