import { tw } from "@iep-insider/sdk/theme";
import type { FactPart } from "./factShown.ts";
import { stateFactWords } from "./words.ts";

/** The two labels of a fact (ADR 21). */
export const factLabels = { checked: stateFactWords.checked, askFirst: stateFactWords.askFirst } as const;

/** "Checked in the law" or "Ask the district first". */
export function FactLabel({ label }: { readonly label: NonNullable<FactPart["label"]> }) {
  return <span className={label === stateFactWords.checked ? checked : askFirst}>{label}</span>;
}

const checked = tw`text-sm font-semibold text-good`;
const askFirst = tw`text-sm font-semibold text-caution`;
