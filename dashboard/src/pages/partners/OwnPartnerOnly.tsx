import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import { manageSite } from "../../content/manageSite.ts";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { sentWords } from "./apply/Sent.tsx";
import { useOwnPartner } from "./ownPartner.ts";

type Word = "loading" | "failedTitle" | "failedText" | "noneTitle" | "none" | "waiting";

interface Props {
  /** Shown until there is a partner. */
  readonly words: Readonly<Record<Word | "toRequest" | "toPartners", string>> & {
    /** For a pending application; by default `noneTitle`. */
    readonly waitingTitle?: string;
  };
  /** Another link for visitors who do not manage a partner yet. */
  readonly further?: ReactNode;
  readonly children: (partner: OwnPartner) => ReactNode;
}

/** For managers of an approved partner; others are told how to become one. */
export function OwnPartnerOnly({ words, further, children }: Props) {
  const known = useOwnPartner();
  if (known.state === "loading") return <Waiting label={words.loading} />;
  if (known.state === "failed")
    return <LoadFailure title={words.failedTitle} text={words.failedText} onRetry={known.retry} />;
  const { partner } = known;
  if (partner?.status === "approved") return children(partner);
  const isWaiting = partner?.status === "applied" || partner?.status === "unconfirmed";
  return (
    <>
      <div className={tw`flex flex-col gap-2`}>
        <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{titleOf(partner, words)}</h2>
        {partner?.status === "applied" ? <p className={tw`max-w-text`}>{sentWords(partner)}</p> : null}
        <p className={tw`max-w-text`}>{textOf(partner, words)}</p>
      </div>
      <div className={tw`flex flex-col sm:flex-row flex-wrap gap-3`}>
        <SiteLink to="/partners" className={buttonLook.primary}>
          {isWaiting ? words.toRequest : words.toPartners}
        </SiteLink>
        {further}
      </div>
    </>
  );
}

function titleOf(partner: OwnPartner | null, words: Props["words"]): string {
  if (partner?.status === "unconfirmed") return manageSite.unsentTitle;
  return (partner?.status === "applied" && words.waitingTitle) || words.noneTitle;
}

function textOf(partner: OwnPartner | null, words: Props["words"]): string {
  if (partner?.status === "unconfirmed") return manageSite.unsent;
  return partner?.status === "applied" ? words.waiting : words.none;
}
