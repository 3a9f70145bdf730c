import { useEffect, useRef, useState } from "react";
import { server } from "../../app/server.ts";
import { loadToastStack } from "../../app/toasts/loadToastStack.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { contactFailures, contactToasts } from "../../content/contact.ts";
import { useOneAtATime } from "../../forms/useOneAtATime.ts";
import { createContactDraft } from "./contactDraft.ts";
import { type ContactFailure, failureOf } from "./contactFailure.ts";
import {
  type ContactField,
  type ContactFields,
  emptyFields,
  missingErrors,
  shapeErrors,
  supportRequest,
} from "./contactMessage.ts";
import { typedBefore } from "./typedBefore.ts";

const draft = createContactDraft();

export interface ContactForm {
  readonly fields: ContactFields;
  readonly failure: ContactFailure | null;
  readonly isSending: boolean;
  /** Where the answer to the sent message will go; null before sending. */
  readonly sentFrom: string | null;
  readonly change: (field: ContactField, value: string) => void;
  readonly send: () => Promise<void>;
  readonly startAgain: () => void;
}

/** The form's state: values (kept across a reload), failures, and protection against sending twice. */
export function useContactForm(): ContactForm {
  const [fields, setFields] = useState(typedBefore);
  const [failure, setFailure] = useState<ContactFailure | null>(null);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [isSending, runAlone] = useOneAtATime();
  const isRestored = useRef(false);

  useEffect(() => {
    if (isRestored.current) draft.write(fields);
  }, [fields]);

  useEffect(() => {
    isRestored.current = true;
    const kept = draft.read();
    // Anything typed before this ran takes precedence.
    setFields((typed) => ({
      firstName: typed.firstName || kept.firstName,
      lastName: typed.lastName || kept.lastName,
      email: typed.email || kept.email,
      message: typed.message || kept.message,
    }));
  }, []);

  // Loaded ahead, to be able to report a lost connection.
  useEffect(() => void loadToastStack().catch(() => {}), []);

  function fail(reason: ContactFailure, toast: { readonly title: string; readonly description: string }) {
    setFailure(reason);
    toasts.show({ ...toast, tone: "stop" });
  }

  async function send() {
    const missing = missingErrors(fields);
    const errors = { ...shapeErrors(fields), ...missing };
    if (Object.keys(missing).length > 0)
      return fail({ ...contactFailures.missing, errors }, contactToasts.missing);
    if (Object.keys(errors).length > 0)
      return fail({ ...contactFailures.fields, errors }, contactToasts.failed);

    await runAlone(async () => {
      setFailure(null);
      try {
        const request = supportRequest(fields);
        await server.sendSupportRequest(request);
        setFields(emptyFields);
        setSentFrom(request.email);
        toasts.show({ ...contactToasts.sent, tone: "good" });
      } catch (error) {
        fail(failureOf(error, new Date()), contactToasts.failed);
      }
    });
  }

  return {
    fields,
    failure,
    isSending,
    sentFrom,
    change: (field, value) => {
      setFields((before) => ({ ...before, [field]: value }));
      setFailure((before) => withoutError(before, field));
    },
    send,
    startAgain: () => setSentFrom(null),
  };
}

/** Removes the error of a field being edited, and the failure with its last error. */
function withoutError(failure: ContactFailure | null, field: ContactField): ContactFailure | null {
  if (!failure?.errors[field]) return failure;
  const { [field]: _corrected, ...errors } = failure.errors;
  return Object.keys(errors).length > 0 ? { ...failure, errors } : null;
}
