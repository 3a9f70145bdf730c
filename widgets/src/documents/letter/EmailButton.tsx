import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { copyText } from "../copyText.ts";
import type { LetterDocument } from "../LetterDocument.ts";
import { emailDraft, longestAddress } from "./emailDraft.ts";
import { letterText } from "./letterText.ts";
import { emailWords as words } from "./words.ts";

export interface EmailButtonProps {
  readonly letter: LetterDocument;
  /** The recipient's e-mail address, when the parent has told us. */
  readonly to?: string | undefined;
  readonly label?: string | undefined;
}

/** Copies the letter and opens a draft in the parent's own e-mail program. The next step is shown below it. */
export function EmailButton({ letter, to, label }: EmailButtonProps) {
  const { notify } = useToolHost();
  const [outcome, setOutcome] = useState<{ isCopied: boolean; isFilled: boolean } | null>(null);

  const open = async (button: Element) => {
    const body = letterText(letter);
    // The clipboard first: the page has the focus only until the e-mail opens.
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

/** Through a link, as if it were pressed: a new window would leave a blank tab behind. */
function openAddress(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.click();
}
