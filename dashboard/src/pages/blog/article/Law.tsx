import { tw } from "@iep-insider/sdk/theme";
import { createContext, Fragment, useContext } from "react";
import type { CitedRule } from "../../../content/blog/CitedRule.ts";
import { shortCitation } from "./shortCitation.ts";

/** The rules that the article cites, for its citations. */
export const CitedRules = createContext<readonly CitedRule[]>([]);

/**
 * A citation that links to the law.
 * @param at the paragraph within the provision, if the whole citation would be too long.
 * @throws at build time, if the rule is missing on the page.
 */
export function Law({ id, at }: { readonly id: string; readonly at?: string }) {
  const rule = useContext(CitedRules).find((one) => one.id === id);
  if (!rule) throw new Error(`The article cites "${id}" and has no such rule.`);
  return (
    <span className={tw`text-sm text-quiet`}>
      (
      <a href={rule.officialAddress} className={`dash-cite ${tw`hover:text-ink`}`}>
        <Unbroken words={at ?? shortCitation(rule.citation)} />
      </a>
      )
    </span>
  );
}

/** Lines break between the places of a citation, never inside one. */
function Unbroken({ words }: { readonly words: string }) {
  return words.split(/(?<=[,;]) /).map((place, at) => (
    <Fragment key={place}>
      {at === 0 ? null : " "}
      <span className={tw`whitespace-nowrap`}>{place}</span>
    </Fragment>
  ));
}
