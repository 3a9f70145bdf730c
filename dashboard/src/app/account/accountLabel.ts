import type { Account } from "@iep-insider/sdk/contract";
import { accountMenu } from "../../content/site.ts";

/**
 * The user's name in the header: the first name, else "Account", beside the initial of the first
 * name, else of the e-mail address, else "U".
 */
export function accountLabel(user: Pick<Account, "firstName" | "email"> | null): {
  readonly label: string;
  readonly initial: string;
} {
  const name = user?.firstName?.trim() ?? "";
  const [initial = accountMenu.initial] = name || (user?.email ?? "");
  return { label: name || accountMenu.label, initial: initial.toUpperCase() };
}
