import { tw } from "@iep-insider/sdk/theme";
import { useEffect } from "react";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { useAccountParts } from "../app/useAccountParts.ts";
import { useSessionToken } from "../app/useSessionToken.ts";
import { signInLink, signUpLink } from "../content/navigation.ts";
import { accountMenu } from "../content/site.ts";
import { SiteLink } from "./SiteLink.tsx";

const accountPath = "/account";

/**
 * The end of the wide header: sign-in links, or the account menu. The pre-rendered file has the links; `session.js`
 * hides them before the first paint for a signed-in user, and both take the same space.
 */
export function AccountArea() {
  const token = useSessionToken();
  const parts = useAccountParts(Boolean(token));

  useEffect(() => {
    if (token !== undefined) document.documentElement.classList.toggle("dash-signed-in", token !== null);
  }, [token]);

  return (
    <div className={tw`flex items-center justify-end min-w-[13.5rem]`}>
      {!token ? <WaysIn /> : null}
      {token && !parts ? <PlainLinks /> : null}
      {token && parts ? (
        <ErrorBoundary instead={<PlainLinks />}>
          <parts.AvatarMenu untilNamed={<PlainLinks />} />
        </ErrorBoundary>
      ) : null}
    </div>
  );
}

function WaysIn() {
  return (
    <div className={`dash-signed-out ${tw`flex items-center`}`}>
      <SiteLink to={signInLink.path} className={signInLook}>
        {signInLink.label}
      </SiteLink>
      <SiteLink to={signUpLink.path} className={signUpLook}>
        {signUpLink.label}
      </SiteLink>
    </div>
  );
}

/** Shown until it is known who is signed in. */
function PlainLinks() {
  return (
    <SiteLink to={accountPath} className={signInLook}>
      {accountMenu.account}
    </SiteLink>
  );
}

const signInLook = tw`inline-flex items-center min-h-[2.75rem] px-3 rounded no-underline hover:underline`;
const signUpLook = tw`inline-flex items-center min-h-[2.75rem] px-4 ml-2 rounded bg-fill text-on-fill font-semibold no-underline hover:opacity-90`;
