import { accountLabel } from "./accountLabel.ts";
import { useCurrentUser } from "./currentUser.ts";

/** How the header names whoever is signed in; null while it is being asked, so that no wrong name stands there for a moment. */
export function useAccountLabel(): ReturnType<typeof accountLabel> | null {
  const current = useCurrentUser();
  if (current.state === "signed in") return accountLabel(current.user);
  return current.state === "failed" ? accountLabel(null) : null;
}
