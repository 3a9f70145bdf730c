import { tw } from "@iep-insider/sdk/theme";
import { accountForms } from "../content/accounts.ts";

/** Something is on its way: a ring that turns where motion is welcome, and words. */
export function Waiting({ label = accountForms.waiting }: { readonly label?: string }) {
  return (
    <p role="status" className={tw`flex items-center gap-3 min-h-[2.75rem] text-quiet`}>
      <span className="dash-ring" aria-hidden />
      {label}
    </p>
  );
}
