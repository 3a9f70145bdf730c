import { roles, subscriptionStatuses, type UsersToList } from "@iep-insider/sdk/contract";

/** What the list of users is looked for and narrowed by; the names of the call's own fields. */
export const userFields = ["search", "role", "membership", "verified"] as const;
export type UserField = (typeof userFields)[number];

/** What the address says, as the call takes it. What it does not know counts as nothing, as in the boxes above the list. */
export function usersQuery(values: Readonly<Record<UserField | "cursor", string>>): UsersToList {
  const role = roles.find((each) => each === values.role);
  const membership = subscriptionStatuses.find((each) => each === values.membership);
  const verified = (["yes", "no"] as const).find((each) => each === values.verified);
  return {
    ...(values.search && { search: values.search }),
    ...(role && { role }),
    ...(membership && { membership }),
    ...(verified && { verified }),
    ...(values.cursor && { cursor: values.cursor }),
  };
}
