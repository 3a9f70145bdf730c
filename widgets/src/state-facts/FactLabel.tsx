import { tw } from "@iep-insider/sdk/theme";
import type { FactShown } from "./factShown.ts";

/** "Checked in the law" or "Ask the district first". */
export function FactLabel({ fact: { isChecked, label } }: { readonly fact: FactShown }) {
  return <span className={isChecked ? checked : askFirst}>{label}</span>;
}

const checked = tw`text-sm font-semibold text-good`;
const askFirst = tw`text-sm font-semibold text-caution`;
