import { currentUserQuery } from "../account/currentUser.ts";
import { isPro } from "../account/isPro.ts";
import { queryClient } from "../account/queryClient.ts";
import { session } from "../session.ts";

/** Whether whoever is signed in may use every tool, as far as it is known already: asks nothing. */
export function opensEverything(): boolean {
  const user = queryClient.getQueryData(currentUserQuery(session.read()).queryKey);
  return user !== undefined && (user.hasAllTools || isPro(user, new Date()));
}

/** The address of whoever is signed in. @throws {ApiError} */
export async function emailOfUser(): Promise<string> {
  return (await queryClient.ensureQueryData(currentUserQuery(session.read()))).email;
}
