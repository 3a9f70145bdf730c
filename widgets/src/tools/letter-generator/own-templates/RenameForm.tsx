import { tw } from "@iep-insider/sdk/theme";
import { Button, Field } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { renamed } from "./changes.ts";
import { longestName, tidyName } from "./OwnTemplate.ts";
import type { ChangeProblem, KnownTemplates } from "./useOwnTemplates.tsx";
import { changeProblems, listWords as words } from "./words.ts";

interface Props {
  readonly name: string;
  readonly change: KnownTemplates["change"];
  /** With the new name, or null when the old one stays. */
  readonly onDone: (to: string | null) => void;
}

/** A new name, in the place of the buttons. */
export function RenameForm({ name, change, onDone }: Props) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const save = () => {
    const to = tidyName(typed);
    if (to === "") return setProblem("name-missing");
    const found = change((templates) => renamed(templates, name, to));
    setProblem(found);
    if (found === null) onDone(to);
  };
  return (
    <form
      ref={form}
      noValidate
      className={tw`flex flex-col gap-3 max-w-text pt-1`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={words.newName}
        name="templateName"
        autoComplete="off"
        required
        maxLength={longestName}
        value={typed}
        error={problem ? changeProblems[problem] : undefined}
        onChange={setTyped}
      />
      <div className={tw`flex flex-wrap gap-3`}>
        <Button type="submit">{words.saveName}</Button>
        <Button kind="quiet" onClick={() => onDone(null)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
