import { reminders } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { server, serverCalls } from "../../app/server.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import type { FailureWords } from "../../content/accounts.ts";
import { newsletter, newsletterFailures } from "../../content/newsletter.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { SuccessPanel } from "../../forms/SuccessPanel.tsx";
import { useAction } from "../../forms/useAction.ts";
import { useLinkToken } from "../../forms/useLinkToken.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { useReveal } from "../../layout/useReveal.ts";
import { NewsletterForm } from "./NewsletterForm.tsx";

const reminderServer = serverCalls(reminders);

/** Confirms or stops the newsletter, or stops reminders, with the link from a mail; without a link, shows the form. */
export function Component() {
  useReveal(useHydrated());
  const toConfirm = useLinkToken("confirm");
  const toStop = useLinkToken("unsubscribe");
  const toStopReminders = useLinkToken("reminders");
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // Replaces the token in the history, so that a reload shows the outcome.
  const finish = (done: Done) => void navigate(pathname, { replace: true, state: { done } });

  if (toConfirm)
    return (
      <ConfirmByClick
        words={newsletter.confirm}
        failureWords={newsletterFailures.confirm}
        press={async () => {
          await server.confirmNewsletter({ token: toConfirm });
          finish("confirmed");
        }}
      />
    );
  if (toStop)
    return (
      <ConfirmByClick
        words={newsletter.stop}
        failureWords={newsletterFailures.stop}
        press={async () => {
          await server.unsubscribeNewsletter({ token: toStop });
          finish("stopped");
        }}
      />
    );
  if (toStopReminders)
    return (
      <ConfirmByClick
        words={newsletter.stopReminders}
        failureWords={newsletterFailures.stopReminders}
        press={async () => {
          await reminderServer.unsubscribeReminders({ token: toStopReminders });
          finish("reminders stopped");
        }}
      />
    );
  // Pre-rendering shows the form, whatever the URL.
  switch (toStop === undefined ? null : doneIn(state)) {
    case "confirmed":
      return <Confirmed />;
    case "stopped":
      return <Stopped />;
    case "reminders stopped":
      return (
        <SuccessPanel title={newsletter.stopReminders.doneTitle}>
          <p className={tw`text-lg`}>{newsletter.stopReminders.doneText}</p>
        </SuccessPanel>
      );
    default:
      return (
        <FormPage title={newsletter.title} lead={newsletter.lead}>
          <NewsletterForm isNarrow />
          <StopWithoutScript />
        </FormPage>
      );
  }
}

const outcomes = ["confirmed", "stopped", "reminders stopped"] as const;
type Done = (typeof outcomes)[number];

function doneIn(state: unknown): Done | null {
  if (typeof state !== "object" || state === null || !("done" in state)) return null;
  return outcomes.find((done) => done === state.done) ?? null;
}

function Confirmed() {
  const { doneTitle, doneText, toResources } = newsletter.confirm;
  return (
    <SuccessPanel title={doneTitle}>
      <p className={tw`text-lg`}>{doneText}</p>
      <div className={tw`flex flex-col sm:flex-row pt-2`}>
        <SiteLink to="/resources" className={buttonLook.primary}>
          {toResources}
        </SiteLink>
      </div>
    </SuccessPanel>
  );
}

function Stopped() {
  const { doneTitle, doneText, changedMind, again } = newsletter.stop;
  return (
    <SuccessPanel title={doneTitle}>
      <p className={tw`text-lg`}>{doneText}</p>
      <LabelledLink before={changedMind} to={`/resources#${newsletter.section.id}`} label={again} />
    </SuccessPanel>
  );
}

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly send: string;
  readonly sending: string;
  /** For visitors who do not want to confirm. */
  readonly otherwise: string;
  /** The way on from an expired link; without it the only option is to retry. */
  readonly askAgain?: string;
  readonly over?: { readonly title: string; readonly text: string };
}

interface Props {
  readonly words: Words;
  readonly failureWords: FailureWords;
  readonly press: () => Promise<void>;
}

/**
 * Performs a mail link's action on a click. Opening the link does nothing, because link scanners open every link of a
 * mail, some of them with scripts.
 */
function ConfirmByClick({ words, failureWords, press }: Props) {
  const { failure, isBusy, run } = useAction(failureWords, press);
  // Retrying would fail again.
  const over = failure?.code === "invalid_link" ? words.over : undefined;
  const said = over ?? failure;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      links={<p className={tw`text-quiet`}>{words.otherwise}</p>}
    >
      {said ? (
        <div ref={notice} tabIndex={-1}>
          <Notice tone={over ? "info" : "stop"} role="alert" title={said.title}>
            <p>{said.text}</p>
          </Notice>
        </div>
      ) : null}
      <div className={tw`flex flex-col sm:flex-row sm:flex-wrap gap-3`}>
        {over ? null : (
          <Button kind="primary" aria-disabled={isBusy} onClick={run}>
            {isBusy ? words.sending : words.send}
          </Button>
        )}
        {failure && words.askAgain ? (
          <SiteLink
            to={`/resources#${newsletter.section.id}`}
            className={over ? buttonLook.primary : buttonLook.plain}
          >
            {words.askAgain}
          </SiteLink>
        ) : null}
      </div>
      <p role="status" className="iep-unseen">
        {isBusy ? words.sending : ""}
      </p>
    </FormPage>
  );
}

/** Works without JavaScript: the form posts to the current URL, whose query identifies the subscriber. */
function StopWithoutScript() {
  return (
    <noscript>
      <form method="post" className={tw`flex flex-col gap-3`}>
        <p>{newsletter.withoutScripts.stop}</p>
        <Button type="submit">{newsletter.stop.send}</Button>
      </form>
    </noscript>
  );
}
