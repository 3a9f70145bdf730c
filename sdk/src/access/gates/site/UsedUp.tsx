import type { SiteOfPage } from "../../../contract/index.ts";
import { Notice } from "../../../ui/index.ts";
import { words } from "./words.ts";

/** Above the ordinary gate, once a partner's uses of this month are gone. */
export function UsedUp({ site: { name, sponsor } }: { readonly site: SiteOfPage }) {
  if (sponsor === null) return null;
  return (
    <Notice tone="info" role="status">
      <p>{words.usedUp(name, sponsor)}</p>
    </Notice>
  );
}
