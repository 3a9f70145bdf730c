import type { Account } from "@iep-insider/sdk/contract";
import { accountMenu } from "../../content/site.ts";
import { useCurrentUser } from "./currentUser.ts";

/** The signed-in user's name for the header; null while it loads, so that no wrong name flashes. */
export function useAccountLabel(): ReturnType<typeof accountLabel> | null {
  const current = useCurrentUser();
  if (current.state === "signed in") return accountLabel(current.user);
  return current.state === "failed" ? accountLabel(null) : null;
}

/**
 * The name in the header: the first name, else "Account", with the initial of the first name, else of the email
 * address, else "U".
 */
export function accountLabel(user: Pick<Account, "firstName" | "email"> | null): {
  readonly label: string;
  readonly initial: string;
} {
  const name = user?.firstName?.trim() ?? "";
  const [initial = accountMenu.initial] = name || (user?.email ?? "");
  return { label: name || accountMenu.label, initial: initial.toUpperCase() };
}
