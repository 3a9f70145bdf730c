import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice } from "@iep-insider/sdk/ui";
import { resetPassword } from "../../content/accounts.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { useLinkToken } from "../../forms/useLinkToken.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { ResetForm } from "./ResetForm.tsx";

/** Sets a new password with the link from the mail; every browser has to sign in again. */
export function Component() {
  const token = useLinkToken();
  return (
    <FormPage
      title={resetPassword.title}
      lead={resetPassword.lead}
      links={<LabelledLink to="/login" label={resetPassword.signIn} />}
    >
      <Body token={token} />
    </FormPage>
  );
}

function Body({ token }: { readonly token: string | null | undefined }) {
  if (token === undefined)
    return (
      <>
        <NeedsScript />
        <Waiting />
      </>
    );
  if (token === null)
    return (
      <>
        <Notice tone="caution" title={resetPassword.missingTitle}>
          <p>{resetPassword.missingText}</p>
        </Notice>
        <div className={tw`flex flex-col sm:flex-row`}>
          <SiteLink to="/forgot-password" className={buttonLook.primary}>
            {resetPassword.askAgain}
          </SiteLink>
        </div>
      </>
    );
  return <ResetForm token={token} />;
}
