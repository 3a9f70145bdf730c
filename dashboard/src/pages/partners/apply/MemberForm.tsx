import type { Account } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { partnerApplication as words } from "../../../content/partnerApplication.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { useApplication } from "./useApplication.ts";

interface Props {
  readonly user: Account;
  /** Called before the page knows of the new application. */
  readonly onSent: () => void;
  /** Whether to submit immediately what was ordered before signing in. */
  readonly keepsOrder: boolean;
}

/** For signed-in users, who can submit it. */
export function MemberForm({ user, onSent, keepsOrder }: Props) {
  const application = useApplication({ onSent, keepsOrder });
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
        {user.emailVerified ? null : <p className={tw`max-w-text`}>{words.confirmLater}</p>}
        <div className={tw`flex flex-col sm:flex-row`}>
          <Button kind="primary" type="submit">
            {application.isSending ? words.sending : words.send}
          </Button>
        </div>
      </ApplicationForm>
    </div>
  );
}
