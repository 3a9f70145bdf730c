import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { copyText } from "../copyText.ts";
import { DocumentActions } from "../DocumentActions.tsx";
import type { LetterDocument } from "../LetterDocument.ts";
import { emailDraft, longestAddress } from "./emailDraft.ts";
import { letterFormat } from "./letterFormat.tsx";
import { letterText } from "./letterText.ts";
import { emailWords as words } from "./words.ts";

export interface LetterActionsProps {
  readonly letter: LetterDocument;
  /** From the specification; `email` is "Open as an E-mail" by default. */
  readonly labels: { readonly copy: string; readonly download: string; readonly email?: string };
  /** The recipient's email address, if the parent entered it. */
  readonly to?: string | undefined;
}

/** All actions on a letter: print it to sign it, copy, Word, text file, and a draft in the parent's email program. */
export function LetterActions({ letter, labels, to }: LetterActionsProps) {
  return (
    <DocumentActions document={letter} format={letterFormat} labels={labels} isPrintFirst>
      <EmailButton letter={letter} to={to} label={labels.email} />
    </DocumentActions>
  );
}

interface EmailButtonProps {
  readonly letter: LetterDocument;
  /** The recipient's email address, if the parent entered it. */
  readonly to?: string | undefined;
  readonly label?: string | undefined;
}

/** Copies the letter and opens a draft in the parent's email program. The next step is shown below it. */
function EmailButton({ letter, to, label }: EmailButtonProps) {
  const { notify } = useToolHost();
  const [outcome, setOutcome] = useState<{ isCopied: boolean; isFilled: boolean } | null>(null);

  const open = async (button: Element) => {
    const body = letterText(letter);
    // The clipboard first: the page has focus only until the email program opens.
    const isCopied = await copyText(body, button);
    const { address, isFilled } = emailDraft(
      { to, subject: letter.subject, body },
      longestAddress(navigator.userAgent),
    );
    setOutcome({ isCopied, isFilled });
    if (!isCopied && !isFilled) notify({ title: words.copyFailed, tone: "stop" });
    openAddress(address);
  };

  return (
    <>
      <Button kind="quiet" onClick={(event) => open(event.currentTarget)}>
        {label ?? (
          <span>
            <span className="iep-unseen">{words.openAs}</span> {words.email}
          </span>
        )}
      </Button>
      {outcome ? (
        <div className={tw`w-full`}>
          {outcome.isCopied || outcome.isFilled ? (
            <Notice tone="good" role="status">
              <p>{outcome.isCopied ? (outcome.isFilled ? words.filled : words.paste) : words.filledOnly}</p>
              {outcome.isCopied ? <p>{words.noneOpened}</p> : null}
            </Notice>
          ) : (
            <Notice tone="stop" role="alert">
              <p>{words.copyFailed}</p>
            </Notice>
          )}
        </div>
      ) : null}
    </>
  );
}

/** Clicks a link, because a new window would leave a blank tab behind. */
function openAddress(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.click();
}
