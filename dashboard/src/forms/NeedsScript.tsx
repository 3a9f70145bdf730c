import { Notice } from "@iep-insider/sdk/ui";
import { accountForms } from "../content/accounts.ts";

/** Shown without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice tone="caution" title={accountForms.withoutScripts.title}>
        <p>{accountForms.withoutScripts.text}</p>
      </Notice>
    </noscript>
  );
}
