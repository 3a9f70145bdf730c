import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { server } from "../../app/server.ts";
import { newsletter, newsletterFailures } from "../../content/newsletter.ts";
import { Rich } from "../../text/Rich.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { MailSent } from "./MailSent.tsx";

/** Subscribes to the newsletter, with double opt-in (ADR 12). */
export function NewsletterForm({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const [sent, setSent] = useState<{ readonly email: string; readonly message: string } | null>(null);
  const [isAgain, setAgain] = useState(false);
  if (sent)
    return (
      <MailSent
        message={sent.message}
        email={sent.email}
        onAnother={() => {
          setAgain(true);
          setSent(null);
        }}
      />
    );
  return (
    <>
      <noscript>
        <Notice tone="caution" title={newsletter.withoutScripts.title}>
          <p>{newsletter.withoutScripts.text}</p>
        </Notice>
      </noscript>
      <EmailForm
        label={newsletter.email}
        button={newsletter.send}
        busy={newsletter.sending}
        failureWords={newsletterFailures.ask}
        isNarrow={isNarrow}
        takesFocus={isAgain}
        send={async (email) => setSent({ email, ...(await server.subscribeNewsletter({ email })) })}
      />
      <p className={tw`text-sm text-quiet max-w-text`}>
        <Rich text={newsletter.toLeave} />
      </p>
    </>
  );
}
