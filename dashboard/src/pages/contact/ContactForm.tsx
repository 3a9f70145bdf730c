import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisWatch, Field } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { useHydrated } from "../../app/useHydrated.ts";
import { contact } from "../../content/contact.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { contactFields } from "./contactMessage.ts";
import { contactFormId } from "./typedBefore.ts";
import type { ContactForm as Form } from "./useContactForm.ts";

/** The four fields and their button. Errors are shown above the button, and at their field. */
export function ContactForm({ form }: { readonly form: Form }) {
  const { fields, failure, isSending, change, send } = form;
  const isReady = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  // To the first field that needs a change, or to the word of what went wrong.
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
