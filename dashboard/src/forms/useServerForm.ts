import { useEffect, useRef, useState } from "react";
import {
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { type AccountFailure, accountFailure } from "../app/account/accountFailure.ts";
import { loadToastStack } from "../app/toasts/loadToastStack.ts";
import { toasts } from "../app/toasts/toasts.ts";
import type { FailureWords } from "../content/accounts.ts";

export interface ServerForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** What a field of the form needs, to be spread onto it. */
  readonly field: (name: Path<Values>) => FormField;
  readonly failure: AccountFailure | null;
  readonly isSending: boolean;
  readonly submit: () => void;
}

export interface FormField {
  readonly registered: UseFormRegisterReturn;
  /** What is wrong with the value. */
  readonly error: string | undefined;
}

interface Options<Values extends FieldValues> {
  /** Of the contract's schema: nothing is checked by any other rule. */
  readonly resolver: Resolver<Values>;
  readonly failureWords: FailureWords;
  /** What is said beside the words at the fields, when some are at fault before anything is sent. */
  readonly onInvalid?: (values: Values) => void;
  /** Rejects with what the call rejects with. */
  readonly send: (values: Values) => Promise<void>;
}

/**
 * A form that is checked by the contract's schema here, and by the server after that. The values stay in the fields and
 * nowhere else; the server's error for a field is shown at that field, which gets the focus.
 */
export function useServerForm<Values extends FieldValues>(options: Options<Values>): ServerForm<Values> {
  const { resolver, failureWords, onInvalid, send } = options;
  const form = useForm<Values>({ resolver });
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { isSubmitting } = form.formState;
  // State is seen a render later, and two presses may come within one.
  const isPending = useRef(false);

  // It has to be able to say that the connection is gone.
  useEffect(() => void loadToastStack().catch(() => {}), []);

  const handle = form.handleSubmit(submitValid, () => onInvalid?.(form.getValues()));

  async function submitValid(values: Values) {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const found = accountFailure(error, new Date(), failureWords);
      for (const [field, message] of Object.entries(found.fields))
        if (field in values) form.setError(field as Path<Values>, { type: "server", message });
      setFailure(found);
      if (failureWords.asToast) toasts.show({ title: found.title, description: found.text, tone: "stop" });
    }
  }

  return {
    form,
    field: (name) => ({
      registered: form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    failure,
    isSending: isSubmitting,
    submit: () => {
      if (isPending.current) return;
      isPending.current = true;
      void handle().finally(() => {
        isPending.current = false;
      });
    },
  };
}
