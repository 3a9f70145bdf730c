import { type Citation, statusInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { SourceLink } from "../../answers/index.ts";

interface Props<Id extends string> {
  readonly sentences: readonly { readonly text: string; readonly provisions: readonly Id[] }[];
  readonly cited: Readonly<Record<Id, Citation>>;
}

/** Sentences about the law, and below them their provisions, each once. */
export function CitedList<Id extends string>({ sentences, cited }: Props<Id>) {
  const ids = new Set(sentences.flatMap(({ provisions }) => provisions));
  return (
    <>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
        {sentences.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ul className={tw`flex flex-col gap-1 text-sm text-quiet`}>
        {[...ids].map((id) => {
          const { citation, officialAddress, status } = cited[id];
          return (
            <li key={id}>
              <SourceLink
                label={citation}
                address={officialAddress}
                status={status}
                statusInWords={statusInWords(status)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
