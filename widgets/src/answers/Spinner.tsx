import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import type { IconNode } from "lucide";

/** A spinner, still with reduced motion. Text repeats its meaning. */
export function Spinner() {
  return (
    <span className={tw`inline-block quick:animate-spin`}>
      <Icon node={threeQuarters} size="1.25em" />
    </span>
  );
}

/** Our own path, since an icon of the set would be in every element's runtime. */
const threeQuarters: IconNode = [["path", { d: "M12 3a9 9 0 1 1-9 9" }]];
