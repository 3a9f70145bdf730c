import { tw } from "../../../theme/index.ts";
import { Button, buttonLook } from "../../../ui/index.ts";
import type { PaymentTab } from "../../AccessSurroundings.ts";
import { openTab } from "../../openTab.ts";
import type { GateParts } from "../GateParts.ts";
import type { AskedAgain } from "../payment/keepAsking.ts";
import { useConnection } from "./useConnection.ts";
import { memberGateWords } from "./words.ts";

interface Props {
  /** Opened while the button was pressed; null where the browser blocks it. */
  readonly tab: PaymentTab | null;
  readonly parts: Pick<GateParts, "surroundings" | "calls">;
  /** A member has allowed it: asks once more, and opens the tool. */
  readonly onOpened: () => Promise<AskedAgain>;
  readonly onBack: () => void;
}

/** A member signs in on our own origin, and this page learns of it by asking: no message goes between windows. */
export function SignInAsMember({ tab, parts, onOpened, onBack }: Props) {
  const { stage, again } = useConnection(tab, parts, onOpened);
  const { title } = memberGateWords[stage.at];

  return (
    <div className={tw`flex flex-col items-start gap-4 max-w-text`}>
      <h2 className={tw`text-xl wide:text-2xl font-heading`}>{title}</h2>
      {stage.at === "waiting" ? (
        <>
          <p role="status">
            {stage.isBlocked ? memberGateWords.waiting.blocked : memberGateWords.waiting.inTab}
          </p>
          <p className={tw`text-sm text-quiet`}>{memberGateWords.waiting.private}</p>
        </>
      ) : (
        <p role="status">{memberGateWords[stage.at].text}</p>
      )}
      <div className={tw`flex flex-wrap gap-3`}>
        {stage.at === "waiting" ? (
          <a
            className={stage.isBlocked ? buttonLook.primary : buttonLook.plain}
            href={stage.address}
            target="_blank"
            rel="noopener"
          >
            {stage.isBlocked ? memberGateWords.waiting.open : memberGateWords.waiting.openAgain}
          </a>
        ) : null}
        {stage.at === "over" || stage.at === "failed" ? (
          <Button
            kind="primary"
            onClick={() => again((parts.surroundings.openTab ?? openTab)(memberGateWords.beginning.text))}
          >
            {memberGateWords.over.again}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={onBack}>
          {memberGateWords.back}
        </Button>
      </div>
    </div>
  );
}
