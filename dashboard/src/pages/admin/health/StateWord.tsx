import type { HealthState } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";

/** A state as a word; the color adds no information. */
export function StateWord({ state, word }: { readonly state: HealthState; readonly word: string }) {
  return <span className={`${looks[state]} ${tw`font-medium`}`}>{word}</span>;
}

const looks: Readonly<Record<HealthState, string>> = {
  ok: tw`text-good`,
  stand_in: tw`text-caution`,
  missing: tw`text-caution`,
  failing: tw`text-stop`,
};
