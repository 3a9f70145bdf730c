import { ApiError } from "@iep-insider/sdk/client";
import { tw } from "@iep-insider/sdk/theme";
import { Button, type ButtonProps, Dialog, FieldError } from "@iep-insider/sdk/ui";
import { type ReactNode, useId, useState } from "react";
import { toasts } from "../app/toasts/toasts.ts";
import { confirmActionWords } from "../content/confirmAction.ts";
import { useOneAtATime } from "./useOneAtATime.ts";

export interface ConfirmActionWords {
  /** The initial button's label: "Refund". */
  readonly button: string;
  /** The question: "Refund $4.99?" */
  readonly title: string;
  /** What will happen. */
  readonly text: ReactNode;
  /** The confirm button's label: "Refund $4.99". */
  readonly confirm: string;
  /** The success message: "Refunded." */
  readonly done: string;
}

interface Props {
  readonly words: ConfirmActionWords;
  /**
   * Runs the action on the server, and refetches what it changed. Errors are shown in place.
   * @returns the message to show instead of `done`, if the outcome was different.
   */
  readonly onDo: () => Promise<string> | Promise<void>;
  readonly kind?: ButtonProps["kind"];
}

/** An action that cannot be undone: asks for confirmation, runs once, and reports the outcome. */
export function ConfirmAction({ words, onDo, kind = "plain" }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, runAlone] = useOneAtATime();
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();

  async function run() {
    setFailure(null);
    try {
      const said = await onDo();
      setOpen(false);
      toasts.show({ title: typeof said === "string" ? said : words.done });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  function close() {
    if (isBusy) return;
    setFailure(null);
    setOpen(false);
  }

  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <Dialog open={isOpen} title={words.title} onClose={close}>
        <div>{words.text}</div>
        {failure === null ? null : <FieldError id={id}>{failure}</FieldError>}
        <div className={tw`flex flex-col sm:flex-row gap-3`}>
          <Button kind="primary" disabled={isBusy} onClick={() => void runAlone(run)}>
            {isBusy ? confirmActionWords.busy : words.confirm}
          </Button>
          <Button disabled={isBusy} onClick={close}>
            {confirmActionWords.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** Why a request is not sent yet, as a message for the user; thrown by `onDo`. */
export class NotYet extends Error {}

/** The server's message, if there is one. */
export function sentenceOf(error: unknown): string {
  if (error instanceof NotYet) return error.message;
  if (!(error instanceof ApiError)) return confirmActionWords.failed;
  if (error.status === 0) return confirmActionWords.offline;
  // For a payment provider's failure, the server's message says what it means for the request.
  const isTold = error.status < 500 || error.code === "provider_unavailable";
  return isTold ? error.sentence : confirmActionWords.failed;
}
