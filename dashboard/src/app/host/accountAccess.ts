import { currentUserQuery } from "../account/currentUser.ts";
import { isPro } from "../account/isPro.ts";
import { queryClient } from "../account/queryClient.ts";
import { session } from "../session.ts";

/** Whether the signed-in user may use every tool, from the cache: makes no request. */
export function opensEverything(): boolean {
  const user = queryClient.getQueryData(currentUserQuery(session.read()).queryKey);
  return user !== undefined && (user.hasAllTools || isPro(user, new Date()));
}

/** The signed-in user's email address. @throws {ApiError} */
export async function emailOfUser(): Promise<string> {
  return (await queryClient.ensureQueryData(currentUserQuery(session.read()))).email;
}
