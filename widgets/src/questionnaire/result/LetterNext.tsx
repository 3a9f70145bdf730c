import { type HandOff, useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { questionnaireWords } from "../words.ts";

interface Props {
  /** Why a letter comes next, in one or two sentences. */
  readonly note: string;
  readonly button: string;
  /** The tool it comes from, and fields of the letter's form to begin with. */
  readonly start: HandOff;
  /** `plain` where the result has a nearer next step of its own. */
  readonly kind?: "primary" | "plain";
}

/** The way from a result to the letter that asks for it, with what was ticked. */
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
