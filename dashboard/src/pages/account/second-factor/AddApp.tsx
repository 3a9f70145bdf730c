import { zodResolver } from "@hookform/resolvers/zod";
import type { FactorMade, TotpBegun, TotpToConfirm } from "@iep-insider/sdk/contract";
import { totpToConfirmSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { factorFailure, showing, secondFactorWords as words } from "../../../content/secondFactor.ts";
import { ServerFormFrame } from "../../../forms/ServerFormFrame.tsx";
import { TextField } from "../../../forms/TextField.tsx";
import { useAction } from "../../../forms/useAction.ts";
import { useServerForm } from "../../../forms/useServerForm.ts";
import { FailureNotice } from "../FailureNotice.tsx";
import { factorCalls } from "./secondFactorQuery.ts";

type Made = (made: FactorMade) => void;

/** Shows an app's key, and takes the code that the app makes of it. */
export function AddApp({ onMade }: { readonly onMade: Made }) {
  const [begun, setBegun] = useState<TotpBegun | null>(null);
  const begin = useAction(factorFailure, async () => setBegun(await factorCalls.beginTotp()));
  if (begun)
    return (
      <ConfirmApp
        begun={begun}
        onMade={(made) => {
          setBegun(null);
          onMade(made);
        }}
      />
    );
  return (
    <div className={tw`flex flex-col gap-3`}>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button onClick={begin.run} disabled={begin.isBusy}>
          {words.addApp}
        </Button>
      </div>
      <FailureNotice failure={begin.failure} />
    </div>
  );
}

function ConfirmApp({ begun, onMade }: { readonly begun: TotpBegun; readonly onMade: Made }) {
  const form = useServerForm<TotpToConfirm>({
    resolver: zodResolver(totpToConfirmSchema),
    failureWords: factorFailure,
    send: async (fields) => onMade(await factorCalls.confirmTotp(fields)),
  });
  return (
    <div className={tw`flex flex-col gap-4 max-w-narrow`}>
      <p>{words.appLead}</p>
      <p className={tw`break-words`}>
        {words.key}:{" "}
        <strong className={tw`font-semibold`}>{begun.secret.replace(/.{4}(?=.)/g, "$& ")}</strong>
      </p>
      <p>
        <a href={begun.uri}>{words.appLink}</a>
      </p>
      <ServerFormFrame form={form} button={words.confirmApp} busy={words.confirming}>
        <TextField label={words.name} hint={words.nameHint} autoComplete="off" {...form.field("name")} />
        <TextField label={showing.code} autoComplete="one-time-code" {...form.field("code")} />
      </ServerFormFrame>
    </div>
  );
}
