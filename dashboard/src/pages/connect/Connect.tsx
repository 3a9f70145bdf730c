import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice } from "@iep-insider/sdk/ui";
import { Link } from "react-router";
import { useCurrentUser } from "../../app/account/currentUser.ts";
import type { SentFrom } from "../../app/account/sentFrom.ts";
import { connect } from "../../content/connect.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { useLinkToken } from "../../forms/useLinkToken.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Question } from "./Question.tsx";

/** A member says whether a partner's page may open tools by their membership. */
export function Component() {
  const code = useLinkToken("code");
  const current = useCurrentUser();
  if (code === null)
    return (
      <FormPage title={connect.plainTitle}>
        <Notice title={connect.missing.title}>
          <p>{connect.missing.text}</p>
        </Notice>
        <div className={tw`flex flex-col sm:flex-row`}>
          <SiteLink to="/advanced-tools" className={buttonLook.primary}>
            {connect.missing.toTools}
          </SiteLink>
        </div>
      </FormPage>
    );
  if (code === undefined || current.state === "unknown" || current.state === "loading")
    return (
      <FormPage title={connect.plainTitle}>
        <NeedsScript />
        <Waiting />
      </FormPage>
    );
  if (current.state === "signed out") return <SignInFirst code={code} />;
  return <Question code={code} email={current.state === "signed in" ? current.user.email : null} />;
}

function SignInFirst({ code }: { readonly code: string }) {
  const state: SentFrom = { from: "/connect", state: { code } };
  return (
    <FormPage title={connect.plainTitle}>
      <Notice title={connect.signInTitle}>
        <p>{connect.signInText}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Link to="/login" state={state} className={buttonLook.primary}>
          {connect.toSignIn}
        </Link>
      </div>
    </FormPage>
  );
}
