import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import type { LeaveResult } from "../Questionnaire.tsx";

interface Props extends LeaveResult {
  readonly labels: { readonly back: string; readonly startOver: string };
  /** The disclaimer. */
  readonly honest: string;
  /** Further links. */
  readonly children?: ReactNode;
}

/** The end of a result: back to the answers, start over, and the disclaimer. */
export function ResultEnd({ back, startOver, labels, honest, children }: Props) {
  return (
    <>
      <div className={tw`flex flex-wrap gap-3`}>
        <Button onClick={back}>{labels.back}</Button>
        <Button kind="quiet" onClick={startOver}>
          {labels.startOver}
        </Button>
        {children}
      </div>
      <p className={tw`max-w-text text-sm text-quiet`}>{honest}</p>
    </>
  );
}
