import { Button } from "@iep-insider/sdk/ui";
import { toasts } from "../../../app/toasts/toasts.ts";
import { partnerWords } from "../../../content/admin/partners.ts";

/** Puts a text into the clipboard, and says whether that went well. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  async function copy() {
    // Missing outside a secure context, and refused where the browser does not allow it.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    toasts.show({ title: isCopied ? partnerWords.copied : partnerWords.notCopied });
  }
  return (
    <Button kind="quiet" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
