import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import type { FailureWords } from "../../content/accounts.ts";
import { newsletter } from "../../content/newsletter.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { useAction } from "../../forms/useAction.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly send: string;
  readonly sending: string;
  /** For visitors who do not want to confirm. */
  readonly otherwise: string;
  /** Where a link that no longer works leads on, and what is said then; without it there is nothing but trying again. */
  readonly askAgain?: string;
  readonly over?: { readonly title: string; readonly text: string };
}

interface Props {
  readonly words: Words;
  readonly failureWords: FailureWords;
  readonly press: () => Promise<void>;
}

/**
 * What a link of a mail asks for, done by one press. Opening the link does nothing: programs that look for bad links
 * open every link of a mail, some of them with scripts.
 */
export function OnePress({ words, failureWords, press }: Props) {
  const { failure, isBusy, run } = useAction(failureWords, press);
  // The same press would fail again.
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
