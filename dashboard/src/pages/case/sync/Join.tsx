import type { CaseSync } from "@iep-insider/sdk/case/sync";
import type { Vault } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { syncFailures, joinWords as words } from "../../../content/caseSync.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { SecretForm } from "./SecretForm.tsx";
import { TurnOn } from "./TurnOn.tsx";

/** Opens the account's synced case on this device, with the passphrase or the code; or starts over without both. */
export function Join({ sync, vault }: { readonly sync: CaseSync; readonly vault: Vault }) {
  const [isStartingOver, setStartingOver] = useState(false);
  if (isStartingOver) return <TurnOn sync={sync} before={vault} />;
  return (
    <>
      <PageSection title={words.title} lead={words.lead}>
        <SecretForm
          button={words.send}
          failureWords={syncFailures.join}
          onSecret={(secret) => sync.join(vault, secret)}
        />
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
