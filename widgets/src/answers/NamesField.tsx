import { Field } from "@iep-insider/sdk/ui";
import { answerWords } from "./words.ts";

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Names that a parent wants removed before sending. They never leave the device, and are never stored. */
export function NamesField({ value, onChange }: Props) {
  return (
    <Field
      label={answerWords.names}
      hint={answerWords.namesHint}
      value={value}
      onChange={onChange}
      autoComplete="off"
    />
  );
}
