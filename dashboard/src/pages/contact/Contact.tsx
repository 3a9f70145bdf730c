import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { contact } from "../../content/contact.ts";
import { PageTitle } from "../../text/PageTitle.tsx";
import { ContactAside } from "./ContactAside.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { MessageSent } from "./MessageSent.tsx";
import { useContactForm } from "./useContactForm.ts";

/** Customer support: the form, or the word that its message has arrived. */
export function Component() {
  const form = useContactForm();
  if (form.sentFrom !== null) return <MessageSent from={form.sentFrom} onAnother={form.startAgain} />;
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8 md:gap-10`}>
      <PageTitle title={contact.title} lead={contact.lead} />
      <div className={tw`grid gap-10 lg:grid-cols-[1.7fr_1fr] lg:gap-16 lg:items-start`}>
        <div className={tw`rounded border border-line bg-sheet px-5 sm:px-8 py-6 sm:py-8`}>
          <noscript>
            <Notice tone="caution" title={contact.withoutScripts.title}>
              <p>{contact.withoutScripts.text}</p>
            </Notice>
          </noscript>
          <ContactForm form={form} />
        </div>
        <ContactAside />
      </div>
    </div>
  );
}
