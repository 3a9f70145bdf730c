import { tw } from "@iep-insider/sdk/theme";
import { Chips } from "./Chips.tsx";
import { termCardWords } from "./cardContent.ts";
import type { Beside } from "./useTerms.tsx";

interface Props {
  /** The term that the card explains. */
  readonly name: string;
  readonly beside: Beside;
  readonly onChoose: (name: string) => void;
}

/** What was typed beside the term of this card: the other terms to press, and what was only guessed. */
export function AlsoTyped({ name, beside: { others, readAs, hasMore }, onChoose }: Props) {
  if (others.length === 0 && !hasMore) return null;
  return (
    <div className={tw`flex flex-col gap-2 max-w-text`}>
      <p>{others.length > 0 ? termCardWords.oneOfSeveral(name) : termCardWords.partly(name)}</p>
      {others.length > 0 ? <Chips names={others} onPress={onChoose} /> : null}
      {readAs.map((one) => (
        <p key={one.typed} className={tw`text-sm text-quiet`}>
          {termCardWords.readAs(one.typed, one.name)}
        </p>
      ))}
    </div>
  );
}
