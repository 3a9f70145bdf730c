import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useSessionToken } from "../../app/useSessionToken.ts";
import { verifyEmail } from "../../content/accounts.ts";
import { FinalWord } from "../../forms/FinalWord.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** The address is confirmed. Meanwhile somebody may have signed out in another tab. */
export function AddressConfirmed() {
  const isSignedIn = Boolean(useSessionToken());
  return (
    <FinalWord title={verifyEmail.doneTitle}>
      <p className={tw`text-lg`}>{verifyEmail.doneText}</p>
      <div className={tw`flex flex-col sm:flex-row pt-2`}>
        <SiteLink to={isSignedIn ? "/account" : "/login"} className={buttonLook.primary}>
          {isSignedIn ? verifyEmail.toAccount : verifyEmail.toSignIn}
        </SiteLink>
      </div>
    </FinalWord>
  );
}
