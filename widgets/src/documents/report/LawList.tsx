import { tw } from "@iep-insider/sdk/theme";
import { markEnglish } from "@iep-insider/sdk/ui";
import type { LawSentence } from "../ReportDocument.ts";

/** Sentences about the law, each with links to its provisions. */
export function LawList({ sentences }: { readonly sentences: readonly LawSentence[] }) {
  return (
    <ul className={tw`list-disc pl-5 flex flex-col gap-2`}>
      {sentences.map(({ text, provisions }) => (
        <li key={text}>
          {text}
          {provisions.map((provision) => (
            <a
              key={provision.id}
              href={provision.officialAddress}
              target="_blank"
              rel="noopener noreferrer"
              className={tw`block py-1 text-sm text-quiet`}
            >
              {markEnglish(provision.citation)}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
