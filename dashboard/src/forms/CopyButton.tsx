import { Button, type ButtonProps } from "@iep-insider/sdk/ui";
import { toasts } from "../app/toasts/toasts.ts";
import { copyWords } from "../content/confirmAction.ts";

interface Props {
  readonly label: string;
  readonly text: string;
  readonly kind?: ButtonProps["kind"];
}

/** Copies a text to the clipboard, and reports success or failure. */
export function CopyButton({ label, text, kind = "quiet" }: Props) {
  async function copy() {
    // Missing outside a secure context, and rejected without permission.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    toasts.show({ title: isCopied ? copyWords.copied : copyWords.notCopied });
  }
  return (
    <Button kind={kind} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
