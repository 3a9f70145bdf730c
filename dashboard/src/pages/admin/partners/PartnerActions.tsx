import type { PartnerSite } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { partnerSwitch, partnerWords } from "../../../content/admin/partners.ts";
import { ConfirmAction } from "../../../forms/ConfirmAction.tsx";
import { Decision } from "./Decision.tsx";
import { PartnerDialog } from "./PartnerDialog.tsx";
import { partnerCalls, refetchPartners } from "./partnerCalls.ts";

/** A partner's status, and what an operator can do about it. */
export function PartnerActions({ partner }: { readonly partner: PartnerSite }) {
  const { id, name, active, status } = partner;
  const { title, ...words } = partnerSwitch[active ? "off" : "on"];
  return (
    <div className={tw`flex flex-col items-start gap-2 min-w-[8rem]`}>
      <State partner={partner} />
      {status === "approved" ? null : <Decision partner={partner} approve />}
      {status === "applied" ? <Decision partner={partner} approve={false} /> : null}
      <PartnerDialog partner={partner} />
      {status === "approved" ? (
        <ConfirmAction
          words={{ ...words, title: title(name) }}
          onDo={async () => {
            await partnerCalls.switchPartner({ id, active: !active });
            await refetchPartners();
          }}
        />
      ) : null}
    </div>
  );
}

/** A request that waits or was declined, or whether an approved one is on. */
function State({ partner: { active, status } }: { readonly partner: PartnerSite }) {
  if (status !== "approved")
    return (
      <span className={`${status === "applied" ? tw`text-caution` : tw`text-stop`} ${tw`font-medium`}`}>
        {partnerWords.statuses[status]}
      </span>
    );
  return (
    <span className={`${active ? tw`text-good` : tw`text-stop`} ${tw`font-medium`}`}>
      {active ? partnerWords.on : partnerWords.off}
    </span>
  );
}
