import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { Chips } from "./Chips.tsx";
import { translatorWords } from "./content.ts";
import type { Found } from "./useTerms.tsx";

interface Props {
  readonly found: Extract<Found, { readonly asked: string }>;
  readonly onPress: (name: string) => void;
  readonly onLookUp: (term: string) => void;
}

/** A text that the glossary has no term for: the nearest ones, and the way to the server, at a press. */
export function NotFound({ found, onPress, onLookUp }: Props) {
  const { asked } = found;
  return (
    <section className={tw`flex flex-col gap-3 max-w-text`}>
      <h2 tabIndex={-1} className={tw`text-lg`}>
        {found.at === "near" ? translatorWords.nearTitle(asked) : translatorWords.unknownTitle(asked)}
      </h2>
      {found.at === "near" ? <Chips names={found.names} onPress={onPress} /> : null}
      <p className={tw`text-sm text-quiet`}>{translatorWords.lookUpNote}</p>
      <div>
        <Button onClick={() => onLookUp(asked)}>{translatorWords.lookUp(asked)}</Button>
      </div>
    </section>
  );
}
