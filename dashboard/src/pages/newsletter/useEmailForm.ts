import { type RefObject, useRef, useState } from "react";
import { type AccountFailure, accountFailure } from "../../app/account/accountFailure.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import type { FailureWords } from "../../content/accounts.ts";
import { emailFault } from "./emailFault.ts";

export interface EmailForm {
  /** The field. What is typed lives in it, so that what was typed before the script stood stays. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is wrong with the address, to be said at the field. */
  readonly error: string | undefined;
  /** What else went wrong. */
  readonly failure: AccountFailure | null;
  readonly isSending: boolean;
  readonly submit: () => void;
}

/**
 * A form whose only field is an email address, in a page that many open and few fill in: it brings no library of forms
 * and schemas. The server looks closer.
 * @param send what one press does; rejects with what the call rejects with.
 */
export function useEmailForm(words: FailureWords, send: (email: string) => Promise<void>): EmailForm {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [isSending, setSending] = useState(false);
  // State is seen a render later, and two presses may come within one.
  const isPending = useRef(false);

  async function submit() {
    if (isPending.current) return;
    const email = field.current?.value.trim() ?? "";
    const fault = emailFault(email);
    setFailure(null);
    setError(fault);
    if (fault !== undefined) return field.current?.focus();
    isPending.current = true;
    setSending(true);
    try {
      await send(email);
    } catch (reason) {
      const found = accountFailure(reason, new Date(), words);
      const atField = found.fields["email"];
      if (atField === undefined) setFailure(found);
      else setError(atField);
      if (words.asToast) toasts.show({ title: found.title, description: found.text, tone: "stop" });
    } finally {
      isPending.current = false;
      setSending(false);
    }
  }

  return { field, error, failure, isSending, submit: () => void submit() };
}
