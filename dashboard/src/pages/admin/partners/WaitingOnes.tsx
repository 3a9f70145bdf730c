import { adminPartners } from "@iep-insider/sdk/contract";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { partnerWords as words } from "../../../content/admin/partners.ts";
import { useAsked } from "../kit/useAsked.ts";
import type { ListPlace } from "../kit/useListPlace.ts";
import { partnerCalls } from "./partnerCalls.ts";

/** How many organizations wait for an answer, and the way to them; nothing when none does. */
export function WaitingOnes({ place }: { readonly place: ListPlace<string> }) {
  const { answer } = useAsked(adminPartners.listPartners.path, waiting, partnerCalls.listPartners);
  const count = answer?.rows.length ?? 0;
  if (count === 0) return null;
  // A page of the list is all that is asked for.
  const shown = answer?.next ? words.moreThan(count) : String(count);
  return (
    <Notice title={shown === "1" ? words.waitingOne : words.waitingMany(shown)}>
      {place.values["status"] === waiting.status ? null : (
        <p>
          <Button onClick={() => place.change({ status: waiting.status })}>{words.showWaiting}</Button>
        </p>
      )}
    </Notice>
  );
}

const waiting = { status: "applied" } as const;
