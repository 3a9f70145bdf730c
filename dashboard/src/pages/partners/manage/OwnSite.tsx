import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { manageSite as words } from "../../../content/manageSite.ts";
import { Waiting } from "../../../forms/Waiting.tsx";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { useOwnPartner } from "../ownPartner.ts";
import { Site } from "./Site.tsx";

/** The site that this account manages; whoever manages none is led on. */
export function OwnSite({ userId }: { readonly userId: number }) {
  const known = useOwnPartner();
  if (known.state === "loading") return <Waiting label={words.loading} />;
  if (known.state === "failed")
    return (
      <Notice tone="stop" role="alert" title={words.failedTitle}>
        <p>{words.failedText}</p>
        <p>
          <Button onClick={known.retry}>{words.retry}</Button>
        </p>
      </Notice>
    );
  if (known.partner?.status === "approved") return <Site partner={known.partner} userId={userId} />;
  return <NoSite partner={known.partner} />;
}

function NoSite({ partner }: { readonly partner: OwnPartner | null }) {
  const isWaiting = partner?.status === "applied";
  return (
    <>
      <div className={tw`flex flex-col gap-2`}>
        <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>
          {isWaiting ? words.waitingTitle : words.noneTitle}
        </h2>
        <p className={tw`max-w-text`}>{isWaiting ? words.waiting : words.none}</p>
      </div>
      <div className={tw`flex flex-col sm:flex-row flex-wrap gap-3`}>
        <SiteLink to="/partners" className={buttonLook.primary}>
          {isWaiting ? words.toRequest : words.toPartners}
        </SiteLink>
        <SiteLink to="/embed-builder" className={buttonLook.plain}>
          {words.code}
        </SiteLink>
      </div>
    </>
  );
}
