import { type CaseSync, createRecoveryCode, type Secret } from "@iep-insider/sdk/case/sync";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { toasts } from "../../../app/toasts/toasts.ts";
import { keyChangeWords, passphraseWords, syncFailures, turnOnWords } from "../../../content/caseSync.ts";
import { ServerFormFrame } from "../../../forms/ServerFormFrame.tsx";
import { useServerForm } from "../../../forms/useServerForm.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { fieldResolver } from "./fieldResolver.ts";
import { type NewPassphrase, PassphraseFields, passphraseErrors } from "./PassphraseFields.tsx";
import { RecoveryCode } from "./RecoveryCode.tsx";
import { SecretForm } from "./SecretForm.tsx";

interface Props {
  readonly sync: CaseSync;
}

/** A new passphrase: what opens the case now, then the new one. */
export function NewPassphraseSection({ sync }: Props) {
  const words = keyChangeWords.passphrase;
  const [current, setCurrent] = useState<Secret | null>(null);
  const form = useServerForm<NewPassphrase>({
    resolver: fieldResolver(({ passphrase = "", again = "" }) => passphraseErrors({ passphrase, again })),
    failureWords: syncFailures.change,
    send: async ({ passphrase }) => {
      if (!current) return;
      await sync.replaceSecret(current, { kind: "passphrase", text: passphrase });
      form.form.reset();
      setCurrent(null);
      toasts.show({ title: words.done, tone: "good" });
    },
  });
  return (
    <PageSection title={words.title} closedWith={words.lead}>
      {current === null ? (
        <AskSecret button={words.send} sync={sync} onOpened={setCurrent} />
      ) : (
        <div className={tw`max-w-narrow`}>
          <ServerFormFrame form={form} button={words.send} busy={words.busy}>
            <PassphraseFields form={form} label={passphraseWords.newLabel} />
          </ServerFormFrame>
        </div>
      )}
    </PageSection>
  );
}

/** A new recovery code, which works once the parent has shown that they kept it. */
export function NewCodeSection({ sync }: Props) {
  const words = keyChangeWords.code;
  const [next, setNext] = useState<{ readonly current: Secret; readonly code: string } | null>(null);
  return (
    <PageSection title={words.title} closedWith={words.lead}>
      {next === null ? (
        <AskSecret
          button={words.send}
          sync={sync}
          onOpened={(current) => setNext({ current, code: createRecoveryCode() })}
        />
      ) : (
        <RecoveryCode
          code={next.code}
          failureWords={syncFailures.change}
          button={words.done}
          busy={words.busy}
          beside={<Button onClick={() => setNext(null)}>{turnOnWords.back}</Button>}
          onKept={async () => {
            await sync.replaceSecret(next.current, { kind: "recovery", text: next.code });
            setNext(null);
            toasts.show({ title: words.changed, tone: "good" });
          }}
        />
      )}
    </PageSection>
  );
}

interface AskSecretProps extends Props {
  readonly button: string;
  readonly onOpened: (secret: Secret) => void;
}

/** Asks for what opens the case now, and goes on if it does. */
function AskSecret({ sync, button, onOpened }: AskSecretProps) {
  const send = async (secret: Secret) => {
    await sync.check(secret);
    onOpened(secret);
  };
  return <SecretForm button={button} failureWords={syncFailures.change} onSecret={send} />;
}
