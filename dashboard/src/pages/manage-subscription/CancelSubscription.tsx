import { tw } from "@iep-insider/sdk/theme";
import { Button, Dialog } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { cancellation, manage } from "../../content/manageSubscription.ts";

interface Props {
  /** The day that access ends, as shown; null if unknown. */
  readonly until: string | null;
  readonly isBusy: boolean;
  /** @returns whether it succeeded; failures are shown elsewhere. */
  readonly onCancel: () => Promise<boolean>;
}

/** Canceling takes two clicks. Between them the page says when access ends, and never argues. */
export function CancelSubscription({ until, isBusy, onCancel }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{manage.cancel}</Button>
      <Dialog open={isOpen} title={cancellation.title} onClose={() => setOpen(false)}>
        <p>{until ? cancellation.text(until) : cancellation.textWithoutDay}</p>
        <div className={tw`flex flex-col sm:flex-row gap-3`}>
          <Button
            kind="primary"
            disabled={isBusy}
            onClick={async () => {
              await onCancel();
              setOpen(false);
            }}
          >
            {isBusy ? cancellation.confirming : cancellation.confirm}
          </Button>
          <Button onClick={() => setOpen(false)}>{cancellation.keep}</Button>
        </div>
      </Dialog>
    </>
  );
}
