import { ApiError } from "@iep-insider/sdk/client";
import type { PartnerWebhook, WebhookDelivery } from "@iep-insider/sdk/contract";
import { webhookToSetSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, FieldError, Notice } from "@iep-insider/sdk/ui";
import { useId, useState } from "react";
import { dayAndTime } from "../../../../app/dayAndTime.ts";
import { toasts } from "../../../../app/toasts/toasts.ts";
import { dayName } from "../../../../chart/labels.ts";
import { webhookDocs, webhookWords as words } from "../../../../content/partnerReporting.ts";
import { ConfirmAction, sentenceOf } from "../../../../forms/ConfirmAction.tsx";
import { CopyButton } from "../../../../forms/CopyButton.tsx";
import { useOneAtATime } from "../../../../forms/useOneAtATime.ts";
import { faultsOf } from "../../fields/faultsOf.ts";
import { keepReporting, reportingCalls } from "./useReporting.ts";

interface Props {
  /** Null before an address was set. */
  readonly webhook: PartnerWebhook | null;
}

/** Where the figures go every day, whether they arrive, and the secret that signs them, right after it was made. */
export function Webhook({ webhook }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const id = useId();
  return (
    <section aria-labelledby={id} className={tw`flex flex-col gap-4`}>
      <h3 id={id} className={tw`font-semibold`}>
        {words.title}
      </h3>
      <p className={tw`max-w-text`}>
        {words.lead}{" "}
        <a href={webhookDocs} target="_blank" rel="noopener">
          {words.docs}
        </a>
      </p>
      <Address webhook={webhook} onSecret={setSecret} />
      {secret ? <Secret secret={secret} /> : null}
      {webhook ? <State webhook={webhook} onSecret={setSecret} /> : null}
      {webhook ? <Deliveries deliveries={webhook.deliveries} /> : null}
    </section>
  );
}

interface AddressProps extends Props {
  readonly onSecret: (secret: string) => void;
}

function Address({ webhook, onSecret }: AddressProps) {
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, runAlone] = useOneAtATime();

  async function save() {
    const fault = faultsOf(webhookToSetSchema, { url })["url"];
    setProblem(fault);
    if (fault !== undefined) return;
    try {
      const { reporting, secret } = await reportingCalls.setWebhook({ url: url.trim() });
      keepReporting(reporting);
      if (secret !== null) onSecret(secret);
      toasts.show({ title: words.saved, tone: "good" });
    } catch (error) {
      const ofField = error instanceof ApiError ? error.fields["url"] : undefined;
      setProblem(ofField ?? sentenceOf(error));
    }
  }

  return (
    <form
      noValidate
      method="post"
      className={tw`flex flex-col items-stretch gap-3`}
      onSubmit={(event) => {
        event.preventDefault();
        void runAlone(save);
      }}
    >
      <Field
        label={words.url}
        hint={words.urlHint}
        maxLength={500}
        autoComplete="off"
        value={url}
        error={problem}
        onChange={setUrl}
      />
      <div className={tw`flex flex-wrap gap-3`}>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.saving : webhook?.state === "on" ? words.change : words.save}
        </Button>
      </div>
    </form>
  );
}

function Secret({ secret }: { readonly secret: string }) {
  return (
    <Notice tone="good" role="status" title={words.secretTitle}>
      <p>{words.secret}</p>
      <p>
        <code className="dash-breakable">{secret}</code>
      </p>
      <CopyButton kind="plain" label={words.copySecret} text={secret} />
    </Notice>
  );
}

interface StateProps {
  readonly webhook: PartnerWebhook;
  readonly onSecret: (secret: string) => void;
}

function State({ webhook: { state, oldSecretUntil }, onSecret }: StateProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, runAlone] = useOneAtATime();
  const isOn = state === "on";

  const ask = (work: () => Promise<void>) =>
    void runAlone(async () => {
      setProblem(null);
      try {
        await work();
      } catch (error) {
        setProblem(sentenceOf(error));
      }
    });

  return (
    <>
      <div role="status" className={tw`flex flex-col gap-2 max-w-text`}>
        <p className={state === "failed" ? tw`text-caution` : ""}>{words.states[state]}</p>
        {oldSecretUntil ? <p>{words.oldUntil(dayAndTime(oldSecretUntil))}</p> : null}
      </div>
      <div className={tw`flex flex-wrap gap-3`}>
        <Button
          disabled={isBusy}
          onClick={() =>
            ask(async () => {
              const reporting = await reportingCalls.testWebhook();
              keepReporting(reporting);
              const isTaken = reporting.webhook?.deliveries[0]?.state === "delivered";
              toasts.show(isTaken ? { title: words.tested, tone: "good" } : { title: words.notTested });
            })
          }
        >
          {isBusy ? words.testing : words.test}
        </Button>
        <Button
          kind="quiet"
          disabled={isBusy}
          onClick={() =>
            ask(async () => {
              keepReporting(await reportingCalls.switchWebhook({ on: !isOn }));
              toasts.show({ title: isOn ? words.turnedOff : words.turnedOn });
            })
          }
        >
          {isOn ? words.turnOff : words.turnOn}
        </Button>
        <ConfirmAction
          kind="quiet"
          words={words.rotate}
          onDo={async () => {
            const changed = await reportingCalls.rotateWebhookSecret();
            keepReporting(changed.reporting);
            if (changed.secret !== null) onSecret(changed.secret);
          }}
        />
      </div>
      {problem ? <FieldError id={id}>{problem}</FieldError> : null}
    </>
  );
}

function Deliveries({ deliveries }: Pick<PartnerWebhook, "deliveries">) {
  return (
    <div className={tw`flex flex-col gap-2`}>
      <h4 className={tw`font-semibold`}>{words.listTitle}</h4>
      {deliveries.length === 0 ? (
        <p className={tw`text-quiet`}>{words.none}</p>
      ) : (
        <ul className={tw`flex flex-col border-b border-line`}>
          {deliveries.map((delivery) => (
            <li key={delivery.id} className={tw`flex flex-col border-t border-line py-2`}>
              <span>{delivery.day === null ? words.aTest : words.figures(dayName(delivery.day))}</span>
              <span className={tw`text-sm text-quiet`}>{outcomeOf(delivery)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What became of a message, in a sentence or two. */
function outcomeOf({ state, attemptedAt, nextAttemptAt, status, problem }: WebhookDelivery): string {
  if (attemptedAt === null) return words.notYet;
  const time = dayAndTime(attemptedAt);
  if (state === "delivered") return words.delivered(time, status ?? 200);
  const why = problem === null ? "" : ` ${words.problem(problem, status)}`;
  const next = nextAttemptAt === null ? "" : ` ${words.waiting(dayAndTime(nextAttemptAt))}`;
  return `${words.failed(time)}${why}${next}`;
}
