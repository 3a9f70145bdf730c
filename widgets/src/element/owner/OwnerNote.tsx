import { tw } from "@iep-insider/sdk/theme";
import { useEffect } from "react";
import { type Findings, faultsOf } from "./faultsOf.ts";
import { ownerWords } from "./words.ts";

interface Props extends Findings {
  readonly tag: string;
}

/**
 * What is wrong with an embed, for the site's owner: in full in the console, and as one collapsed line below the tool,
 * so that no parent thinks it is their mistake.
 */
export function Part({ tag, ...findings }: Props) {
  const faults = faultsOf(findings, location.origin);
  const all = faults.join("\n");
  useEffect(() => {
    if (all) console.warn(`<${tag}>: ${all}`);
  }, [tag, all]);
  if (!all) return null;
  return (
    <details className={tw`mt-4 text-sm text-quiet`}>
      <summary className={tw`py-1`}>{ownerWords.forSiteOwner}</summary>
      {faults.map((fault) => (
        <p key={fault} className={tw`mt-1`}>
          &lt;{tag}&gt;: {fault}
        </p>
      ))}
    </details>
  );
}
