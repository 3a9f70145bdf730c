import { QueryObserver } from "@tanstack/react-query";
import { currentUserQuery } from "./currentUser.ts";
import { isPro } from "./isPro.ts";
import { queryClient } from "./queryClient.ts";

/** The signed-in user, as the hub greets them. */
export interface Member {
  readonly firstName: string | null;
  /** Whether a subscription or a grant opens every tool (ADR 2). */
  readonly opensEverything: boolean;
}

/**
 * Observes the signed-in user. A separate chunk, so that signed-out visitors do not load it.
 * @param tell called with null on failure.
 * @returns a function that stops it.
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
  // The observer does not report a result that is already cached and fresh.
  onResult(observer.getCurrentResult());
  return stop;
}
