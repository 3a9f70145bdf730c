import { tw } from "@iep-insider/sdk/theme";
import { createContext, Fragment, useContext } from "react";
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
    <span className={tw`text-sm text-quiet`}>
      (
      <a href={rule.officialAddress} className={`dash-cite ${tw`hover:text-ink`}`}>
        <Unbroken words={at ?? shortCitation(rule.citation)} />
      </a>
      )
    </span>
  );
}

/** A line ends between two places of a citation, never inside one. */
function Unbroken({ words }: { readonly words: string }) {
  return words.split(/(?<=[,;]) /).map((place, at) => (
    <Fragment key={place}>
      {at === 0 ? null : " "}
      <span className={tw`whitespace-nowrap`}>{place}</span>
    </Fragment>
  ));
}
