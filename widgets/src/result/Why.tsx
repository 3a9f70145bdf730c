import { tw } from "@iep-insider/sdk/theme";
import { Quoting } from "@iep-insider/sdk/ui";
import { resultWords } from "./words.ts";

/** A reason, with its first words in bold. */
export interface Reason {
  readonly name?: string | undefined;
  readonly text: string;
  /** What the text quotes of an English one. */
  readonly quote?: string | undefined;
}

/** Why the verdict is what it is. @param reasons at most three; further ones go into a fold. */
export function Why({ reasons }: { readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-1 max-w-text`}>
      <h3 className={tw`text-lg`}>{resultWords.why}</h3>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
        {reasons.map(({ name, text, quote }) => (
          <li key={text}>
            {name ? <strong className={tw`font-semibold`}>{name}: </strong> : null}
            <Quoting text={text} quote={quote} />
          </li>
        ))}
      </ul>
    </section>
  );
}
