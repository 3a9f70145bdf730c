import type { CaseSync } from "@iep-insider/sdk/case/sync";
import type { Vault } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { syncFailures, joinWords as words } from "../../../content/caseSync.ts";
import { ServerFormFrame } from "../../../forms/ServerFormFrame.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { SecretField } from "./SecretField.tsx";
import { TurnOn } from "./TurnOn.tsx";
import { useSecretForm } from "./useSecretForm.ts";

/** Opens the account's synced case on this device, with the passphrase or the code; or starts over without both. */
export function Join({ sync, vault }: { readonly sync: CaseSync; readonly vault: Vault }) {
  const [isStartingOver, setStartingOver] = useState(false);
  const { form, kind, use } = useSecretForm(syncFailures.join, (secret) => sync.join(vault, secret));
  if (isStartingOver) return <TurnOn sync={sync} before={vault} />;
  const isPassphrase = kind === "passphrase";
  return (
    <>
      <PageSection title={words.title} lead={words.lead}>
        <div className={tw`max-w-narrow`}>
          <ServerFormFrame form={form} button={words.send} busy={words.busy}>
            <SecretField key={kind} kind={kind} field={form.field("secret")} />
          </ServerFormFrame>
        </div>
        <div>
          <Button kind="quiet" onClick={() => use(isPassphrase ? "recovery" : "passphrase")}>
            {isPassphrase ? words.withCode : words.withPassphrase}
          </Button>
        </div>
      </PageSection>
      <PageSection title={words.neither.title}>
        <p className={tw`max-w-text`}>{words.neither.text}</p>
        <p className={tw`max-w-text`}>{words.neither.here}</p>
        <div>
          <Button onClick={() => setStartingOver(true)}>{words.neither.button}</Button>
        </div>
      </PageSection>
    </>
  );
}
