import { Choice } from "@iep-insider/sdk/ui";
import type { LetterForm } from "./fields.ts";

const words = {
  legend: "Your language",
  label: "Ask for an interpreter, and for papers in Spanish",
  hint: "The letter gets two or three sentences, with the rule behind them.",
} as const;

interface Props {
  readonly form: LetterForm;
  readonly onChange: (form: LetterForm) => void;
}

/** Whether the letter asks for an interpreter. */
export function InterpreterField({ form, onChange }: Props) {
  return (
    <Choice<"Spanish">
      legend={words.legend}
      kind="many"
      options={[{ id: /* verbatim */ "Spanish", label: words.label, hint: words.hint }]}
      chosen={form.interpreter === "" ? [] : [form.interpreter]}
      onChange={([chosen]) => onChange({ ...form, interpreter: chosen ?? "" })}
    />
  );
}
