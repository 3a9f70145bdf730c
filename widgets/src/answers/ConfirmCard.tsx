import { tw } from "@iep-insider/sdk/theme";
import { Button, Card } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import { CostAhead } from "../screens/index.ts";
import { answerWords, confirmWords } from "./words.ts";

interface Props {
  readonly title: string;
  readonly lead: string;
  /** The reading. */
  readonly children?: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => void;
  /** What the price is for, if not one answer. */
  readonly cost?: string;
  /** An alternative for the parent. */
  readonly other: ReactNode;
}

/** The reading of a question, for the parent to confirm before it is answered (ADR 31). */
export function ConfirmCard({ title, lead, children, confirm, cost, onConfirm, other }: Props) {
  return (
    <Card>
      <div className={tw`flex flex-col gap-4 max-w-text`}>
        <div className={tw`flex flex-col gap-2`}>
          <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
            {title}
          </h2>
          <p>
            {lead} {confirmWords.free}
          </p>
        </div>
        {children}
        <div className={tw`flex flex-wrap gap-3`}>
          <Button kind="primary" onClick={onConfirm}>
            {confirm}
          </Button>
          {other}
        </div>
        <CostAhead what={cost ?? answerWords.anAnswer} />
      </div>
    </Card>
  );
}
