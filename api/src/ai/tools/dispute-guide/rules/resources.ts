import type { StateRecord } from "@iep-insider/sdk/law";
import { resources as words } from "../words/around.ts";

/** Who helps in the parent's state, with our doubt where we have one. */
export function resourcesOf(record: StateRecord | null): readonly string[] {
  if (record === null) return [words.noState];
  const { parentCenter, agency, links } = record;
  const unchecked = parentCenter.status === "unverified" ? ` ${words.centerUnchecked}` : "";
  return [
    `${words.center} ${parentCenter.name}, ${parentCenter.website}, ${phone(parentCenter.phone, parentCenter.phoneStatus)}${unchecked}`,
    ...(parentCenter.note ? [parentCenter.note] : []),
    `${words.agency} ${agency.name}, ${phone(agency.phone, agency.status)}`,
    `${words.complaint} ${links.complaint.address}`,
    ...(links.note ? [links.note] : []),
  ];
}

function phone(number: string, status: StateRecord["agency"]["status"]): string {
  return status === "verified" ? `${number}.` : `${number}. ${words.phoneUnchecked}`;
}
