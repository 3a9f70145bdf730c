import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import type { FailureWords } from "../../content/accounts.ts";
import { newsletter } from "../../content/newsletter.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { useAction } from "../account/useAction.ts";

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly send: string;
  readonly sending: string;
  /** For whoever came here and does not want it. */
  readonly otherwise: string;
  /** Where a link that no longer works leads on; without it there is nothing but trying again. */
  readonly askAgain?: string;
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
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      ways={<p className={tw`text-quiet`}>{words.otherwise}</p>}
    >
      {failure ? (
        <div ref={notice} tabIndex={-1}>
          <Notice tone="stop" role="alert" title={failure.title}>
            <p>{failure.text}</p>
          </Notice>
        </div>
      ) : null}
      <div className={tw`flex flex-col sm:flex-row sm:flex-wrap gap-3`}>
        <Button kind="primary" aria-disabled={isBusy} onClick={run}>
          {isBusy ? words.sending : words.send}
        </Button>
        {failure && words.askAgain ? (
          <SiteLink to={`/resources#${newsletter.section.id}`} className={buttonLook.plain}>
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
