import { Notice } from "@iep-insider/sdk/ui";
import type { AccountFailure } from "../../app/account/accountFailure.ts";

/** What went wrong, in place. */
export function FailureNotice({ failure }: { readonly failure: AccountFailure | null }) {
  if (!failure) return null;
  return (
    <Notice tone="stop" role="alert" title={failure.title}>
      <p>{failure.text}</p>
    </Notice>
  );
}
