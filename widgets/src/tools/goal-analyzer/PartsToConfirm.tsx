import type { GoalPartRead } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { ConfirmCard } from "../../answers/index.ts";
import { confirmGoalWords as words } from "./confirmContent.ts";

interface Props {
  readonly parts: readonly GoalPartRead[];
  readonly onConfirm: () => void;
  /** Goes back to the text of the goal. */
  readonly onChange: () => void;
}

/** The parts of the goal as read, to be confirmed before scoring. */
export function PartsToConfirm({ parts, onConfirm, onChange }: Props) {
  return (
    <ConfirmCard
      title={words.title}
      lead={words.lead}
      confirm={words.score}
      onConfirm={onConfirm}
      other={<Button onClick={onChange}>{words.change}</Button>}
    >
      <PartList parts={parts} />
      <p className={tw`text-sm text-quiet`}>{words.hint}</p>
    </ConfirmCard>
  );
}

/** Each part of a goal: whether it was found, and with which words. */
export function PartList({ parts }: Pick<Props, "parts">) {
  return (
    <dl className={tw`flex flex-col gap-3`}>
      {parts.map(({ part, title, isFound, found }) => (
        <div key={part} className={looks[isFound]}>
          <dt className={tw`font-semibold`}>
            {title}: {words.found[isFound]}
          </dt>
          <dd className={tw`break-words`}>{found}</dd>
        </div>
      ))}
    </dl>
  );
}

const looks = {
  yes: tw`flex flex-col border-l-4 pl-3 border-good`,
  partly: tw`flex flex-col border-l-4 pl-3 border-mark`,
  no: tw`flex flex-col border-l-4 pl-3 border-outline`,
} as const;
