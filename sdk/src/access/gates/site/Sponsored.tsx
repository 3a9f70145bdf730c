import { type ComponentType, useState } from "react";
import { oneUseOf, toolById } from "../../../catalog/index.ts";
import { ApiError } from "../../../client/index.ts";
import type { SiteOfPage } from "../../../contract/index.ts";
import type { GateProps } from "../../../host/index.ts";
import { tw } from "../../../theme/index.ts";
import { Button, Notice } from "../../../ui/index.ts";
import { AboutTool } from "../AboutTool.tsx";
import type { GateParts } from "../GateParts.ts";
import { Alert } from "../payment/Alert.tsx";
import { oneUse } from "../payment/words.ts";
import { useGatePlace } from "../useGatePlace.ts";
import { siteGateWords } from "./words.ts";

/** `used up`: the partner pays, but this month's uses are gone. `parent`: the partner no longer pays. */
type PaidBy = "partner" | "used up" | "parent";

interface Props extends GateParts, GateProps {
  readonly site: SiteOfPage;
  /** The gate of a page that pays for nothing. */
  readonly Ordinary: ComponentType<GateProps>;
}

/**
 * The gate of a tool that the page's partner pays for: just a button, so that opening a page spends nothing. If another
 * visitor got the last use in the meantime, the ordinary gate is shown, and says why.
 */
export function Sponsored({ tool, wanted, site, surroundings, calls, Ordinary, onOpen }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [paidBy, setPaidBy] = useState<PaidBy>(site.sponsor?.isLeft ? "partner" : "used up");
  const [alert, setAlert] = useState<string | null>(null);
  const { ref, leave } = useGatePlace(paidBy);
  const { sponsored } = siteGateWords;
  const use = oneUseOf(tool);

  if (paidBy !== "partner")
    return (
      <div ref={ref} className={tw`flex flex-col gap-6`}>
        {paidBy === "used up" && site.sponsor ? (
          <Notice role="status">
            <p>{siteGateWords.usedUp(site.name, site.sponsor)}</p>
          </Notice>
        ) : null}
        <Ordinary onOpen={onOpen} />
      </div>
    );
  return (
    <div ref={ref} className={tw`flex flex-col items-start gap-4 max-w-text`}>
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {sponsored.title(toolById(tool).title)}
      </h2>
      <AboutTool tool={toolById(tool)} surroundings={surroundings} />
      <p>
        {sponsored.lead(site.name)} {use === null ? null : oneUse[use]}
      </p>
      <Alert text={alert} />
      <Button kind="primary" aria-disabled={isBusy} onClick={open}>
        {isBusy ? sponsored.opening : sponsored.open(site.name)}
      </Button>
    </div>
  );

  async function open() {
    if (isBusy) return;
    setBusy(true);
    try {
      await calls.openSponsored(tool, wanted);
    } catch (error) {
      setBusy(false);
      const code = error instanceof ApiError ? error.code : null;
      if (code === "sponsor_used_up") setPaidBy("used up");
      else if (code === "payment_required") setPaidBy("parent");
      else setAlert(error instanceof ApiError ? error.sentence : siteGateWords.sponsored.failed);
      return;
    }
    leave();
    onOpen();
    surroundings.memory.changes.dispatchEvent(new Event("change"));
  }
}
