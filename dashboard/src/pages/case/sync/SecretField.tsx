import { readRecoveryCode, type Secret } from "@iep-insider/sdk/case/sync";
import { codeWords, passphraseWords } from "../../../content/caseSync.ts";
import { PasswordField } from "../../../forms/PasswordField.tsx";
import { TextField } from "../../../forms/TextField.tsx";
import type { FormField } from "../../../forms/useServerForm.ts";

/** What opens a synced case: the passphrase, or the recovery code. */
export function SecretField({ kind, field }: { readonly kind: Secret["kind"]; readonly field: FormField }) {
  return kind === "passphrase" ? (
    <PasswordField isSecret label={passphraseWords.label} {...field} />
  ) : (
    <TextField label={codeWords.label} hint={codeWords.hint} autoComplete="off" {...field} />
  );
}

/** @returns a sentence where what was typed cannot be right; null otherwise. */
export function secretError({ kind, text }: Secret): string | null {
  if (kind === "passphrase") return text.trim() === "" ? passphraseWords.errors.missing : null;
  const read = readRecoveryCode(text);
  if (read.kind === "code") return null;
  if (read.kind === "misread") return codeWords.misread;
  return read.letters === 0 ? codeWords.missing : codeWords.length(read.letters);
}

/** What was typed, as the keys are made from it. */
export function secretOf(kind: Secret["kind"], typed: string): Secret {
  const read = kind === "recovery" ? readRecoveryCode(typed) : null;
  return { kind, text: read?.kind === "code" ? read.code : typed };
}
