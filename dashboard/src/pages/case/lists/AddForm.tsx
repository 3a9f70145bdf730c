import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { listWords } from "../../../content/case.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { useSaving } from "../useSaving.ts";

interface Props {
  /** The button that opens it. */
  readonly label: string;
  /** Saves what was typed. */
  readonly onSave: () => Promise<void>;
  /** Whether enough was typed to be saved. */
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/** A short form behind a button, which adds one entry and closes. */
export function AddForm({ label, onSave, isReady, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { failure, save } = useSaving();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The pressed button was replaced.
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>("input, textarea")?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen)
    return (
      <div>
        <Button ref={button} onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
    );
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isReady && (await save(onSave))) setOpen(false);
  };
  return (
    <form ref={form} onSubmit={(event) => void add(event)} className={tw`flex flex-col gap-4 max-w-text`}>
      {children}
      <FailureNotice failure={failure} />
      <div className={tw`flex flex-wrap gap-3`}>
        <Button type="submit" kind="primary">
          {listWords.save}
        </Button>
        <Button onClick={() => setOpen(false)}>{listWords.cancel}</Button>
      </div>
    </form>
  );
}
