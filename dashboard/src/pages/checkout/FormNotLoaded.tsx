import { Button, Notice } from "@iep-insider/sdk/ui";
import { checkoutNotices } from "../../content/checkout.ts";

/** The card form did not come. */
export function FormNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { title, text, retry } = checkoutNotices.notLoaded;
  return (
    <Notice tone="stop" role="alert" title={title}>
      <p>{text}</p>
      <p>
        <Button onClick={onRetry}>{retry}</Button>
      </p>
    </Notice>
  );
}
