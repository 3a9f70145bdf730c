import { useState } from "react";
import type { CatalogTool } from "../../../catalog/index.ts";
import { includesLetter, oneUseOf } from "../../../catalog/index.ts";
import { tw } from "../../../theme/index.ts";
import { Button, Dialog } from "../../../ui/index.ts";
import type { AccessSurroundings } from "../../AccessSurroundings.ts";
import { Alert } from "./Alert.tsx";
import { Summary } from "./Summary.tsx";
import type { Purchase } from "./usePurchase.ts";
import { paymentGateWords } from "./words.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly alert: string | null;
  readonly purchase: Purchase;
  readonly surroundings: AccessSurroundings;
}

/** For a signed-in user: one use or the membership, in a dialog over the tool's page. */
export function SignedInOffer({ tool, alert, purchase: { pay, isBusy }, surroundings }: Props) {
  const [isOpen, setOpen] = useState(true);
  const use = oneUseOf(tool.id);
  return (
    <div className={tw`flex flex-col items-start gap-4 max-w-text`}>
      <Summary tool={tool} surroundings={surroundings} />
      <p>{paymentGateWords.lead}</p>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {paymentGateWords.howToOpen}
      </Button>
      <Dialog open={isOpen} title={paymentGateWords.openTool(tool.title)} onClose={() => setOpen(false)}>
        <Alert text={alert} />
        <div className={tw`flex flex-col items-start gap-3`}>
          <h3>{paymentGateWords.singleTitle}</h3>
          {use === null ? null : <p>{paymentGateWords.single(use, includesLetter(tool.id))}</p>}
          <Button kind="primary" aria-disabled={isBusy} onClick={() => pay(null)}>
            {isBusy ? paymentGateWords.processing : paymentGateWords.pay}
          </Button>
        </div>
        <div className={tw`flex flex-col items-start gap-3 border-t border-line pt-4`}>
          <h3>{paymentGateWords.proTitle}</h3>
          <p>{paymentGateWords.pro}</p>
          <Button aria-disabled={isBusy} onClick={() => isBusy || surroundings.subscribe(null)}>
            {paymentGateWords.subscribe}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
