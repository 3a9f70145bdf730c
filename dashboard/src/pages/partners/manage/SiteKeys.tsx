import type { SiteKey } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useRef, useState } from "react";
import { longDate } from "../../../app/account/longDate.ts";
import { dayAndTime } from "../../../app/dayAndTime.ts";
import { siteKeyWords as words } from "../../../content/manageSite.ts";
import { ConfirmAction } from "../../../forms/ConfirmAction.tsx";
import { CopyButton } from "../../../forms/CopyButton.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { relativeTime } from "../../admin/kit/When.tsx";
import { keepKeys, partnerCalls } from "../ownPartner.ts";

/** The site's current and previous keys. */
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

/** Whether the key works: where it was last seen, what to check if never, and which other sites tried it. */
function KeySigns({ of }: { readonly of: SiteKey }) {
  const { seen, refused } = of;
  return (
    <div className={tw`flex flex-col gap-2 w-full`}>
      {seen ? <Seen seen={seen} /> : <p className={tw`font-medium`}>{words.notSeen}</p>}
      {refused && isNewer(refused, seen) ? <Refused refused={refused} /> : null}
      {seen ? (
        <p className={tw`text-sm text-quiet`}>{words.seenMeaning}</p>
      ) : (
        <details className={tw`text-sm`}>
          <summary className={tw`min-h-[2.75rem] content-center cursor-pointer`}>
            {words.notSeenTitle}
          </summary>
          <ul className={tw`list-disc pl-5 flex flex-col gap-1 max-w-text`}>
            {words.notSeenChecks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </details>
      )}
      <LookAgain />
    </div>
  );
}

function Seen({ seen: { at, on } }: { readonly seen: NonNullable<SiteKey["seen"]> }) {
  return (
    <p className={`dash-breakable ${tw`font-medium`}`}>
      <time dateTime={at} title={dayAndTime(at)}>
        {words.seen(ago(at), on === null ? words.inFrame : withoutScheme(on))}
      </time>
    </p>
  );
}

function Refused({ refused: { at, on } }: { readonly refused: NonNullable<SiteKey["refused"]> }) {
  return (
    <p className={`dash-breakable ${tw`max-w-text text-caution`}`}>
      {words.refused(ago(at), withoutScheme(on))}
    </p>
  );
}

/** A site owner who has just added the code comes back here to see whether it works. */
function LookAgain() {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const look = async () => {
    if (state === "busy") return;
    setState("busy");
    try {
      const { partner } = await partnerCalls.getPartner();
      if (partner) keepKeys(partner);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={tw`flex flex-wrap items-center gap-3`}>
      <Button kind="plain" onClick={() => void look()} aria-disabled={state === "busy"}>
        {state === "busy" ? words.looking : words.look}
      </Button>
      <p role="status" className={tw`text-sm text-stop`}>
        {state === "failed" ? words.lookFailed : ""}
      </p>
    </div>
  );
}

/** An old attempt is irrelevant once the key was seen on one of the partner's own pages. */
function isNewer(refused: { readonly at: string }, seen: SiteKey["seen"]): boolean {
  return seen === null || refused.at > seen.at;
}

function ago(at: string): string {
  return relativeTime(new Date(at), new Date());
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, "");
}
