import type { CatalogTool } from "../../../catalog/index.ts";
import { tw } from "../../../theme/index.ts";
import { Button } from "../../../ui/index.ts";
import { Alert } from "./Alert.tsx";
import type { Purchase, Stage } from "./usePurchase.ts";
import { paymentGateWords } from "./words.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly stage: Extract<Stage, { at: "use" }>;
  readonly purchase: Purchase;
}

/** Before a use is spent the parent knows that its day begins now. */
export function OneUse({ tool, stage: { isCredit, alert }, purchase: { use, isBusy } }: Props) {
  return (
    <div className={tw`flex flex-col items-start gap-4 max-w-text`}>
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {paymentGateWords.use.title(tool.title)}
      </h2>
      <p>{isCredit ? paymentGateWords.use.credit : paymentGateWords.use.own}</p>
      <Alert text={alert} />
      <Button kind="primary" aria-disabled={isBusy} onClick={use}>
        {isBusy ? paymentGateWords.use.opening : paymentGateWords.use.open}
      </Button>
    </div>
  );
}
