import { QueryObserver } from "@tanstack/react-query";
import { currentUserQuery } from "./currentUser.ts";
import { isPro } from "./isPro.ts";
import { queryClient } from "./queryClient.ts";

/** Somebody who is signed in, as the hub greets them. */
export interface Member {
  readonly firstName: string | null;
  /** All tools are open to them: by a membership (DECISIONS 7) or a grant (DECISIONS 5). */
  readonly opensEverything: boolean;
}

/**
 * Follows what is known of whoever is signed in. A part of its own, so that nobody else loads it.
 * @param tell null when it could not be found out. @returns how to stop.
 */
export function watchMember(token: string, tell: (member: Member | null) => void): () => void {
  const observer = new QueryObserver(queryClient, currentUserQuery(token));
  const onResult = ({
    data,
    isError,
  }: Pick<ReturnType<typeof observer.getCurrentResult>, "data" | "isError">) => {
    if (data)
      tell({ firstName: data.firstName, opensEverything: data.hasAllTools || isPro(data, new Date()) });
    else if (isError) tell(null);
  };
  const stop = observer.subscribe(onResult);
  // What is known already, and fresh, is told by nobody else.
  onResult(observer.getCurrentResult());
  return stop;
}
