import { isStateCode, type StateCode, stateNames } from "@iep-insider/sdk/law";
import { Select } from "@iep-insider/sdk/ui";
import { answerWords } from "./words.ts";

const options = Object.keys(stateNames)
  .filter(isStateCode)
  .map((code) => ({ id: code, label: stateNames[code] }));

interface Props {
  readonly value: StateCode | "";
  readonly onChange: (value: StateCode | "") => void;
}

/** An optional state. */
export function StateField({ value, onChange }: Props) {
  return (
    <Select
      label={answerWords.state}
      hint={answerWords.stateHint}
      none={answerWords.stateNone}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
