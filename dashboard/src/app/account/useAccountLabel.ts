import { accountLabel } from "./accountLabel.ts";
import { useCurrentUser } from "./currentUser.ts";

/** The signed-in user's name for the header; null while it loads, so that no wrong name flashes. */
export function useAccountLabel(): ReturnType<typeof accountLabel> | null {
  const current = useCurrentUser();
  if (current.state === "signed in") return accountLabel(current.user);
  return current.state === "failed" ? accountLabel(null) : null;
}
