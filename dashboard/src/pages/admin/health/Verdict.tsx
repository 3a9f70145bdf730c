import type { ServerHealth } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { healthWords } from "../../../content/admin/health.ts";
import { exactTime } from "../kit/exactTime.ts";

interface Props {
  readonly health: ServerHealth;
  readonly isLooking: boolean;
  readonly onLookAgain: () => void;
}

/** Whether there is anything to do, in one sentence. */
export function Verdict({ health, isLooking, onLookAgain }: Props) {
  const states = [...health.checks, ...health.jobs].map(({ state }) => state);
  const open = states.filter((state) => state !== "ok").length;
  const tone = states.includes("failing") ? "stop" : "caution";
  return (
    <div className={tw`flex flex-col items-start gap-3`}>
      <div role="status" className={tw`w-full`}>
        {open === 0 ? (
          <Notice tone="good" title={healthWords.allWell}>
            <p>{healthWords.allWellText}</p>
          </Notice>
        ) : (
          <Notice tone={tone} title={healthWords.toDo(open)}>
            <p>{healthWords.toDoText}</p>
          </Notice>
        )}
      </div>
      <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2`}>
        <Button disabled={isLooking} onClick={onLookAgain}>
          {isLooking ? healthWords.looking : healthWords.lookAgain}
        </Button>
        <p className={tw`text-quiet`}>{healthWords.looked(exactTime(new Date(health.checkedAt)))}</p>
      </div>
    </div>
  );
}
