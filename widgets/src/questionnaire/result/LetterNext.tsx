import { type HandOff, useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { questionnaireWords } from "../words.ts";

interface Props {
  /** Why a letter is the next step, in one or two sentences. */
  readonly note: string;
  readonly button: string;
  /** The originating tool, and initial fields of the letter's form. */
  readonly start: HandOff;
  /** `plain` if the result has a more urgent next step. */
  readonly kind?: "primary" | "plain";
}

/** A link from a result to the suggested letter, with the answers. */
export function LetterNext({ note, button, start, kind = "primary" }: Props) {
  const { handOff } = useToolHost();
  return (
    <div className={tw`flex flex-col items-start gap-3`}>
      <p className={tw`max-w-text`}>
        {note} {questionnaireWords.letterIncluded}
      </p>
      <Button kind={kind} onClick={() => handOff("letter-generator", start)}>
        {button}
      </Button>
    </div>
  );
}
