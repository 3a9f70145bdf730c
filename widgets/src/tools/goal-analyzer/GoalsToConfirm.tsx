import type { GoalAnalysis } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { ConfirmCard } from "../../answers/index.ts";
import { Fold } from "../../result/index.ts";
import { confirmGoalsWords as words } from "./confirmContent.ts";
import type { NamedGoal } from "./logic.ts";
import { PartList } from "./PartsToConfirm.tsx";

interface Props {
  readonly goals: readonly GoalAnalysis[];
  readonly named: readonly NamedGoal[];
  readonly onConfirm: () => void;
  /** Goes back to the list of goals. */
  readonly onChange: () => void;
}

/** The parts of all goals as read, folded by goal, to be confirmed before scoring. */
export function GoalsToConfirm({ goals, named, onConfirm, onChange }: Props) {
  return (
    <ConfirmCard
      title={words.title}
      lead={words.lead}
      confirm={words.score}
      cost={words.cost}
      onConfirm={onConfirm}
      other={<Button onClick={onChange}>{words.change}</Button>}
    >
      <div>
        {goals.map(({ partsRead = [], feedback }, index) => {
          const { name, text } = named[index] ?? { name: "", text: null };
          const found = partsRead.filter(({ isFound }) => isFound !== "no").length;
          const short = partsRead.length > 0 ? words.partsFound(found, partsRead.length) : words.noReading;
          return (
            <Fold
              key={name}
              title={name}
              short={<span className={tw`block text-sm text-quiet`}>{short}</span>}
            >
              <p className={tw`break-words`}>{text}</p>
              {partsRead.length > 0 ? <PartList parts={partsRead} /> : <p>{feedback}</p>}
            </Fold>
          );
        })}
      </div>
    </ConfirmCard>
  );
}
