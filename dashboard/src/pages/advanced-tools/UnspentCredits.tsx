import { creditTitles } from "@iep-insider/sdk/catalog";
import type { Access } from "@iep-insider/sdk/contract";
import { Notice } from "@iep-insider/sdk/ui";
import { hubArrivals } from "../../content/hub.ts";

/** Paid uses that are not bound to a tool yet: the buyer chooses here which tool to use them on. */
export function UnspentCredits({ access }: { readonly access: Access | null }) {
  if (access === null || access.everything) return null;
  const kinds = new Set(access.unspent.flatMap(({ tool, kind }) => (tool === null ? [kind] : [])));
  return [...kinds].map((kind) => (
    <Notice key={kind} tone="good" title={hubArrivals.credit.title(creditTitles[kind])}>
      <p>{hubArrivals.credit[kind]}</p>
    </Notice>
  ));
}
