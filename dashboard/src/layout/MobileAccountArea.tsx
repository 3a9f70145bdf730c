import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { useAccountParts } from "../app/useAccountParts.ts";
import { useSessionToken } from "../app/useSessionToken.ts";
import { signInLink, signUpLink } from "../content/navigation.ts";
import { accountMenu } from "../content/site.ts";
import { MenuList } from "./MenuList.tsx";

/** The end of the narrow menu: the ways to sign in, or the account. */
export function MobileAccountArea({ onPick }: { readonly onPick: () => void }) {
  const token = useSessionToken();
  const parts = useAccountParts(Boolean(token));
  if (!token) return <MenuList links={[signInLink, signUpLink]} onPick={onPick} />;
  const plain = <MenuList links={[{ label: accountMenu.account, path: "/account" }]} onPick={onPick} />;
  if (!parts) return plain;
  return (
    <ErrorBoundary instead={plain}>
      <parts.MobileAccount onPick={onPick} />
    </ErrorBoundary>
  );
}
