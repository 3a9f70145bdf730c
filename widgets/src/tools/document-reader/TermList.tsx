import { namedTerms } from "@iep-insider/sdk/law/glossary";
import { tw } from "@iep-insider/sdk/theme";
import { useMemo } from "react";
import { termsWords as words } from "./resultContent.ts";

/** Each term once, in the order of the document, with what it is. */
export function TermList({ pages }: { readonly pages: ReadonlyMap<number, readonly string[]> }) {
  const terms = useMemo(() => {
    const lines = [...pages.values()].flat();
    return [...new Set(lines.flatMap((line) => namedTerms(line).terms))];
  }, [pages]);
  if (terms.length === 0) return <p>{words.none}</p>;
  return (
    <dl className={tw`flex flex-col gap-3`}>
      {terms.map(({ id, term, longForm, explanation }) => (
        <div key={id}>
          <dt className={tw`font-semibold`}>{longForm ? `${term}: ${longForm}` : term}</dt>
          <dd>{explanation}</dd>
        </div>
      ))}
    </dl>
  );
}
