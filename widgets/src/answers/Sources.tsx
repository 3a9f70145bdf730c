import type { AnswerCitation } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { markEnglish } from "@iep-insider/sdk/ui";
import { sourceWords as words } from "./sourceWords.ts";

/** The rules with links, and how sure we are of those that are not verified. */
export function SourceList({ citations }: { readonly citations: readonly AnswerCitation[] }) {
  if (citations.length === 0) return <p>{words.noSources}</p>;
  return (
    <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
      {citations.map((citation) => (
        <li key={citation.id}>
          <SourceLink {...citation} />
        </li>
      ))}
    </ul>
  );
}

/** One rule, with its status in words if it was not read in the law. */
export function SourceLink({ label, address, status, statusInWords }: Omit<AnswerCitation, "id">) {
  const name = markEnglish(label);
  const isWeb = address !== null && /^https?:\/\//i.test(address);
  return (
    <>
      {isWeb ? (
        <a href={address} target="_blank" rel="noopener noreferrer" className={tw`break-words`}>
          {name}
          <span className="iep-unseen"> {words.newTab}</span>
        </a>
      ) : (
        <>
          {name} <span className={tw`text-sm text-quiet`}>{words.noAddress}</span>
        </>
      )}
      {status === "verified" ? null : <span className={tw`block text-sm text-quiet`}>{statusInWords}</span>}
    </>
  );
}
