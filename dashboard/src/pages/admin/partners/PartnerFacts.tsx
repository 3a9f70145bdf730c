import type { PartnerSite } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { partnerWords as words } from "../../../content/admin/partners.ts";
import { AccountLink } from "../audit/AccountLink.tsx";
import { When } from "../kit/When.tsx";

/** What the partner told us, and the account that manages it. */
export function PartnerFacts({ partner, now }: { readonly partner: PartnerSite; readonly now: Date }) {
  const { name, createdAt, website, about, manager, status } = partner;
  return (
    <div className={`dash-breakable ${tw`flex flex-col items-start gap-1`}`}>
      {name}
      <span className={tw`text-sm font-normal text-quiet`}>
        {status === "applied" ? words.asked : words.since} <When at={createdAt} now={now} />
      </span>
      {website ? (
        <a
          href={website}
          rel="noreferrer"
          className={tw`inline-flex items-center min-h-[2.75rem] text-sm font-normal text-primary`}
        >
          {website}
        </a>
      ) : null}
      {about ? (
        <details open={status === "applied"} className={tw`w-full text-sm font-normal`}>
          <summary className={`dash-question ${tw`cursor-pointer`}`}>{words.about}</summary>
          <p className={tw`max-w-text`}>{about}</p>
        </details>
      ) : null}
      <span className={tw`text-sm font-normal`}>
        {manager ? (
          <>
            {words.managedBy} <AccountLink {...manager} />
          </>
        ) : (
          <span className={tw`text-quiet`}>{words.nobody}</span>
        )}
      </span>
    </div>
  );
}
