import { ApiError } from "@iep-insider/sdk/client";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";

interface Props {
  readonly words: Readonly<Record<"title" | "text" | "look" | "overwrite", string>>;
  readonly isBusy: boolean;
  /** Replaces the typed values with the saved ones. */
  readonly onLook: () => void;
  /** Overwrites the saved values. */
  readonly onOverwrite: () => void;
}

/**
 * Replaces the save button when another user saved first. The typed values stay in their fields. Both options lose
 * something, so neither is the primary one.
 */
export function ChangedMeanwhile({ words, isBusy, onLook, onOverwrite }: Props) {
  const notice = useRef<HTMLDivElement>(null);

  // The pressed button was removed. Also after an overwrite that lost to yet another save.
  useEffect(() => {
    if (!isBusy) notice.current?.focus();
  }, [isBusy]);

  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="caution" role="alert" title={words.title}>
        <p className={tw`max-w-text`}>{words.text}</p>
        <div className={tw`flex flex-col sm:flex-row gap-3 pt-2`}>
          <Button disabled={isBusy} onClick={onLook}>
            {words.look}
          </Button>
          <Button disabled={isBusy} onClick={onOverwrite}>
            {words.overwrite}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** Whether a save was rejected because something else was saved in the meantime. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === "changed_meanwhile";
}
