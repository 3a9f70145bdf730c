import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { CircleAlert, CircleCheck, CircleDashed, CircleSlash } from "lucide";
import { statusNames } from "../../content/manageSubscription.ts";

/** A state in a word, a shape and a colour: green, orange, red, and grey for all others. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { look, icon } = looks[status] ?? other;
  return (
    <span
      className={`${tw`inline-flex items-center gap-2 rounded-full border px-3 py-1 text-sm font-medium`} ${look}`}
    >
      <Icon node={icon} size="1.1em" />
      {statusNames[status] ?? status}
    </span>
  );
}

const other = { look: tw`text-quiet border-outline`, icon: CircleDashed } as const;
const looks: Readonly<Record<string, { readonly look: string; readonly icon: typeof CircleDashed }>> = {
  active: { look: tw`text-good border-good`, icon: CircleCheck },
  cancelled: { look: tw`text-caution border-caution`, icon: CircleSlash },
  past_due: { look: tw`text-stop border-stop`, icon: CircleAlert },
};
