import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { applicationState as words } from "../../../content/partnerApplication.ts";
import { Blocks } from "../../../text/Blocks.tsx";
import { Outcome } from "./Outcome.tsx";

interface Props {
  readonly partner: OwnPartner;
  readonly onAskAgain: () => void;
}

/** We said no: what still works, and how to ask again. */
export function Declined({ partner, onAskAgain }: Props) {
  return (
    <Outcome tone="caution" title={words.declinedTitle} text={words.declined(partner.name)}>
      <Blocks blocks={[words.declinedText]} />
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button onClick={onAskAgain}>{words.askAgain}</Button>
      </div>
    </Outcome>
  );
}
