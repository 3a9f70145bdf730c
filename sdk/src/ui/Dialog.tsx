import { X } from "lucide";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { tw } from "../theme/index.ts";
import { Icon } from "./Icon.tsx";
import { uiWords } from "./words.ts";

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called once, however the dialog is closed: its button, Escape, or a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal based on `<dialog>`: it traps focus, restores it, and needs no styles on the page. */
export function Dialog({ open, ...shown }: DialogProps) {
  return open ? <OpenDialog {...shown} /> : null;
}

function OpenDialog({ title, onClose, children }: Omit<DialogProps, "open">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // A layout effect's cleanup runs while the dialog is still in the document; closed later, it would not restore the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press outside is a second way; Escape and the button are there.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`iep-dialog ${tw`rounded border border-line bg-sheet text-ink p-0 max-w-narrow`}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={tw`flex flex-col gap-4 p-6`}>
        <div className={tw`flex items-start justify-between gap-4`}>
          <h2 id={id} className={tw`text-lg`}>
            {title}
          </h2>
          <button
            type="button"
            aria-label={uiWords.close}
            onClick={onClose}
            className={tw`inline-flex items-center justify-center flex-none w-11 h-11 -m-2 text-quiet hover:text-ink`}
          >
            <Icon node={X} size="1.5em" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
