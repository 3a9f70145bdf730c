import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useSessionToken } from "../../app/useSessionToken.ts";
import { verifyEmail as words } from "../../content/accounts.ts";
import { partnerApplication } from "../../content/partnerApplication.ts";
import { SuccessPanel } from "../../forms/SuccessPanel.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { applicationDraft } from "../partners/apply/applicationDraft.ts";
import { sentWords } from "../partners/apply/Sent.tsx";
import { useOwnPartner } from "../partners/ownPartner.ts";

/** The user may have signed out in another tab in the meantime. */
export function AddressConfirmed() {
  const isSignedIn = Boolean(useSessionToken());
  return (
    <SuccessPanel title={words.doneTitle}>
      {isSignedIn ? <WhatComesNext /> : <Told text={words.thanks} to="/login" way={words.toSignIn} />}
    </SuccessPanel>
  );
}

/** Shows the state of an application for a site key; renders nothing for other users. */
function WhatComesNext() {
  const known = useOwnPartner();
  const account = { to: "/account", way: words.toAccount };
  if (known.state === "loading") return <Waiting label={words.looking} />;
  if (known.state === "failed") return <Told text={words.notKnown} to={request} way={words.toRequest} />;
  if (known.partner?.status === "applied")
    return (
      <Told text={`${sentWords(known.partner)} ${words.answerComes}`} to={request} way={words.toRequest} />
    );
  if (known.partner === null && applicationDraft.read() !== null)
    return <Told text={words.notSent} to={request} way={words.toSend} />;
  return <Told text={words.doneText} {...account} />;
}

const request = `/partners#${partnerApplication.id}`;

function Told({ text, to, way }: { readonly text: string; readonly to: string; readonly way: string }) {
  return (
    <>
      <p className={`dash-breakable ${tw`text-lg`}`}>{text}</p>
      <div className={tw`flex flex-col sm:flex-row pt-2`}>
        <SiteLink to={to} className={buttonLook.primary}>
          {way}
        </SiteLink>
      </div>
    </>
  );
}
