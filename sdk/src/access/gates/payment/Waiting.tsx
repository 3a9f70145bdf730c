import { useEffect, useState } from "react";
import { tw } from "../../../theme/index.ts";
import { Button, buttonLook } from "../../../ui/index.ts";
import { keepAsking } from "./keepAsking.ts";
import type { Purchase, Stage } from "./usePurchase.ts";
import { paymentGateWords } from "./words.ts";

interface Props {
  readonly stage: Extract<Stage, { at: "waiting" }>;
  readonly purchase: Purchase;
}

/** Shown while a payment is made elsewhere. It polls as long as it is shown, for 30 minutes at most. */
export function Waiting({ stage: { where, address }, purchase: { ask, changeMind } }: Props) {
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    if (!isTooLong) return keepAsking(ask, () => setTooLong(true));
  }, [ask, isTooLong]);
  const { waiting } = paymentGateWords;
  const { title, text } = isTooLong ? waiting.tooLong : waiting[where];
  return (
    <div className={tw`flex flex-col items-start gap-4 max-w-text`}>
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {title}
      </h2>
      <p role="status">{text}</p>
      <div className={tw`flex flex-wrap gap-3`}>
        {isTooLong ? (
          <Button kind="primary" onClick={() => setTooLong(false)}>
            {waiting.tooLong.askAgain}
          </Button>
        ) : null}
        {address === null ? null : (
          <a className={buttonLook.plain} href={address} target="_blank" rel="noopener">
            {waiting.openAgain}
          </a>
        )}
        <Button onClick={changeMind}>{waiting.changedMind}</Button>
      </div>
    </div>
  );
}
