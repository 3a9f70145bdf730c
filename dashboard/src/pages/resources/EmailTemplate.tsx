import type { TemplateFile } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { type ReactNode, useId, useState } from "react";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import { byMail, byMailFailure } from "../../content/resources.ts";
import { Rich } from "../../text/Rich.tsx";
import { EmailForm } from "../newsletter/EmailForm.tsx";
import { MailSent } from "../newsletter/MailSent.tsx";

interface Props {
  readonly fileName: TemplateFile;
  /** Of the letter. */
  readonly title: string;
  /** The download button. */
  readonly children: ReactNode;
}

/** For parents who prefer to get the letter by mail. It opens in place, and a plain download needs none of it. */
export function EmailTemplate({ fileName, title, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<{ readonly email: string; readonly message: string } | null>(null);
  const isReady = useHydrated();
  const id = useId();

  async function send(email: string) {
    const { message } = await server.emailTemplate({ email, resourceName: fileName });
    setSent({ email, message });
    toasts.show({ ...byMail.toast, tone: "good" });
  }

  return (
    <>
      <div className={tw`flex flex-wrap items-center gap-x-5 gap-y-1`}>
        {children}
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={!isReady}
          onClick={() => setOpen(!isOpen)}
          className="dash-needs-script"
        >
          <span>
            {byMail.open}
            <span className="iep-unseen">: {title}</span>
          </span>
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={tw`w-full`}>
        {isOpen ? (
          <div className={tw`flex flex-col gap-3 border-t border-line mt-1 py-4 max-w-[28rem]`}>
            {sent ? (
              <MailSent message={sent.message} email={sent.email} onAnother={() => setSent(null)} />
            ) : (
              <>
                <EmailForm
                  label={byMail.email}
                  button={byMail.send}
                  busy={byMail.sending}
                  kind="plain"
                  failureWords={byMailFailure}
                  isNarrow
                  takesFocus
                  send={send}
                />
                <p className={tw`text-sm text-quiet`}>
                  <Rich text={byMail.kept} />
                </p>
              </>
            )}
          </div>
        ) : null}
      </div>
    </>
  );
}
