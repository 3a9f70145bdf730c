import { type CaseSync, createRecoveryCode } from "@iep-insider/sdk/case/sync";
import type { Vault } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { passphraseWords, syncFailures, turnOnWords as words } from "../../../content/caseSync.ts";
import { ServerFormFrame } from "../../../forms/ServerFormFrame.tsx";
import { useServerForm } from "../../../forms/useServerForm.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { fieldResolver } from "./fieldResolver.ts";
import { type NewPassphrase, PassphraseFields, passphraseErrors } from "./PassphraseFields.tsx";
import { RecoveryCode } from "./RecoveryCode.tsx";

interface Props {
  readonly sync: CaseSync;
  /** The synced case that this one takes the place of, or null. */
  readonly before: Vault | null;
  readonly onDone?: () => void;
}

/** Turns on sync: a passphrase, then a recovery code that the parent keeps, and only then is anything sent. */
export function TurnOn({ sync, before, onDone }: Props) {
  const [code, setCode] = useState<string | null>(null);
  const form = useServerForm<NewPassphrase>({
    resolver: fieldResolver(({ passphrase = "", again = "" }) => passphraseErrors({ passphrase, again })),
    failureWords: syncFailures.turnOn,
    send: async () => setCode(createRecoveryCode()),
  });
  const turnOn = async (recoveryCode: string) => {
    await sync.turnOn({ passphrase: form.form.getValues("passphrase"), recoveryCode }, before);
    onDone?.();
  };
  return (
    <PageSection title={words.title} {...(code === null && { lead: words.lead })}>
      {code === null ? (
        <div className={tw`max-w-narrow`}>
          <ServerFormFrame form={form} button={words.next} busy={words.next}>
            <PassphraseFields form={form} label={passphraseWords.label} />
          </ServerFormFrame>
        </div>
      ) : (
        <RecoveryCode
          code={code}
          failureWords={syncFailures.turnOn}
          button={words.done}
          busy={words.busy}
          beside={<Button onClick={() => setCode(null)}>{words.back}</Button>}
          onKept={() => turnOn(code)}
        />
      )}
    </PageSection>
  );
}
