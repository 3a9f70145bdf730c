import { longest, mostGoals } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice } from "@iep-insider/sdk/ui";
import { chooseGoalsWords as words } from "./chooseContent.ts";
import { goalKey, goalName } from "./logic.ts";

interface Props {
  /** All goals of the document. */
  readonly goals: readonly string[];
  /** The names of those to analyze. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Leaves the list, to paste one goal instead. */
  readonly onPaste: () => void;
  readonly isRefused: boolean;
}

/** The goals of a document, all of them chosen as far as one use goes. */
export function ChooseGoals({ goals, chosen, onChange, onPaste, isRefused }: Props) {
  const options = goals.map((text, index) => ({
    id: goalKey(index),
    label: `${goalName(index)}: ${text}`,
    isLong: text.length > longest.goalText,
  }));
  const error =
    chosen.length > mostGoals
      ? words.tooMany(chosen.length - mostGoals)
      : isRefused && chosen.length === 0
        ? words.none
        : undefined;
  return (
    <div className={tw`flex flex-col items-start gap-4`}>
      <Choice
        kind="many"
        legend={words.legend(goals.length)}
        hint={goals.length > mostGoals ? `${words.hint} ${words.limit(mostGoals)}` : words.hint}
        options={options.filter(({ isLong }) => !isLong).map(({ id, label }) => ({ id, label }))}
        chosen={chosen}
        onChange={onChange}
        error={error}
      />
      {options.some(({ isLong }) => isLong) ? <p className={tw`text-quiet`}>{words.tooLong}</p> : null}
      <Button kind="quiet" onClick={onPaste}>
        {words.paste}
      </Button>
    </div>
  );
}
