import { tw } from "@iep-insider/sdk/theme";
import { CrisisWatch, Field } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import { answerWords } from "./words.ts";

interface Props {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Makes it a text area with this many lines. */
  readonly rows?: number;
  /** The maximum length. More can be typed or pasted, so that nothing is cut off silently. */
  readonly most: number;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** Free text: with a counter once it gets long, and checked for signs of crisis on the device (ADR 18). */
export function FreeTextField({ most, error, ...field }: Props) {
  const { length } = field.value.trim();
  const over = length - most;
  return (
    <div className={tw`flex flex-col gap-2`}>
      <Field {...field} error={over > 0 ? answerWords.tooLong(over) : error} />
      {length > most * 0.8 ? (
        <p className={tw`text-sm text-quiet`}>{answerWords.count(length, most)}</p>
      ) : null}
      <CrisisWatch text={field.value} />
    </div>
  );
}
