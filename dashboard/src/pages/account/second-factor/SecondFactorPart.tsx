import { zodResolver } from "@hookform/resolvers/zod";
import type { FactorMade, SecondFactor, SecondFactorState } from "@iep-insider/sdk/contract";
import { passkeyNameFormSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { longDate } from "../../../app/account/longDate.ts";
import { queryClient } from "../../../app/account/queryClient.ts";
import { useSessionToken } from "../../../app/useSessionToken.ts";
import { factorFailure, showing, secondFactorWords as words } from "../../../content/secondFactor.ts";
import { ConfirmAction } from "../../../forms/ConfirmAction.tsx";
import { CopyButton } from "../../../forms/CopyButton.tsx";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { LoadFailure } from "../../../forms/LoadFailure.tsx";
import { ServerFormFrame } from "../../../forms/ServerFormFrame.tsx";
import { TextField } from "../../../forms/TextField.tsx";
import { useAction } from "../../../forms/useAction.ts";
import { useServerForm } from "../../../forms/useServerForm.ts";
import { Waiting } from "../../../forms/Waiting.tsx";
import { Part } from "../Part.tsx";
import { AddApp } from "./AddApp.tsx";
import { ShowFactor } from "./ShowFactor.tsx";
import { factorCalls, keepState, secondFactorQuery } from "./secondFactorQuery.ts";

/** An operator's second factors: add, rename, remove. Recovery codes are shown once. */
export function SecondFactorPart({ isShown }: { readonly isShown: boolean }) {
  const token = useSessionToken();
  const { data, isError, refetch } = useQuery(secondFactorQuery(token, isShown), queryClient);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const onState = (state: SecondFactorState) => keepState(token, state);
  const onMade = ({ state, recoveryCodes }: FactorMade) => {
    onState(state);
    if (recoveryCodes) setCodes(recoveryCodes);
  };
  return (
    <Part title={words.title} lead={words.lead}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : data ? (
        <Factors state={data} onState={onState} onMade={onMade} />
      ) : isError ? (
        <LoadFailure title={showing.failed} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={showing.loading} />
      )}
    </Part>
  );
}

interface FactorsProps {
  readonly state: SecondFactorState;
  readonly onState: (state: SecondFactorState) => void;
  readonly onMade: (made: FactorMade) => void;
}

function Factors({ state, onState, onMade }: FactorsProps) {
  const { factors, isRequired, isRecent, recoveryCodesLeft } = state;
  const renew = useAction(factorFailure, async () => onMade(await factorCalls.renewRecoveryCodes()));
  return (
    <>
      {isRequired && factors.length === 0 ? <p>{words.required}</p> : null}
      {factors.length === 0 ? <p className={tw`text-quiet`}>{words.none}</p> : null}
      {factors.length > 0 ? (
        <ul className={tw`flex flex-col`}>
          {factors.map((factor) => (
            <Row key={factor.id} factor={factor} mayRemove={isRecent} onState={onState} />
          ))}
        </ul>
      ) : null}
      {isRecent ? (
        <>
          <AddPasskey onMade={onMade} />
          <AddApp onMade={onMade} />
          {factors.length > 0 ? (
            <div className={tw`flex flex-col gap-3`}>
              <p>{words.codesLeft(recoveryCodesLeft)}</p>
              <div className={tw`flex flex-col sm:flex-row`}>
                <Button onClick={renew.run} disabled={renew.isBusy}>
                  {words.renew}
                </Button>
              </div>
              <FailureNotice failure={renew.failure} />
            </div>
          ) : null}
        </>
      ) : (
        <>
          <div>
            <h3 className={tw`font-medium`}>{showing.title}</h3>
            <p className={tw`text-quiet`}>{showing.toChange}</p>
          </div>
          <ShowFactor state={state} onShown={onState} />
        </>
      )}
    </>
  );
}

function Row(props: {
  readonly factor: SecondFactor;
  readonly mayRemove: boolean;
  readonly onState: (state: SecondFactorState) => void;
}) {
  const { id, kind, name, createdAt, lastUsedAt } = props.factor;
  const lastUsed = lastUsedAt === null ? null : longDate(lastUsedAt);
  return (
    <li className={tw`flex flex-col gap-2 border-t border-line py-3`}>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 min-h-[2.75rem]`}>
        <div className={tw`flex flex-col min-w-0`}>
          <p className={tw`font-medium break-words`}>{name}</p>
          <p className={tw`text-sm text-quiet`}>
            {words.kinds[kind]}. {words.since(longDate(createdAt) ?? "")}
            {lastUsed ? `, ${words.lastUsed(lastUsed)}` : ""}
          </p>
        </div>
        {props.mayRemove ? (
          <ConfirmAction
            words={words.remove(name)}
            onDo={async () => props.onState(await factorCalls.removeFactor({ id }))}
          />
        ) : null}
      </div>
    </li>
  );
}

function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  return (
    <Notice tone="caution" role="alert" title={words.codes.title}>
      <p>{words.codes.text}</p>
      <ul className={tw`grid sm:grid-cols-2 gap-x-6 gap-y-1 pt-3`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={tw`flex flex-wrap gap-3 pt-3`}>
        <Button kind="primary" onClick={onDone}>
          {words.codes.done}
        </Button>
        <CopyButton kind="plain" label={words.codes.copy} text={codes.join("\n")} />
      </div>
    </Notice>
  );
}

function AddPasskey({ onMade }: { readonly onMade: (made: FactorMade) => void }) {
  const form = useServerForm<{ name: string }>({
    resolver: zodResolver(passkeyNameFormSchema),
    failureWords: factorFailure,
    send: async ({ name }) => {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const { options } = await factorCalls.beginPasskey();
      const response = await startRegistration({
        optionsJSON: {
          ...options,
          pubKeyCredParams: [...options.pubKeyCredParams],
          excludeCredentials: [...options.excludeCredentials],
        },
      });
      onMade(await factorCalls.confirmPasskey({ name, response }));
      form.form.reset();
    },
  });
  return (
    <details>
      <summary className={`${buttonLook.plain} ${tw`w-full sm:w-auto cursor-pointer`}`}>
        {words.addPasskey}
      </summary>
      <div className={tw`max-w-narrow pt-2`}>
        <ServerFormFrame form={form} button={words.addPasskey} busy={words.addingPasskey}>
          <TextField label={words.name} hint={words.nameHint} autoComplete="off" {...form.field("name")} />
        </ServerFormFrame>
      </div>
    </details>
  );
}
