import { tw } from "@iep-insider/sdk/theme";
import { accountForms } from "../content/accounts.ts";

/** A spinner (still, with reduced motion) and a label. */
export function Waiting({ label = accountForms.waiting }: { readonly label?: string }) {
  return (
    <p role="status" className={tw`flex items-center gap-3 min-h-[2.75rem] text-quiet`}>
      <span className="dash-ring" aria-hidden />
      {label}
    </p>
  );
}
