import { formatCents, prices } from "@iep-insider/sdk/catalog";
import { useOpening } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";

/** Beside the button that leads to the payment gate: the price, before the click. */
export function CostAhead({ what }: { readonly what: string }) {
  if (!useOpening().asks) return null;
  return (
    <p className={tw`text-sm text-quiet`}>
      {`${what} costs ${formatCents(prices.singleUse)}, or comes with a Pro membership.`}
    </p>
  );
}
