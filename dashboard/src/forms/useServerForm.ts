import { useEffect, useState } from "react";
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
import { useOneAtATime } from "./useOneAtATime.ts";

export interface ServerForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Props to spread onto a field. */
  readonly field: (name: Path<Values>) => FormField;
  readonly failure: AccountFailure | null;
  readonly isSending: boolean;
  readonly submit: () => void;
}

export interface FormField {
  readonly registered: UseFormRegisterReturn;
  readonly error: string | undefined;
}

interface Options<Values extends FieldValues> {
  /** From the contract's schema, the only validation. */
  readonly resolver: Resolver<Values>;
  readonly failureWords: FailureWords;
  /** Called when fields are invalid before sending. */
  readonly onInvalid?: (values: Values) => void;
  /** Rejects with the call's error. */
  readonly send: (values: Values) => Promise<void>;
}

/**
 * A form validated by the contract's schema here, and then by the server. Values stay in the fields; a server error for
 * a field shows at that field, which gets the focus.
 */
export function useServerForm<Values extends FieldValues>(options: Options<Values>): ServerForm<Values> {
  const { resolver, failureWords, onInvalid, send } = options;
  const form = useForm<Values>({ resolver });
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { isSubmitting } = form.formState;
  const [, runAlone] = useOneAtATime();

  // Loaded ahead, to be able to report a lost connection.
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
    submit: () => void runAlone(() => handle()),
  };
}
