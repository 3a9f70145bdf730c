import { useEffect, useRef, useState } from "react";
import { server } from "../../app/server.ts";
import { loadToastStack } from "../../app/toasts/loadToastStack.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { contactFailures, contactToasts } from "../../content/contact.ts";
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

const draft = createContactDraft(() => window.sessionStorage);

export interface ContactForm {
  readonly fields: ContactFields;
  readonly failure: ContactFailure | null;
  readonly isSending: boolean;
  /** Where the answer to the message that has just been sent will go; null while there is none. */
  readonly sentFrom: string | null;
  readonly change: (field: ContactField, value: string) => void;
  readonly send: () => Promise<void>;
  readonly startAgain: () => void;
}

/** The form's state: what is typed, kept over a reload; what went wrong; and that no message goes twice. */
export function useContactForm(): ContactForm {
  const [fields, setFields] = useState(typedBefore);
  const [failure, setFailure] = useState<ContactFailure | null>(null);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  // State is seen a render later, and two presses may come within one.
  const isPending = useRef(false);
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

  // It has to be able to say that the connection is gone.
  useEffect(() => void loadToastStack().catch(() => {}), []);

  function fail(reason: ContactFailure, toast: { readonly title: string; readonly description: string }) {
    setFailure(reason);
    toasts.show({ ...toast, tone: "stop" });
  }

  async function send() {
    if (isPending.current) return;
    const missing = missingErrors(fields);
    const errors = { ...shapeErrors(fields), ...missing };
    if (Object.keys(missing).length > 0)
      return fail({ ...contactFailures.missing, errors }, contactToasts.missing);
    if (Object.keys(errors).length > 0)
      return fail({ ...contactFailures.fields, errors }, contactToasts.failed);

    isPending.current = true;
    setIsSending(true);
    setFailure(null);
    try {
      const request = supportRequest(fields);
      await server.sendSupportRequest(request);
      setFields(emptyFields);
      setSentFrom(request.email);
      toasts.show({ ...contactToasts.sent, tone: "good" });
    } catch (error) {
      fail(failureOf(error, new Date()), contactToasts.failed);
    } finally {
      isPending.current = false;
      setIsSending(false);
    }
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

/** A field that is being mended is not at fault any more; when it was the last one, nothing is. */
function withoutError(failure: ContactFailure | null, field: ContactField): ContactFailure | null {
  if (!failure?.errors[field]) return failure;
  const { [field]: _mended, ...errors } = failure.errors;
  return Object.keys(errors).length > 0 ? { ...failure, errors } : null;
}
