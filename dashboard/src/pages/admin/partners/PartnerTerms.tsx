import type { PartnerSite, SiteKey } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Field } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { longDate } from "../../../app/account/longDate.ts";
import {
  partnerKey,
  partnerLimits,
  partnerWhiteLabel,
  partnerWords as words,
} from "../../../content/admin/partners.ts";
import { ConfirmAction, type ConfirmActionWords, NotYet } from "../../../forms/ConfirmAction.tsx";
import { dollars } from "../kit/dollars.ts";
import { partnerCalls, refetchPartners } from "./partnerCalls.ts";

/** A partner's keys, sponsored uses and AI budget; behind a disclosure, as they are rarely needed. */
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
        <WhiteLabel partner={partner} />
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

function WhiteLabel({ partner: { id, name, allowsWhiteLabel } }: { readonly partner: PartnerSite }) {
  return (
    <div className={tw`flex flex-col items-start gap-1`}>
      <p className={tw`text-sm`}>{allowsWhiteLabel ? words.whiteLabel : words.noWhiteLabel}</p>
      <ConfirmAction
        words={(allowsWhiteLabel ? partnerWhiteLabel.end : partnerWhiteLabel.allow)(name)}
        onDo={async () => {
          await partnerCalls.allowWhiteLabel({ id, allowed: !allowsWhiteLabel });
          await refetchPartners();
        }}
      />
    </div>
  );
}

function figure(number: number): string {
  return number.toLocaleString("en-US");
}

interface Props {
  readonly words: ConfirmActionWords;
  readonly label: string;
  /** The current amount, as typed. */
  readonly given: string;
  readonly read: (written: string) => ReadAmount;
  /** The message for an invalid amount. */
  readonly wrong: string;
  /** Null removes the limit. */
  readonly onSet: (amount: number | null) => Promise<unknown>;
}

function AmountAction({ words, label, given, read, wrong, onSet }: Props) {
  const [written, setWritten] = useState(given);
  return (
    <ConfirmAction
      words={{
        ...words,
        text: (
          <div className={tw`flex flex-col gap-4`}>
            <p>{words.text}</p>
            <Field label={label} autoComplete="off" value={written} onChange={setWritten} />
          </div>
        ),
      }}
      onDo={async () => {
        const amount = read(written);
        if (amount === undefined) throw new NotYet(wrong);
        await onSet(amount);
        await refetchPartners();
      }}
    />
  );
}

/** Null for an empty field, undefined for an invalid amount. */
type ReadAmount = number | null | undefined;

/** Sponsored uses a month: 1 to a million. */
export function usesIn(written: string): ReadAmount {
  const text = written.trim().replaceAll(",", "");
  if (text === "") return null;
  const uses = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return uses >= 1 && uses <= 1_000_000 ? uses : undefined;
}

/** US dollars, up to 100,000. @returns cents. */
export function centsIn(written: string): ReadAmount {
  const text = written.trim().replace(/^\$/, "").replaceAll(",", "");
  if (text === "") return null;
  const [, whole, part = ""] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return cents <= 10_000_000 ? cents : undefined;
}
