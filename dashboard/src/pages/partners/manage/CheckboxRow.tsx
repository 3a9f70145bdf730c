import { tw } from "@iep-insider/sdk/theme";
import { useId } from "react";

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A checkbox with the whole row as its target. */
export function CheckboxRow({ label, hint, isOn, onChange }: Props) {
  const id = useId();
  return (
    <label
      className={tw`flex items-start gap-3 min-h-[2.75rem] px-4 py-3 rounded border border-outline bg-sheet cursor-pointer hover:bg-wash chosen:bg-wash chosen:border-fill`}
    >
      <input
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={tw`flex-none w-5 h-5 mt-1 accent-fill cursor-pointer`}
      />
      <span className={tw`flex flex-col min-w-0`}>
        <span id={`${id}-label`}>{label}</span>
        <span id={`${id}-hint`} className={tw`text-sm text-quiet`}>
          {hint}
        </span>
      </span>
    </label>
  );
}
