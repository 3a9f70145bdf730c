import type { SiteKey } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useRef } from "react";
import { longDate } from "../../../app/account/longDate.ts";
import { siteKeyWords as words } from "../../../content/manageSite.ts";
import { ConfirmAction } from "../../../forms/ConfirmAction.tsx";
import { CopyButton } from "../../../forms/CopyButton.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { keepKeys, partnerCalls } from "../ownPartner.ts";
import { KeySigns, Seen } from "./KeySigns.tsx";

/** The key of the site, and those that it had before. */
export function SiteKeys({ keys }: { readonly keys: readonly SiteKey[] }) {
  const older = keys.filter(({ isCurrent }) => !isCurrent);
  return (
    <PageSection title={words.title} lead={words.lead}>
      {keys
        .filter(({ isCurrent }) => isCurrent)
        .map((key) => (
          <div
            key={key.siteKey}
            className={tw`flex flex-col items-start gap-3 rounded border border-line bg-sheet px-5 py-4`}
          >
            <p className={tw`text-sm text-quiet`}>{words.current}</p>
            <code className="dash-breakable">{key.siteKey}</code>
            <KeySigns of={key} />
            <div className={tw`flex flex-wrap gap-3`}>
              <CopyButton kind="plain" label={words.copy} text={key.siteKey} />
              <ConfirmAction
                kind="quiet"
                words={words.rotate}
                onDo={async () => keepKeys(await partnerCalls.rotateKey())}
              />
            </div>
          </div>
        ))}
      {older.length > 0 ? <OlderKeys keys={older} /> : null}
    </PageSection>
  );
}

function OlderKeys({ keys }: { readonly keys: readonly SiteKey[] }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className={tw`flex flex-col gap-2`}>
      <h3 className={tw`font-semibold`}>{words.older}</h3>
      <p className={tw`text-sm text-quiet`}>{words.olderText}</p>
      <ul ref={list} tabIndex={-1} className={tw`flex flex-col border-b border-line`}>
        {keys.map((key) => (
          <OlderKey key={key.siteKey} of={key} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
    </div>
  );
}

function OlderKey({ of, onEnded }: { readonly of: SiteKey; readonly onEnded: () => void }) {
  const { siteKey, endsAt, seen } = of;
  const day = longDate(endsAt) ?? "";
  const hasEnded = endsAt !== null && new Date(endsAt) <= new Date();
  return (
    <li className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2`}>
      <div className={tw`flex flex-col min-w-0`}>
        <code className="dash-breakable">{siteKey}</code>
        <span className={tw`text-sm text-quiet`}>{hasEnded ? words.ended(day) : words.works(day)}</span>
        {/* A page that was forgotten when the key was changed. */}
        {seen && !hasEnded ? <Seen seen={seen} /> : null}
      </div>
      {hasEnded ? null : (
        <ConfirmAction
          kind="quiet"
          words={words.revoke(siteKey)}
          onDo={async () => {
            keepKeys(await partnerCalls.revokeKey({ siteKey }));
            onEnded();
          }}
        />
      )}
    </li>
  );
}
