import { useOpening, useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useMemo, useRef, useState } from "react";
import { DocumentActions, reportFormat } from "../../documents/index.ts";
import { WhenOpen } from "../../later/index.ts";
import { AddressAhead, useFocusOnNewScreen } from "../../screens/index.ts";
import { checklistWords } from "./content.ts";
import type { CheckedItems } from "./logic.ts";
import type { WeakPoint } from "./points.ts";
import { checklistReport } from "./report.ts";

/** The list as a document, who can help, and buttons to continue or start over. */
export function TakeWithYou({
  checked,
  points,
  startOver,
}: {
  readonly checked: CheckedItems;
  readonly points: readonly WeakPoint[];
  readonly startOver: () => void;
}) {
  const { openPage } = useToolHost();
  const { isOpen } = useOpening();
  const [isWanted, setWanted] = useState(false);
  const taking = useRef<HTMLElement>(null);
  useFocusOnNewScreen(taking, isWanted);
  const [day] = useState(() => new Date().toLocaleDateString("en-US", { dateStyle: "long" }));
  const document = useMemo(() => checklistReport(checked, day, points), [checked, day, points]);
  return (
    <>
      <section ref={taking} className={tw`flex flex-col gap-3 pt-4 border-t border-line`}>
        <h3 className={tw`text-lg font-heading`}>{checklistWords.takeTitle}</h3>
        <p className={tw`max-w-text`}>{checklistWords.takeLead}</p>
        {isOpen || isWanted ? (
          <WhenOpen>
            <DocumentActions document={document} format={reportFormat} labels={checklistWords} isPrintFirst />
          </WhenOpen>
        ) : (
          <div className={tw`flex flex-col items-start gap-2`}>
            <Button kind="primary" onClick={() => setWanted(true)}>
              {checklistWords.takeButton}
            </Button>
            <AddressAhead />
          </div>
        )}
        <p className={tw`max-w-text text-sm text-quiet`}>{checklistWords.honest}</p>
      </section>
      <section className={tw`flex flex-col gap-2 pt-4 border-t border-line`}>
        <h3 className={tw`text-lg font-heading`}>{checklistWords.helpTitle}</h3>
        <p className={tw`max-w-text`}>{checklistWords.help}</p>
        <h3 className={tw`text-lg font-heading pt-4`}>{checklistWords.moreTitle}</h3>
        <p className={tw`max-w-text`}>{checklistWords.more}</p>
        <div className={tw`flex flex-wrap justify-between gap-3 pt-2`}>
          <div className={tw`flex flex-wrap gap-3`}>
            <Button onClick={() => openPage("/advanced-tools")}>{checklistWords.moreButton}</Button>
            <Button onClick={() => openPage("/pricing")}>{checklistWords.pricingButton}</Button>
          </div>
          <Button kind="quiet" onClick={startOver}>
            {checklistWords.startOver}
          </Button>
        </div>
      </section>
    </>
  );
}
