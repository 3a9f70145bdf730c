import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { LoaderCircle } from "lucide";

/** Turns while something is under way; stands still where a parent wants less motion. Words say it too. */
export function Spinner() {
  return (
    <span className={tw`inline-block quick:animate-spin`}>
      <Icon node={LoaderCircle} size="1.25em" />
    </span>
  );
}
