import { openToolPath } from "@iep-insider/sdk/catalog";
import type { TemplateFile } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Icon } from "@iep-insider/sdk/ui";
import { Download } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import { type LetterTemplate, letterTemplates, templatePath } from "../../content/letterTemplates.ts";
import { byMail, byMailFailure, resources } from "../../content/resources.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Rich } from "../../text/Rich.tsx";
import { EmailForm } from "../newsletter/EmailForm.tsx";
import { MailSent } from "../newsletter/MailSent.tsx";
import { ResourceSection } from "./ResourceSection.tsx";

/** Letters to download, and the tool that writes them with you. */
export function LetterTemplates() {
  const { id, title, text } = resources.letters;
  return (
    <ResourceSection id={id} title={title} text={text}>
      <ul className={tw`grid gap-5 lg:grid-cols-3`}>
        {letterTemplates.map((template) => (
          <Template key={template.fileName} template={template} />
        ))}
      </ul>
    </ResourceSection>
  );
}

function Template({ template }: { readonly template: LetterTemplate }) {
  const { useFor, useWhen, download, fileKind, write } = resources.letters;
  return (
    <li className={tw`flex flex-col gap-3 rounded border border-line bg-sheet px-5 sm:px-8 lg:px-5 py-6`}>
      <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{template.title}</h3>
      <dl className={tw`flex flex-col gap-3`}>
        <div>
          <dt className={tw`text-sm text-quiet`}>{useFor}</dt>
          <dd>{template.use}</dd>
        </div>
        <div>
          <dt className={tw`text-sm text-quiet`}>{useWhen}</dt>
          <dd>{template.when}</dd>
        </div>
      </dl>
      <div className={tw`flex flex-col items-start gap-1 pt-2`}>
        <EmailTemplate fileName={template.fileName} title={template.title}>
          <a href={templatePath(template)} download={template.fileName} className={buttonLook.plain}>
            <Icon node={Download} size="1.25em" />
            <span>
              {download}
              <span className="iep-unseen"> {template.title}</span> ({fileKind})
            </span>
          </a>
        </EmailTemplate>
        <SiteLink
          to={openToolPath("letter-generator")}
          className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
        >
          {write}
        </SiteLink>
      </div>
    </li>
  );
}

interface Props {
  readonly fileName: TemplateFile;
  /** The letter's. */
  readonly title: string;
  /** The download button. */
  readonly children: ReactNode;
}

/** Sends a letter by mail. It opens in place; a plain download does not need it. */
function EmailTemplate({ fileName, title, children }: Props) {
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
