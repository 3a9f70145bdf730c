import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, CrisisWatch, Field, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { useHydrated } from "../../app/useHydrated.ts";
import { contact, contactAside, messageSent } from "../../content/contact.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { SuccessPanel } from "../../forms/SuccessPanel.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { FreeHelpLinks } from "../../text/FreeHelpLinks.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { Rich } from "../../text/Rich.tsx";
import { contactFields } from "./contactMessage.ts";
import { contactFormId } from "./typedBefore.ts";
import { type ContactForm as Form, useContactForm } from "./useContactForm.ts";

/** The contact form, or its confirmation. */
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

/** What to write about, when to expect an answer, and who else can help. */
function ContactAside() {
  const { title, topics, reply, caseTitle, caseText, privacy } = contactAside;
  return (
    <aside className={tw`flex flex-col gap-8`}>
      <div className={tw`flex flex-col gap-3 border-t-2 border-primary pt-4`}>
        <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{title}</h2>
        <ul className={tw`flex flex-col gap-3`}>
          {topics.map((topic) => (
            <li key={topic.title}>
              <p className={tw`font-semibold`}>{topic.title}</p>
              <p className={tw`text-quiet`}>{topic.text}</p>
            </li>
          ))}
        </ul>
        <p>{reply}</p>
        <p className={tw`text-sm text-quiet`}>
          <Rich text={privacy} />
        </p>
      </div>
      <div className={tw`flex flex-col gap-2 rounded bg-wash px-5 py-5`}>
        <h2 className={`dash-heading ${tw`font-heading text-lg`}`}>{caseTitle}</h2>
        <p>{caseText}</p>
        <FreeHelpLinks />
      </div>
    </aside>
  );
}

/** Errors are shown above the button, and at their field. */
function ContactForm({ form }: { readonly form: Form }) {
  const { fields, failure, isSending, change, send } = form;
  const isReady = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  // Moves focus to the first invalid field, or to the failure.
  useEffect(() => {
    if (!failure) return;
    const wrong = contactFields.find((field) => failure.errors[field]);
    const field = wrong && element.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
    else notice.current?.focus();
  }, [failure]);

  const textField = (name: "firstName" | "lastName") => ({
    name,
    value: fields[name],
    onChange: (value: string) => change(name, value),
    error: failure?.errors[name],
  });
  return (
    <form
      ref={element}
      id={contactFormId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="dash-needs-script"
    >
      {/* The fields are disabled while sending: text typed in the meantime would be lost with the cleared form. */}
      <fieldset disabled={isSending} className={tw`flex flex-col gap-5`}>
        <div className={tw`grid gap-5 sm:grid-cols-2`}>
          <Field {...textField("firstName")} label={contact.firstName} autoComplete="given-name" required />
          <Field {...textField("lastName")} label={contact.lastName} autoComplete="family-name" />
        </div>
        <Field
          label={contact.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={fields.email}
          onChange={(value) => change("email", value)}
          error={failure?.errors.email}
        />
        <Field
          label={contact.message}
          hint={contact.messageHint}
          name="message"
          rows={8}
          required
          value={fields.message}
          onChange={(value) => change("message", value)}
          error={failure?.errors.message}
        />
        <CrisisWatch text={fields.message} />
        <FailureNotice failure={failure} area={notice} />
        <div className={tw`flex flex-col sm:flex-row`}>
          {/* Before hydration, a press would send the fields as a URL. */}
          <Button kind="primary" type="submit" disabled={!isReady}>
            {isSending ? contact.sending : contact.send}
          </Button>
        </div>
        <p role="status" className="iep-unseen">
          {isSending ? contact.sending : ""}
        </p>
      </fieldset>
    </form>
  );
}

/** Replaces the form after sending. */
function MessageSent(props: { readonly from: string; readonly onAnother: () => void }) {
  return (
    <SuccessPanel title={messageSent.title} isWide>
      <p className={tw`text-lg max-w-[40rem]`}>{messageSent.text}</p>
      <p className={tw`max-w-[40rem]`}>
        {messageSent.answerGoesTo} <strong className={tw`font-semibold break-words`}>{props.from}</strong>.{" "}
        {messageSent.checkSpam}
      </p>
      <div className={tw`flex flex-col sm:flex-row gap-3 pt-2`}>
        <SiteLink to="/" className={buttonLook.primary}>
          {messageSent.home}
        </SiteLink>
        <Button kind="quiet" onClick={props.onAnother}>
          {messageSent.another}
        </Button>
      </div>
    </SuccessPanel>
  );
}
