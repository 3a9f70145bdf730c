import type { SiteKey } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { dayAndTime } from "../../../app/dayAndTime.ts";
import { siteKeyWords as words } from "../../../content/manageSite.ts";
import { relativeTime } from "../../admin/kit/relativeTime.ts";
import { keepKeys, partnerCalls } from "../ownPartner.ts";

/** Whether the key works: where it was seen last, what to check where it was not, and who else tried it. */
export function KeySigns({ of }: { readonly of: SiteKey }) {
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

/** Where it was seen last. */
export function Seen({ seen: { at, on } }: { readonly seen: NonNullable<SiteKey["seen"]> }) {
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

/** An old attempt says nothing once the key was seen on a page of one's own. */
function isNewer(refused: { readonly at: string }, seen: SiteKey["seen"]): boolean {
  return seen === null || refused.at > seen.at;
}

function ago(at: string): string {
  return relativeTime(new Date(at), new Date());
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, "");
}
