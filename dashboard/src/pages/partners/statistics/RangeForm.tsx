import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { type SyntheticEvent, useId, useState } from "react";
import { statisticsWords as words } from "../../../content/partnerStatistics.ts";
import { isDay } from "./days.ts";

interface Props {
  /** The initial values. */
  readonly from: string;
  readonly to: string;
  readonly onChoose: (days: { readonly from: string; readonly to: string }) => void;
}

/** A custom range. */
export function RangeForm({ from: first, to: last, onChoose }: Props) {
  const id = useId();
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(last);
  const [fault, setFault] = useState<string | null>(null);
  const choose = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = !isDay(from) || !isDay(to) ? words.missingDay : from > to ? words.wrongOrder : null;
    setFault(found);
    if (found === null) onChoose({ from, to });
    else document.getElementById(`${id}-to`)?.focus();
  };
  const fields = [
    { name: "from", label: words.from, value: from, set: setFrom },
    { name: "to", label: words.to, value: to, set: setTo },
  ] as const;
  return (
    <form onSubmit={choose} noValidate className={tw`flex flex-col gap-2`}>
      <div className={tw`flex flex-row flex-wrap items-end gap-3`}>
        {fields.map(({ name, label, value, set }) => (
          <div key={name} className={tw`flex flex-col gap-1`}>
            <label htmlFor={`${id}-${name}`} className={tw`font-medium`}>
              {label}
            </label>
            <input
              id={`${id}-${name}`}
              type="date"
              value={value}
              aria-invalid={fault !== null}
              aria-describedby={fault === null ? undefined : `${id}-fault`}
              onChange={(event) => set(event.currentTarget.value)}
              className={tw`block rounded border border-outline bg-sheet text-ink px-3 py-2 min-h-[2.75rem]`}
            />
          </div>
        ))}
        <Button type="submit">{words.show}</Button>
      </div>
      {fault === null ? null : <FieldError id={`${id}-fault`}>{fault}</FieldError>}
    </form>
  );
}
