import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import type { LeaveResult } from "../Questionnaire.tsx";

interface Props extends LeaveResult {
  readonly labels: { readonly back: string; readonly startOver: string };
  /** What the result is and is not; said once, at its end. */
  readonly honest: string;
  /** What else leads on from here. */
  readonly children?: ReactNode;
}

/** The end of a result: back to the answers, which stay, or over again, which forgets them; and the disclaimer. */
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
