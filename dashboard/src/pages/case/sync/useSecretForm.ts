import { type Secret, WrongSecret } from "@iep-insider/sdk/case/sync";
import { useState } from "react";
import type { FailureWords } from "../../../content/accounts.ts";
import { codeWords, passphraseWords } from "../../../content/caseSync.ts";
import { useServerForm } from "../../../forms/useServerForm.ts";
import { fieldResolver } from "./fieldResolver.ts";
import { secretError, secretOf } from "./SecretField.tsx";

/**
 * A form that asks for the passphrase or the recovery code.
 * @param send rejects with `WrongSecret` where it does not open the case; the field then says so.
 */
export function useSecretForm(failureWords: FailureWords, send: (secret: Secret) => Promise<void>) {
  const [kind, setKind] = useState<Secret["kind"]>("passphrase");
  const form = useServerForm<{ secret: string }>({
    resolver: fieldResolver(({ secret: text = "" }) => {
      const secret = secretError({ kind, text });
      return secret === null ? {} : { secret };
    }),
    failureWords,
    send: async ({ secret }) => {
      try {
        await send(secretOf(kind, secret));
      } catch (error) {
        if (!(error instanceof WrongSecret)) throw error;
        const message = kind === "passphrase" ? passphraseWords.errors.wrong : codeWords.wrong;
        form.form.setError("secret", { message }, { shouldFocus: true });
      }
    },
  });
  const use = (next: Secret["kind"]) => {
    form.form.reset({ secret: "" });
    setKind(next);
  };
  return { form, kind, use };
}
