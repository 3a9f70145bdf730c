import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { hasPage } from "../app/pagePaths.ts";
import { useAccountParts } from "../app/useAccountParts.ts";
import { useSessionToken } from "../app/useSessionToken.ts";
import { signInLink, signUpLink } from "../content/navigation.ts";
import { accountMenu } from "../content/site.ts";
import { MenuList } from "./MenuList.tsx";
import { shownLinks } from "./shownLinks.ts";

/** The end of the narrow menu: the ways to sign in, or the account. */
export function MobileAccountArea({ onPick }: { readonly onPick: () => void }) {
  const token = useSessionToken();
  const parts = useAccountParts(Boolean(token));
  if (!hasPage("/account")) return null;
  if (!token) return <MenuList links={shownLinks([signInLink, signUpLink])} onPick={onPick} />;
  const plain = <MenuList links={[{ label: accountMenu.account, path: "/account" }]} onPick={onPick} />;
  if (!parts) return plain;
  return (
    <ErrorBoundary instead={plain}>
      <parts.MobileAccount onPick={onPick} />
    </ErrorBoundary>
  );
}
