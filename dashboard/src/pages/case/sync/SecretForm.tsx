import { readRecoveryCode, type Secret, WrongSecret } from "@iep-insider/sdk/case/sync";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import type { FailureWords } from "../../../content/accounts.ts";
import { codeWords, joinWords, passphraseWords } from "../../../content/caseSync.ts";
import { PasswordField } from "../../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../../forms/ServerFormFrame.tsx";
import { TextField } from "../../../forms/TextField.tsx";
import { useServerForm } from "../../../forms/useServerForm.ts";
import { fieldResolver } from "./fieldResolver.ts";

interface Props {
  readonly button: string;
  readonly failureWords: FailureWords;
  /** Rejects with `WrongSecret` where it does not open the case; the field then says so. */
  readonly onSecret: (secret: Secret) => Promise<void>;
}

/** Asks for what opens a synced case: the passphrase, or the recovery code. */
export function SecretForm({ button, failureWords, onSecret }: Props) {
  const [kind, setKind] = useState<Secret["kind"]>("passphrase");
  const isPassphrase = kind === "passphrase";
  const form = useServerForm<{ secret: string }>({
    resolver: fieldResolver(({ secret: text = "" }) => {
      const secret = secretError({ kind, text });
      return secret === null ? {} : { secret };
    }),
    failureWords,
    send: async ({ secret }) => {
      try {
        await onSecret(secretOf(kind, secret));
      } catch (error) {
        if (!(error instanceof WrongSecret)) throw error;
        const message = isPassphrase ? passphraseWords.errors.wrong : codeWords.wrong;
        form.form.setError("secret", { message }, { shouldFocus: true });
      }
    },
  });
  const useOther = () => {
    form.form.reset({ secret: "" });
    setKind(isPassphrase ? "recovery" : "passphrase");
  };
  const field = form.field("secret");
  return (
    <div className={tw`flex flex-col gap-4 max-w-narrow`}>
      <ServerFormFrame form={form} button={button} busy={joinWords.busy}>
        {isPassphrase ? (
          <PasswordField key={kind} isSecret label={passphraseWords.label} {...field} />
        ) : (
          <TextField key={kind} label={codeWords.label} hint={codeWords.hint} autoComplete="off" {...field} />
        )}
      </ServerFormFrame>
      <div>
        <Button kind="quiet" onClick={useOther}>
          {isPassphrase ? joinWords.withCode : joinWords.withPassphrase}
        </Button>
      </div>
    </div>
  );
}

/** @returns a sentence where what was typed cannot be right; null otherwise. */
function secretError({ kind, text }: Secret): string | null {
  if (kind === "passphrase") return text.trim() === "" ? passphraseWords.errors.missing : null;
  const read = readRecoveryCode(text);
  if (read.kind === "code") return null;
  if (read.kind === "misread") return codeWords.misread;
  return read.letters === 0 ? codeWords.missing : codeWords.length(read.letters);
}

/** What was typed, as the keys are made from it. */
function secretOf(kind: Secret["kind"], typed: string): Secret {
  const read = kind === "recovery" ? readRecoveryCode(typed) : null;
  return { kind, text: read?.kind === "code" ? read.code : typed };
}
