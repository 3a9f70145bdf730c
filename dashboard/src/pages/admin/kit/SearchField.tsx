import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useId, useState } from "react";
import { listWords } from "../../../content/admin/kit.ts";
import { longestSearch } from "./Resource.ts";

interface Props {
  /** What it looks in: "Name or address". */
  readonly label: string;
  /** How it looks: "By how it begins." */
  readonly hint?: string | undefined;
  /** What is searched for now, "" for nothing. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches on submit only, so that half a word is never searched and never in the address. */
export function SearchField({ label, hint, value, onSearch }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The address was changed from outside, as by the back button.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  return (
    <search>
      <form
        className={tw`flex flex-col gap-1`}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <label htmlFor={id} className={tw`font-medium`}>
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className={tw`text-sm text-quiet`}>
            {hint}
          </p>
        ) : null}
        <div className={tw`flex flex-wrap gap-3`}>
          <input
            id={id}
            type="search"
            value={typed}
            maxLength={longestSearch}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={hint ? `${id}-hint` : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className={tw`block flex-1 min-w-[10rem] rounded border border-outline bg-sheet text-ink px-3 py-2 min-h-[2.75rem]`}
          />
          <Button type="submit">{listWords.search}</Button>
          {value === "" ? null : (
            <Button kind="quiet" onClick={() => onSearch("")}>
              {listWords.clearSearch}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
