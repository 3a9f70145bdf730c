import type { CaseRecord, SchoolBreak } from "@iep-insider/sdk/case";
import { dayInWords } from "@iep-insider/sdk/law";
import { createSchoolCalendar } from "@iep-insider/sdk/law/deadlines";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field } from "@iep-insider/sdk/ui";
import { Fold } from "@iep-insider/widgets/result";
import { useState } from "react";
import { deadlinesContent } from "../../../content/deadlines.ts";
import { Entries } from "./Entries.tsx";

const words = deadlinesContent.breaks;
const empty: SchoolBreak = { name: "", first: "", last: "" };

interface Props {
  readonly breaks: readonly CaseRecord<"break">[];
  /** @returns whether it was saved. */
  readonly onAdd: (added: SchoolBreak) => Promise<boolean>;
  readonly onRemove: (id: string) => void;
}

/** The days when school is closed, folded. */
export function SchoolBreaks({ breaks, onAdd, onRemove }: Props) {
  const [typed, setTyped] = useState(empty);
  const [isWrong, setWrong] = useState(false);
  const add = async () => {
    const added = { ...typed, name: typed.name.trim() || words.unnamed };
    setWrong(!isBreak(added));
    if (isBreak(added) && (await onAdd(added))) setTyped(empty);
  };
  return (
    <Fold title={words.title}>
      <p>{words.guess}</p>
      <Entries
        entries={breaks.map(({ id, value: { name, first, last } }) => ({
          id,
          text: `${name}: ${words.days(dayInWords(first), dayInWords(last))}`,
          removeLabel: words.remove(name),
        }))}
        onRemove={onRemove}
      />
      <form
        noValidate
        className={tw`flex flex-col gap-4 max-w-narrow`}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field
          label={words.name}
          hint={words.nameHint}
          value={typed.name}
          maxLength={60}
          onChange={(name) => setTyped({ ...typed, name })}
        />
        <Field
          type="date"
          required
          label={words.first}
          value={typed.first}
          onChange={(first) => setTyped({ ...typed, first })}
        />
        <Field
          type="date"
          required
          label={words.last}
          value={typed.last}
          onChange={(last) => setTyped({ ...typed, last })}
          error={isWrong ? words.wrong : undefined}
        />
        <div>
          <Button type="submit">{words.add}</Button>
        </div>
      </form>
    </Fold>
  );
}

function isBreak(typed: SchoolBreak): boolean {
  try {
    createSchoolCalendar([typed]);
    return true;
  } catch {
    return false;
  }
}
