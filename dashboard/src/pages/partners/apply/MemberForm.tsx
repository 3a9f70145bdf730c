import type { Account } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { refreshUser } from "../../../app/account/currentUser.ts";
import { partnerApplication as words } from "../../../content/partnerApplication.ts";
import { UnconfirmedAddress } from "../../account/UnconfirmedAddress.tsx";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { useApplication } from "./useApplication.ts";

interface Props {
  readonly user: Account;
  /** Called before what was sent is known to the page. */
  readonly onSent: () => void;
}

/** For whoever is signed in: it can be sent. */
export function MemberForm({ user, onSent }: Props) {
  const application = useApplication(onSent);
  return (
    <div className={tw`flex flex-col gap-5`}>
      {application.isRestored ? (
        <Notice tone="good" role="status">
          <p>{words.back}</p>
        </Notice>
      ) : (
        <p className={tw`max-w-text`}>{words.lead}</p>
      )}
      <ApplicationForm application={application} onSubmit={() => void application.send()}>
        <p className={tw`text-quiet`}>
          {words.signedInAs} <strong className={tw`font-semibold break-words`}>{user.email}</strong>.
        </p>
        {user.emailVerified ? null : <ToConfirm email={user.email} />}
        <div className={tw`flex flex-col sm:flex-row`}>
          <Button kind="primary" type="submit">
            {application.isSending ? words.sending : words.send}
          </Button>
        </div>
      </ApplicationForm>
    </div>
  );
}

/** The server takes no request before the address is confirmed; that happens in another tab, mostly. */
function ToConfirm({ email }: { readonly email: string }) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refreshUser();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, []);
  return (
    <div className={tw`flex flex-col gap-2`}>
      <UnconfirmedAddress email={email} />
      <p className={tw`text-sm text-quiet`}>{words.confirmFirst}</p>
    </div>
  );
}
