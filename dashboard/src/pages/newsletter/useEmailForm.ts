import { type RefObject, useRef, useState } from "react";
import { type AccountFailure, accountFailure } from "../../app/account/accountFailure.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import type { FailureWords } from "../../content/accounts.ts";
import { useOneAtATime } from "../../forms/useOneAtATime.ts";
import { emailFault } from "./emailFault.ts";

export interface EmailForm {
  /** Uncontrolled, so that text typed before hydration is kept. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Shown at the field. */
  readonly error: string | undefined;
  readonly failure: AccountFailure | null;
  readonly isSending: boolean;
  readonly submit: () => void;
}

/**
 * A form with an email field only, on pages that many open and few fill in: without form and schema libraries. The
 * server validates the rest.
 * @param send rejects with the call's error.
 */
export function useEmailForm(words: FailureWords, send: (email: string) => Promise<void>): EmailForm {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [isSending, runAlone] = useOneAtATime();

  async function submit() {
    const email = field.current?.value.trim() ?? "";
    const fault = emailFault(email);
    setFailure(null);
    setError(fault);
    if (fault !== undefined) return field.current?.focus();
    await runAlone(async () => {
      try {
        await send(email);
      } catch (reason) {
        const found = accountFailure(reason, new Date(), words);
        const atField = found.fields["email"];
        if (atField === undefined) setFailure(found);
        else setError(atField);
        if (words.asToast) toasts.show({ title: found.title, description: found.text, tone: "stop" });
      }
    });
  }

  return { field, error, failure, isSending, submit: () => void submit() };
}
