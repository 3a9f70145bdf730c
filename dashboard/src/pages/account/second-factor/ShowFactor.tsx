import { zodResolver } from "@hookform/resolvers/zod";
import type { SecondFactorState } from "@iep-insider/sdk/contract";
import {
  accountDeletionSchema,
  codeFormSchema,
  recoveryCodeFormSchema,
} from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { factorFailure, showing } from "../../../content/secondFactor.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { PasswordField } from "../../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../../forms/ServerFormFrame.tsx";
import { TextField } from "../../../forms/TextField.tsx";
import { useAction } from "../../../forms/useAction.ts";
import { useServerForm } from "../../../forms/useServerForm.ts";
import { factorCalls } from "./secondFactorQuery.ts";

interface Props {
  readonly state: SecondFactorState;
  readonly onShown: (state: SecondFactorState) => void;
}

/** All methods by which this operator can verify: their second factors, else the password. */
export function ShowFactor({ state, onShown }: Props) {
  const has = (kind: string) => state.factors.some((factor) => factor.kind === kind);
  if (state.factors.length === 0) return <ShowPassword onShown={onShown} />;
  return (
    <div className={tw`flex flex-col gap-6 max-w-narrow`}>
      {has("passkey") ? <ShowPasskey onShown={onShown} /> : null}
      {has("totp") ? <ShowCode onShown={onShown} /> : null}
      {state.recoveryCodesLeft > 0 ? (
        <details>
          <summary className={tw`inline-flex items-center min-h-[2.75rem] underline cursor-pointer`}>
            {showing.recovery}
          </summary>
          <ShowRecoveryCode onShown={onShown} />
        </details>
      ) : null}
    </div>
  );
}

type Shown = Pick<Props, "onShown">;

function ShowPasskey({ onShown }: Shown) {
  const show = useAction(factorFailure, async () => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    const { passkey } = await factorCalls.beginShowing();
    // The last passkey was removed in another tab.
    if (!passkey) throw new Error("There is no passkey.");
    const optionsJSON = { ...passkey, allowCredentials: [...passkey.allowCredentials] };
    onShown(await factorCalls.showFactor({ passkey: await startAuthentication({ optionsJSON }) }));
  });
  return (
    <div className={tw`flex flex-col gap-3`}>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button kind="primary" onClick={show.run} disabled={show.isBusy}>
          {show.isBusy ? showing.passkeyBusy : showing.passkey}
        </Button>
      </div>
      <FailureNotice failure={show.failure} />
    </div>
  );
}

function ShowCode({ onShown }: Shown) {
  const form = useServerForm<{ code: string }>({
    resolver: zodResolver(codeFormSchema),
    failureWords: factorFailure,
    send: async ({ code }) => onShown(await factorCalls.showFactor({ code })),
  });
  return (
    <ServerFormFrame form={form} button={showing.send} busy={showing.sending}>
      <TextField
        label={showing.code}
        hint={showing.codeHint}
        autoComplete="one-time-code"
        {...form.field("code")}
      />
    </ServerFormFrame>
  );
}

function ShowRecoveryCode({ onShown }: Shown) {
  const form = useServerForm<{ recoveryCode: string }>({
    resolver: zodResolver(recoveryCodeFormSchema),
    failureWords: factorFailure,
    send: async ({ recoveryCode }) => onShown(await factorCalls.showFactor({ recoveryCode })),
  });
  return (
    <ServerFormFrame form={form} button={showing.send} busy={showing.sending}>
      <TextField
        label={showing.recoveryCode}
        hint={showing.recoveryHint}
        autoComplete="off"
        {...form.field("recoveryCode")}
      />
    </ServerFormFrame>
  );
}

function ShowPassword({ onShown }: Shown) {
  const form = useServerForm<{ password: string }>({
    resolver: zodResolver(accountDeletionSchema),
    failureWords: factorFailure,
    send: async ({ password }) => onShown(await factorCalls.showFactor({ password })),
  });
  return (
    <div className={tw`max-w-narrow`}>
      <ServerFormFrame form={form} button={showing.send} busy={showing.sending}>
        <PasswordField label={showing.password} {...form.field("password")} />
      </ServerFormFrame>
    </div>
  );
}
