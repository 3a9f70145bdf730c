import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { Spinner } from "./Spinner.tsx";

interface Props {
  /** Whether nothing is missing. Until then it looks disabled, and a click says what is missing. */
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly label: string;
  readonly busyLabel: string;
  /** The id of the text that says what is missing. */
  readonly describedBy?: string;
}

/** A form's submit button. */
export function AskButton({ isReady, isBusy, label, busyLabel, describedBy }: Props) {
  return (
    <Button
      kind="primary"
      type="submit"
      aria-disabled={!isReady || isBusy ? true : undefined}
      aria-describedby={describedBy}
    >
      {isBusy ? (
        <span className={tw`inline-flex items-center gap-2`}>
          <Spinner />
          {busyLabel}
        </span>
      ) : (
        label
      )}
    </Button>
  );
}
