import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useNavigate } from "react-router";
import type { SentFrom } from "../../../app/account/sentFrom.ts";
import { partnerApplication as words } from "../../../content/partnerApplication.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { applicationDraft } from "./applicationDraft.ts";
import { useApplication } from "./useApplication.ts";

/** For signed-out visitors: the input is validated and stored, and submitted once there is an account. */
export function VisitorForm() {
  const application = useApplication(null);
  const navigate = useNavigate();
  const state: SentFrom = { from: `/partners#${words.id}` };

  function goOn(path: "/signup" | "/login") {
    if (!application.check()) return;
    applicationDraft.order();
    void navigate(path, { state });
  }

  return (
    <div className={tw`flex flex-col gap-5`}>
      <p className={tw`max-w-text`}>{words.lead}</p>
      <ApplicationForm application={application} onSubmit={() => goOn("/signup")}>
        <Notice title={words.accountTitle}>
          <p>{words.accountText}</p>
        </Notice>
        <div className={tw`flex flex-col sm:flex-row flex-wrap gap-3`}>
          <Button kind="primary" type="submit">
            {words.toSignup}
          </Button>
          <Button onClick={() => goOn("/login")}>{words.toLogin}</Button>
        </div>
      </ApplicationForm>
    </div>
  );
}
