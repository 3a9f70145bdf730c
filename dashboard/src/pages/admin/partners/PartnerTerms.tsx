import type { PartnerSite, SiteKey } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { longDate } from "../../../app/account/longDate.ts";
import { partnerKey, partnerLimits, partnerWords as words } from "../../../content/admin/partners.ts";
import { ConfirmAction } from "../../../forms/ConfirmAction.tsx";
import { dollars } from "../kit/dollars.ts";
import { AmountAction } from "./AmountAction.tsx";
import { centsIn, usesIn } from "./amounts.ts";
import { partnerCalls, refetchPartners } from "./partnerCalls.ts";

/** A partner's keys, what is sponsored, and what its AI may cost: looked at now and then, so behind a press. */
export function PartnerTerms({ partner, now }: { readonly partner: PartnerSite; readonly now: Date }) {
  return (
    <details className={tw`w-full`}>
      <summary className={`dash-question ${tw`cursor-pointer`}`}>{words.more}</summary>
      <div className={tw`flex flex-col items-start gap-3`}>
        <ul aria-label={words.keys} className={tw`flex flex-col gap-2 list-none p-0`}>
          {partner.keys.map((key) => (
            <Key key={key.siteKey} of={key} id={partner.id} now={now} />
          ))}
        </ul>
        <Sponsored partner={partner} />
        <Limit partner={partner} />
      </div>
    </details>
  );
}

function Key({ of, id, now }: { readonly of: SiteKey; readonly id: number; readonly now: Date }) {
  const { siteKey, endsAt, isCurrent } = of;
  const day = longDate(endsAt) ?? "";
  const hasEnded = endsAt !== null && new Date(endsAt) <= now;
  return (
    <li className={tw`flex flex-col items-start text-sm`}>
      <code className="dash-breakable">{siteKey}</code>
      <span className={tw`text-quiet`}>
        {isCurrent ? words.current : hasEnded ? words.ended(day) : words.works(day)}
      </span>
      {hasEnded ? null : (
        <ConfirmAction
          kind="quiet"
          words={partnerKey.revoke(siteKey, isCurrent)}
          onDo={async () => {
            await partnerCalls.revokePartnerKey({ id, siteKey });
            await refetchPartners();
          }}
        />
      )}
    </li>
  );
}

function Sponsored({ partner: { id, name, sponsored } }: { readonly partner: PartnerSite }) {
  return (
    <div className={tw`flex flex-col items-start gap-1`}>
      <p className={tw`text-sm`}>
        {sponsored
          ? words.sponsored(figure(sponsored.usedThisMonth), figure(sponsored.uses))
          : words.notSponsored}
      </p>
      <AmountAction
        words={{ ...partnerLimits.sponsor(name), text: partnerLimits.sponsorText }}
        label={partnerLimits.uses}
        given={sponsored ? String(sponsored.uses) : ""}
        read={usesIn}
        wrong={partnerLimits.wrongUses}
        onSet={(uses) => partnerCalls.sponsorPartner({ id, uses })}
      />
    </div>
  );
}

function Limit({ partner: { id, name, dailyCostLimit } }: { readonly partner: PartnerSite }) {
  return (
    <div className={tw`flex flex-col items-start gap-1`}>
      <p className={tw`text-sm`}>
        {dailyCostLimit === null ? words.noLimit : words.limit(dollars(dailyCostLimit))}
      </p>
      <AmountAction
        words={{ ...partnerLimits.limit(name), text: partnerLimits.limitText }}
        label={partnerLimits.dollars}
        given={dailyCostLimit === null ? "" : (dailyCostLimit / 100).toFixed(2)}
        read={centsIn}
        wrong={partnerLimits.wrongDollars}
        onSet={(cents) => partnerCalls.limitPartner({ id, dailyCostLimit: cents })}
      />
    </div>
  );
}

function figure(number: number): string {
  return number.toLocaleString("en-US");
}
