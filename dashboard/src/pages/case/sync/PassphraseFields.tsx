import { type PassphraseStrength, passphraseStrength, samePassphrase } from "@iep-insider/sdk/case/sync";
import { tw } from "@iep-insider/sdk/theme";
import { passphraseWords as words } from "../../../content/caseSync.ts";
import { PasswordField } from "../../../forms/PasswordField.tsx";
import type { ServerForm } from "../../../forms/useServerForm.ts";

/** A new passphrase, typed twice. */
export interface NewPassphrase {
  readonly passphrase: string;
  readonly again: string;
}

/** The two fields of a new passphrase, and how good it is. */
export function PassphraseFields({
  form,
  label,
}: {
  readonly form: ServerForm<NewPassphrase>;
  readonly label: string;
}) {
  const typed = form.form.watch("passphrase") ?? "";
  return (
    <>
      <PasswordField isSecret label={label} hint={words.hint} {...form.field("passphrase")} />
      <p role="status" className={tw`text-sm text-quiet`}>
        {typed === "" ? "" : words.strength[passphraseStrength(typed)]}
      </p>
      <PasswordField isSecret label={words.again} {...form.field("again")} />
    </>
  );
}

/** @returns one sentence for each field that is not right. */
export function passphraseErrors({
  passphrase,
  again,
}: NewPassphrase): Partial<Record<keyof NewPassphrase, string>> {
  const strength = passphraseStrength(passphrase);
  if (isRefused(strength)) return { passphrase: words.errors[strength] };
  return samePassphrase(passphrase) === samePassphrase(again) ? {} : { again: words.errors.different };
}

function isRefused(strength: PassphraseStrength): strength is "short" | "weak" {
  return strength === "short" || strength === "weak";
}
