import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import type { Forgotten } from "../useForgotten.ts";
import { forgottenWords } from "./words.ts";

export interface ForgottenNoticeProps {
  readonly forgotten: Forgotten;
  /** What was deleted, if it is more than this tool's data. */
  readonly text?: string;
}

/** Shown after everything was deleted, with a button to undo it while the page is open. */
export function ForgottenNotice({ forgotten, text = forgottenWords.forgotten }: ForgottenNoticeProps) {
  const { undo, isSaid } = forgotten;
  const said = useRef<HTMLParagraphElement>(null);
  // The pressed button was removed, so focus moves here; after a new screen has moved it to its heading, and not if a
  // parent is already filling in a field.
  useEffect(() => {
    if (isSaid.current) return;
    const timer = setTimeout(() => {
      isSaid.current = true;
      const root = said.current?.getRootNode() as Document | ShadowRoot | undefined;
      if (!root?.activeElement?.matches("input, textarea, select")) said.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [isSaid]);
  return (
    <Notice tone="good" role="status">
      <p ref={said} tabIndex={-1}>
        {undo ? `${text} ${forgottenWords.untilLeft}` : forgottenWords.isBack}
      </p>
      {undo ? (
        <div className={tw`pt-1`}>
          <Button onClick={undo}>{forgottenWords.undo}</Button>
        </div>
      ) : null}
    </Notice>
  );
}
