import { zodResolver } from "@hookform/resolvers/zod";
import type { FactorMade, TotpBegun, TotpToConfirm } from "@iep-insider/sdk/contract";
import { totpToConfirmSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook } from "@iep-insider/sdk/ui";
import { lazy, Suspense, useState } from "react";
import { ErrorBoundary } from "../../../app/ErrorBoundary.tsx";
import { factorFailure, showing, secondFactorWords as words } from "../../../content/secondFactor.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { ServerFormFrame } from "../../../forms/ServerFormFrame.tsx";
import { TextField } from "../../../forms/TextField.tsx";
import { useAction } from "../../../forms/useAction.ts";
import { useServerForm } from "../../../forms/useServerForm.ts";
import { factorCalls } from "./secondFactorQuery.ts";

type Made = (made: FactorMade) => void;

const QrCode = lazy(async () => ({ default: (await import("./QrCode.tsx")).QrCode }));

/** Shows an authenticator app's key, and asks for its code. */
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
      <div className={tw`flex flex-col gap-4`}>
        <ErrorBoundary>
          <div className={tw`w-[14rem] h-[14rem]`}>
            <Suspense>
              <QrCode text={begun.uri} label={words.qrCode} />
            </Suspense>
          </div>
        </ErrorBoundary>
        {/* A phone cannot scan its own screen. */}
        <div className={tw`flex flex-col sm:flex-row order-first sm:order-none`}>
          <a href={begun.uri} className={buttonLook.plain}>
            {words.appLink}
          </a>
        </div>
        <p className={tw`break-words`}>
          {words.key}:{" "}
          <strong className={tw`font-semibold`}>{begun.secret.replace(/.{4}(?=.)/g, "$& ")}</strong>
        </p>
      </div>
      <ServerFormFrame form={form} button={words.confirmApp} busy={words.confirming}>
        <TextField label={words.name} hint={words.nameHint} autoComplete="off" {...form.field("name")} />
        <TextField label={showing.code} autoComplete="one-time-code" {...form.field("code")} />
      </ServerFormFrame>
    </div>
  );
}
