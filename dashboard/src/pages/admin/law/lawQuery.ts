import { adminLaw, type LawToList, lawCheckOutcomes } from "@iep-insider/sdk/contract";
import { factStatuses, isStateCode } from "@iep-insider/sdk/law";
import { serverCalls } from "../../../app/server.ts";

/** What the list is narrowed and sorted by; the names of the call's own fields. */
export const lawFields = ["search", "status", "check", "place", "age", "sort"] as const;
export type LawField = (typeof lawFields)[number];

export const lawCalls = serverCalls(adminLaw);

/** What the address says, as the call takes it. What it does not know counts as nothing, as in the boxes above the list. */
export function askedBy(values: Readonly<Record<LawField | "cursor", string>>): LawToList {
  const { search, place, cursor } = values;
  const check = lawCheckOutcomes.find((each) => each === values.check);
  const status = factStatuses.find((each) => each === values.status);
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(check && { check }),
    ...((place === "US" || isStateCode(place)) && { place }),
    ...(values.age === "old" && { age: "old" }),
    ...(values.sort === "age" && { sort: "age" }),
    ...(cursor && { cursor }),
  };
}

/** The same without place and order: what a file holds. */
export function fileQuery(asked: LawToList): Record<string, string> {
  const { cursor: _, sort: __, ...filters } = asked;
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
}
