import { tw } from "@iep-insider/sdk/theme";
import { createContext, useContext } from "react";
import type { CitedRule } from "../../../content/blog/CitedRule.ts";
import { shortCitation } from "./shortCitation.ts";

/** The rules that the article cites, for the citations inside it. */
export const CitedRules = createContext<readonly CitedRule[]>([]);

/**
 * A citation behind a sentence, which leads to the law itself.
 * @param at the exact place within the provision, where the whole of it would be too long a row.
 * @throws while the page is built, when the article cites what its page does not have.
 */
export function Law({ id, at }: { readonly id: string; readonly at?: string }) {
  const rule = useContext(CitedRules).find((one) => one.id === id);
  if (!rule) throw new Error(`The article cites "${id}" and has no such rule.`);
  return (
    <a href={rule.officialAddress} className={tw`text-sm text-quiet hover:text-ink`}>
      ({at ?? shortCitation(rule.citation)})
    </a>
  );
}
